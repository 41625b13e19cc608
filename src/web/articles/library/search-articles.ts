import { identityOf } from '#chemistry/elements/identities.ts'
import { type Level, levelLabels } from '#content/levels.ts'
import type { ArticleEntry } from '#web/articles/blocks/article.ts'

/** A search of a reader. */
export type Wanted = { readonly query: string; readonly level: Level | 'all' }

export const everything: Wanted = { query: '', level: 'all' }

/** Other spellings and words for terms of the articles. */
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

/** Words of a question without any bearing on its subject. */
const fillers: ReadonlySet<string> = new Set(
  'a an and are between by can do does for from how in is it of on or the to vs what when which why with'.split(
    ' ',
  ),
)

/** Reads the search from an address; a level that does not exist counts as none. */
export function wantedBy(search: URLSearchParams): Wanted {
  const level = search.get('level') ?? ''
  return { query: search.get('q') ?? '', level: isLevel(level) ? level : 'all' }
}

/** The query of the address that asks for this; empty when everything is wanted. */
export function searchOf({ query, level }: Wanted): Readonly<Record<string, string>> {
  return { ...(query !== '' && { q: query }), ...(level !== 'all' && { level }) }
}

/** The texts in which a search looks. */
type Searchable = Pick<
  ArticleEntry,
  'title' | 'subtitle' | 'level' | 'keyTerms' | 'synonyms' | 'elements'
>

/**
 * The articles that hold every word of the query in one of their names, terms and elements: the word
 * itself or one that begins with it, so that 'ion' finds ionic bonds and no reactions. Two letters are
 * first taken for a whole word, as in 'pH' and 'Fe'. The small words of a question count only where there
 * are no others, as 'In' alone is indium; of 'acid-base' the parts count where no article has the whole.
 */
export function searchArticles<Article extends Searchable>(
  articles: readonly Article[],
  { query, level }: Wanted,
): readonly Article[] {
  const shelf = articles.map((article) => ({ article, words: searchWords(article) }))
  const isWanted = wordsMeant(query).flatMap((word) => {
    const holds = isMeantBy(word, shelf)
    const isKnown = shelf.some(({ words }) => words.some(holds))
    return isKnown ? [holds] : word.split('-').map((part) => isMeantBy(part, shelf))
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

type Shelf = readonly { readonly words: readonly string[] }[]

function isMeantBy(word: string, shelf: Shelf): (other: string) => boolean {
  const isWhole = word.length <= 2 && shelf.some(({ words }) => words.includes(word))
  const forms = formsOf(word)
  return (other) => (isWhole ? other === word : forms.some((form) => other.startsWith(form)))
}

function wordsMeant(query: string): readonly string[] {
  const words = wordsOf(query)
  const meant = words.filter((word) => !fillers.has(word))
  return meant.length > 0 ? meant : words
}

function isLevel(text: string): text is Level {
  return Object.hasOwn(levelLabels, text)
}

function wordsOf(text: string): readonly string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .map((word) => word.replaceAll(/^-+|-+$/g, ''))
    .filter((word) => word !== '')
}

/** The word, its synonyms in the articles, and both without the ending of the plural. */
function formsOf(word: string): readonly string[] {
  const singular = word.replace(/ies$/, 'y').replace(/(?<=..[^s])s$/, '')
  return [word, singular].flatMap((form) => [form, synonyms.get(form) ?? form])
}

/** All words of an article; of 'non-metal' also the parts. */
function searchWords(article: Searchable): readonly string[] {
  const words = wordsOf(searchText(article))
  return [...words, ...words.flatMap((word) => word.split('-'))]
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

function searchText({ title, subtitle, keyTerms, synonyms: other, elements }: Searchable): string {
  const names = elements.flatMap((symbol) => {
    const found = identityOf(symbol)
    return found === undefined ? [] : [symbol, found.name, found.nameIUPAC]
  })
  return plain([title, subtitle, ...keyTerms, ...other, ...names].join(' '))
}

/** How much the words of the query look like those of the article, 0 to 1. */
function likeness(query: string, article: ArticleEntry): number {
  const words = wordsOf(searchText(article))
  const likenesses = wordsMeant(query).map((word) => bestLikeness(word, words))
  return likenesses.reduce((sum, one) => sum + one, 0) / Math.max(1, likenesses.length)
}

/** The share of the letter pairs of a word that the one most like it has, 0 to 1. */
function bestLikeness(word: string, words: readonly string[]): number {
  const pairs = pairsOf(word)
  const shares = words.map((other) => {
    const here = pairsOf(other)
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
