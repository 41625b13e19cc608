import type { ElementSymbol, Identity } from './element-record.ts'
import { identityRows } from './identity-data.ts'

export type { Identity } from './element-record.ts'

/** Name, symbol, number, class and place of all 118 elements, by atomic number. */
export const identities: readonly Identity[] = identityRows.map((row) => ({
  ...row,
  nameIUPAC: row.nameIUPAC ?? row.name,
  classPredicted: row.classPredicted ?? false,
}))

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

/** Names that IUPAC does not use and people do: those that symbols come from, and an older spelling. */
const otherNames: ReadonlyMap<ElementSymbol, string> = new Map([...originalNames, ['S', 'sulphur']])

const bySymbol: ReadonlyMap<ElementSymbol, Identity> = new Map(
  identities.map((identity) => [identity.symbol, identity]),
)

/** The identity of the element with this symbol, exact case: 'Co' is cobalt, 'CO' is nothing. */
export function identityOf(symbol: string): Identity | undefined {
  return bySymbol.get(symbol)
}

/** The last part of the address of the page about an element: 'iron'. */
export function elementSlug({ name }: Pick<Identity, 'name'>): string {
  return name.toLowerCase()
}

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

function namesOf(entry: Identity): readonly string[] {
  return [...spellingsOf(entry), otherNames.get(entry.symbol) ?? []].flat()
}

/** The name as the product shows it, and as IUPAC spells it. */
function spellingsOf({ name, nameIUPAC }: Identity): readonly string[] {
  return [name.toLowerCase(), nameIUPAC.toLowerCase()]
}
