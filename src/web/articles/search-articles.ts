import { identityOf } from '#chemistry/identities.ts'

import { type ArticleEntry, type Level, levelLabels } from './article.ts'

/** What a reader looks for. */
export type Wanted = { readonly query: string; readonly level: Level | 'all' }

export const everything: Wanted = { query: '', level: 'all' }

/** Other spellings and words for what the articles call differently. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ['valency', 'valence'],
  ['caesium', 'cesium'],
  ['aluminium', 'aluminum'],
  ['sulphur', 'sulfur'],
  ['nonmetal', 'non-metal'],
  ['formulae', 'formula'],
  ['mobile', 'smartphone'],
  ['phone', 'smartphone'],
  ['burning', 'combustion'],
  ['rust', 'rusting'],
])

/** What the query of an address asks for; a level that does not exist counts as none. */
export function wantedBy(search: URLSearchParams): Wanted {
  const level = search.get('level') ?? ''
  return { query: search.get('q') ?? '', level: isLevel(level) ? level : 'all' }
}

/** The query of the address that asks for this; empty when everything is wanted. */
export function searchOf({ query, level }: Wanted): Readonly<Record<string, string>> {
  return { ...(query !== '' && { q: query }), ...(level !== 'all' && { level }) }
}

/**
 * The articles that hold every word of the query in one of their names, terms and elements: the word
 * itself or one that begins with it, so that 'ion' finds ionic bonds and no reactions. Two letters are
 * first taken for a whole word, as in 'pH' and 'Fe'.
 */
export function searchArticles(
  articles: readonly ArticleEntry[],
  { query, level }: Wanted,
): readonly ArticleEntry[] {
  const shelf = articles.map((article) => ({ article, words: searchWords(article) }))
  const isWanted = wordsOf(query).map((word) => {
    const isWhole = word.length <= 2 && shelf.some(({ words }) => words.includes(word))
    const forms = formsOf(word)
    return (other: string) =>
      isWhole ? other === word : forms.some((form) => other.startsWith(form))
  })
  return shelf
    .filter(({ article, words }) => {
      const isOnLevel = level === 'all' || article.level === level
      return isOnLevel && isWanted.every((holds) => words.some(holds))
    })
    .map(({ article }) => article)
}

/** The articles whose words look most like the query, best first. */
export function nearestArticles(
  articles: readonly ArticleEntry[],
  query: string,
  count: number,
): readonly ArticleEntry[] {
  return articles
    .map((article) => ({ article, likeness: likeness(query, article) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ article }) => article)
}

function isLevel(text: string): text is Level {
  return Object.hasOwn(levelLabels, text)
}

function wordsOf(text: string): readonly string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '')
}

/** The word, what the articles call it, and both without the ending of the plural. */
function formsOf(word: string): readonly string[] {
  const singular = word.replace(/ies$/, 'y').replace(/(?<=..[^s])s$/, '')
  return [word, singular].flatMap((form) => [form, synonyms.get(form) ?? form])
}

/** All words of an article; of 'non-metal' also the parts. */
function searchWords(article: ArticleEntry): readonly string[] {
  const words = wordsOf(searchText(article))
  return [...words, ...words.flatMap((word) => word.split('-'))]
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

function searchText({
  title,
  subtitle,
  keyTerms,
  synonyms: other,
  elements,
}: ArticleEntry): string {
  const names = elements.flatMap((symbol) => {
    const found = identityOf(symbol)
    return found === undefined ? [] : [symbol, found.name, found.nameIUPAC]
  })
  return plain([title, subtitle, ...keyTerms, ...other, ...names].join(' '))
}

/** The share of the letter pairs of the query that the best word of the article has, 0 to 1. */
function likeness(query: string, article: ArticleEntry): number {
  const pairs = pairsOf(plain(query))
  const words = wordsOf(searchText(article))
  const shares = words.map((word) => {
    const here = pairsOf(word)
    const shared = pairs.filter((pair) => here.includes(pair)).length
    return (2 * shared) / Math.max(1, pairs.length + here.length)
  })
  return Math.max(0, ...shares)
}

function pairsOf(text: string): readonly string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, index) =>
    text.slice(index, index + 2),
  )
}
