import type { ElementSymbol, Identity } from './element-record.ts'
import { identityRows } from './identity-data.ts'

export type { Identity } from './element-record.ts'

/** Name, symbol, number, class and place of all 118 elements, by atomic number. */
export const identities: readonly Identity[] = identityRows.map((row) => ({
  ...row,
  nameIUPAC: row.nameIUPAC ?? row.name,
  classPredicted: row.classPredicted ?? false,
}))

const bySymbol: ReadonlyMap<ElementSymbol, Identity> = new Map(
  identities.map((identity) => [identity.symbol, identity]),
)

/** The identity of the element with this symbol, exact case: 'Co' is cobalt, 'CO' is nothing. */
export function identityOf(symbol: string): Identity | undefined {
  return bySymbol.get(symbol)
}

/**
 * The identity of the element that is called so, in any case: by its symbol, its name, the IUPAC
 * spelling of it, or its atomic number.
 */
export function identityCalled(text: string): Identity | undefined {
  const wanted = text.toLowerCase()
  return identities.find(({ symbol, name, nameIUPAC, atomicNumber }) =>
    [symbol, name, nameIUPAC, String(atomicNumber)].some((call) => call.toLowerCase() === wanted),
  )
}

/**
 * Finds elements by name, IUPAC spelling, symbol or atomic number, in any case. Exact symbols
 * and numbers come first, then names that begin with the query, then names that contain it;
 * equals stand by atomic number. An empty query finds nothing.
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
  const names = [entry.name.toLowerCase(), entry.nameIUPAC.toLowerCase()]
  if (entry.symbol.toLowerCase() === wanted || String(entry.atomicNumber) === wanted) return 0
  if (names.some((name) => name.startsWith(wanted))) return 1
  if (names.some((name) => name.includes(wanted))) return 2
  return NO_MATCH
}
