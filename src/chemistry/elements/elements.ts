import { elementRows } from './element-data.ts'
import type { Element, ElementRow, ElementSymbol, Identity } from './element-record.ts'
import { identityOf } from './identities.ts'

export type { Classification, Element, ElementSymbol, PhysicalState } from './element-record.ts'

/** All 118 elements; the index is the atomic number minus 1. */
export const elements: readonly Element[] = elementRows.flatMap((row) => {
  const identity = identityOf(row.symbol)
  return identity === undefined ? [] : [toElement(identity, row)]
})

const bySymbol: ReadonlyMap<ElementSymbol, Element> = new Map(
  elements.map((entry) => [entry.symbol, entry]),
)

function toElement(identity: Identity, row: ElementRow): Element {
  return {
    ...identity,
    ...row,
    protons: identity.atomicNumber,
    neutrons: row.typicalIsotope - identity.atomicNumber,
    electrons: identity.atomicNumber,
    massInterval: row.massInterval ?? null,
    massIsStandard: row.massIsStandard ?? true,
    radioactive: row.radioactive ?? false,
    configurationPredicted: row.configurationPredicted ?? false,
    statePredicted: row.statePredicted ?? false,
    ionizationEnergyBasis:
      row.ionizationEnergy === null ? null : (row.ionizationEnergyBasis ?? 'measured'),
    densityNote: row.densityNote ?? null,
    sublimes: row.sublimes ?? false,
    temperatureNote: row.temperatureNote ?? null,
  }
}

/** The element with this atomic number, 1 to 118. */
export function elementByNumber(atomicNumber: number): Element | undefined {
  return elements[atomicNumber - 1]
}

/** The element with this symbol, exact case: 'Co' is cobalt, 'CO' is nothing. */
export function elementBySymbol(symbol: string): Element | undefined {
  return bySymbol.get(symbol)
}

/**
 * The element with a symbol that is known to be right, as in the text of a program.
 * @throws RangeError when no element has the symbol.
 */
export function element(symbol: ElementSymbol): Element {
  const found = bySymbol.get(symbol)
  if (found === undefined) throw new RangeError(`No element has the symbol '${symbol}'`)
  return found
}
