import { parseFormula } from '#chemistry/compounds/formulas.ts'
import { namedCompounds } from '#chemistry/reference/named-compounds.ts'
import { editDistance } from '#chemistry/search/edit-distance.ts'

import { namedAcids } from './acid-names.ts'
import { readName } from './read-name.ts'
import { afterPrefix, tidyName } from './spelling.ts'
import { anionWords, cationWords, elementWords, latinWords, nonMetals } from './words.ts'

/** Why a text is no name, and a name that differs from it by the spelling of one word only. */
export type NameProblem =
  | { readonly problem: 'empty' | 'formula' | 'order' }
  | { readonly problem: 'numeral'; readonly text: string }
  | { readonly problem: 'word'; readonly text: string; readonly near: string | null }

/**
 * Tells why a text cannot be read as a name. A near spelling is offered where one word that is no word of
 * any name is one or two letters away from exactly one that is: 'chlorid' is chloride, but 'chlorte' may
 * be chlorite or chlorate. It does not look at what is asked for, and never exchanges words that exist.
 */
export function nameProblem(text: string): NameProblem {
  const tidy = tidyName(text)
  if (tidy === '') return { problem: 'empty' }
  if (!('error' in parseFormula(text.trim()))) return { problem: 'formula' }
  const bracket = [...tidy.matchAll(/\(([^()]*)\)/g)].find(([, inner = '']) => !isSign(inner))
  if (bracket !== undefined) return { problem: 'numeral', text: bracket[0] }
  const tokens = tidy
    .replace(/\([^()]*\)/g, ' ')
    .split(/[\s-]+/)
    .filter((token) => token !== '')
  const unknown = tokens.filter((token) => !isWord(token))
  const [first] = unknown
  if (first === undefined) return { problem: 'order' }
  return { problem: 'word', text: first, near: unknown.length === 1 ? nearName(tidy, first) : null }
}

/** Words shorter than this are easily taken for each other. */
const SHORTEST = 3
/** Up to this length one letter may be wrong, above it two. */
const SHORT = 6

const words: ReadonlySet<string> = new Set([
  ...elementWords.map(({ word }) => word),
  ...anionWords.flatMap(({ ion, words: own }) => [...ion.name.split(' '), ...own]),
  ...cationWords.flatMap(({ words: own }) => own),
  ...nonMetals.map(({ second }) => second),
  ...latinWords.map(({ word }) => word),
  ...namedAcids.flatMap(({ name, also }) => [name, ...also].flatMap((entry) => entry.split(' '))),
  ...namedCompounds
    .flatMap(({ name, also }) => [name, ...also])
    .flatMap((entry) => tidyName(entry.replace(/\(.*\)/, '')).split(' ')),
  'hydrate',
  'anhydrous',
  'hydrated',
  'water',
  'ion',
  'acid',
])

function isWord(token: string): boolean {
  return (
    words.has(token) ||
    /^[ivx]+$|^\d+$/.test(token) ||
    afterPrefix(token).some(({ rest }) => words.has(rest))
  )
}

/** Latin and other names of elements that symbols come from. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['natrium', 'sodium'],
  ['kalium', 'potassium'],
  ['wolfram', 'tungsten'],
  ['ferrum', 'iron'],
  ['cuprum', 'copper'],
  ['argentum', 'silver'],
  ['plumbum', 'lead'],
  ['stannum', 'tin'],
  ['aurum', 'gold'],
])

/** The only name that a text becomes when its unknown word is changed by as few letters as possible. */
function nearName(tidy: string, unknown: string): string | null {
  const english = otherNames.get(unknown)
  if (english !== undefined) {
    const name = tidy.replace(unknown, english)
    return readName(name).length > 0 ? withCapitalNumerals(name) : null
  }
  const starts = [
    { rest: unknown },
    ...afterPrefix(unknown).filter(({ rest }) => rest.length >= SHORTEST),
  ]
  const close = starts
    .flatMap(({ rest }) => closeWords(rest).map((near) => ({ ...near, rest })))
    .map(({ word, distance, rest }) => ({
      text: tidy.replace(unknown, unknown.slice(0, unknown.length - rest.length) + word),
      distance,
    }))
    .filter(({ text }) => readName(text).length > 0)
  const least = Math.min(...close.map(({ distance }) => distance))
  const nearest = new Set(
    close.filter(({ distance }) => distance === least).map(({ text }) => text),
  )
  const [only, ...others] = nearest
  return only === undefined || others.length > 0 ? null : withCapitalNumerals(only)
}

function withCapitalNumerals(name: string): string {
  return name.replace(/\([ivx, ]+\)/g, (numeral) => numeral.toUpperCase())
}

function closeWords(
  token: string,
): readonly { readonly word: string; readonly distance: number }[] {
  if (token.length < SHORTEST) return []
  const most = token.length <= SHORT ? 1 : 2
  return [...words]
    .filter((word) => word.length >= SHORTEST)
    .map((word) => ({ word, distance: editDistance(token, word, most) }))
    .filter(({ distance }) => distance <= most)
}

function isSign(inner: string): boolean {
  return /^(?:viii|vii|vi|iv|v|iii|ii|i|\+?[1-8]\+?|\d?-|ii,iii|ii,iv|1\/\d+)$/.test(
    inner.replace(/\s/g, ''),
  )
}
