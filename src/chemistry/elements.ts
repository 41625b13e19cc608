import { elementRows } from './element-data.ts'
import type { Element, ElementRow, ElementSymbol } from './element-record.ts'

export type {
  Block,
  Classification,
  Element,
  ElementSymbol,
  PhysicalState,
} from './element-record.ts'

/** All 118 elements; the index is the atomic number minus 1. */
export const elements: readonly Element[] = elementRows.map(toElement)

const bySymbol: ReadonlyMap<ElementSymbol, Element> = new Map(
  elements.map((entry) => [entry.symbol, entry]),
)

function toElement(row: ElementRow): Element {
  return {
    ...row,
    protons: row.atomicNumber,
    neutrons: row.typicalIsotope - row.atomicNumber,
    electrons: row.atomicNumber,
    nameIUPAC: row.nameIUPAC ?? row.name,
    massInterval: row.massInterval ?? null,
    massIsStandard: row.massIsStandard ?? true,
    radioactive: row.radioactive ?? false,
    configurationPredicted: row.configurationPredicted ?? false,
    statePredicted: row.statePredicted ?? false,
    classPredicted: row.classPredicted ?? false,
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

/**
 * Finds elements by name, IUPAC spelling, symbol or atomic number, in any case. Exact symbols
 * and numbers come first, then names that begin with the query, then names that contain it;
 * equals stand by atomic number. An empty query finds nothing.
 */
export function searchElements(query: string): readonly Element[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return []
  return elements
    .map((entry) => ({ entry, rank: searchRank(entry, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}

const NO_MATCH = 3

function searchRank(entry: Element, wanted: string): number {
  const names = [entry.name.toLowerCase(), entry.nameIUPAC.toLowerCase()]
  if (entry.symbol.toLowerCase() === wanted || String(entry.atomicNumber) === wanted) return 0
  if (names.some((name) => name.startsWith(wanted))) return 1
  if (names.some((name) => name.includes(wanted))) return 2
  return NO_MATCH
}
