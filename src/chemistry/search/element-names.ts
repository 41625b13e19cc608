import type { ElementSymbol } from '#chemistry/elements/element-record.ts'
import { identities, type Identity } from '#chemistry/elements/identities.ts'

/** The names that the symbols come from which English names do not explain. */
export const originalNames: ReadonlyMap<ElementSymbol, string> = new Map([
  ['Na', 'natrium'],
  ['K', 'kalium'],
  ['Fe', 'ferrum'],
  ['Cu', 'cuprum'],
  ['Ag', 'argentum'],
  ['Sn', 'stannum'],
  ['Sb', 'stibium'],
  ['W', 'wolfram'],
  ['Au', 'aurum'],
  ['Hg', 'hydrargyrum'],
  ['Pb', 'plumbum'],
])

/** Names that IUPAC does not use and people do: those that symbols come from, and older ones. */
const otherNames: readonly (readonly [ElementSymbol, string])[] = [
  ...originalNames,
  ['S', 'sulphur'],
  ['Hg', 'quicksilver'],
]

/**
 * The identity of the element that is called so, in any case: by its symbol, one of its names, or its
 * atomic number.
 */
export function identityCalled(text: string): Identity | undefined {
  const wanted = text.toLowerCase()
  return identities.find((entry) =>
    [entry.symbol.toLowerCase(), String(entry.atomicNumber), ...namesOf(entry)].includes(wanted),
  )
}

/**
 * Finds elements by name, another name or spelling, symbol or atomic number, in any case. Exact symbols
 * and numbers come first, then names that begin with the query, then names that contain it; equals stand
 * by atomic number. Another name has to begin with it, since it is not on screen to explain a match in its
 * middle. An empty query finds nothing.
 */
export function searchElements(query: string): readonly Identity[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return []
  return identities
    .map((entry) => ({ entry, rank: searchRank(entry, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}

const NO_MATCH = 3

function searchRank(entry: Identity, wanted: string): number {
  if (entry.symbol.toLowerCase() === wanted || String(entry.atomicNumber) === wanted) return 0
  if (namesOf(entry).some((name) => name.startsWith(wanted))) return 1
  if (spellingsOf(entry).some((name) => name.includes(wanted))) return 2
  return NO_MATCH
}

/** Returns all names of an element in small letters: as the product shows it, by IUPAC, and others. */
export function namesOf(entry: Identity): readonly string[] {
  const others = otherNames.filter(([symbol]) => symbol === entry.symbol).map(([, name]) => name)
  return [...spellingsOf(entry), ...others]
}

/** The name as the product shows it, and as IUPAC spells it. */
function spellingsOf({ name, nameIUPAC }: Identity): readonly string[] {
  return [name.toLowerCase(), nameIUPAC.toLowerCase()]
}
