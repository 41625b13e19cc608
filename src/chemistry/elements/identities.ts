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

/** Returns the last part of the address of the page about an element: 'iron'. */
export function elementSlug({ name }: Pick<Identity, 'name'>): string {
  return name.toLowerCase()
}
