import { ionicRadiusTable, propertyTable } from './element-property-data.ts'
import type { ElementSymbol } from './element-record.ts'

/** Properties that belong to atoms rather than to the bulk element. */
export type Properties = {
  /** Revised Pauling scale; null where there is no value. */
  readonly electronegativity: number | null
  /** eV released when a gaseous atom takes one electron; null where the anion is not bound. */
  readonly electronAffinity: number | null
  /** Single-bond covalent radius after Cordero and others (2008) in pm. */
  readonly covalentRadius: number | null
  /** Van der Waals radius after Bondi, else Alvarez, in pm. */
  readonly vanDerWaalsRadius: number | null
  /** Lowest first; empty where no compound is known, and for 104 to 118, whose states are predicted. */
  readonly commonOxidationStates: readonly number[]
  /** Abundance in the Earth's crust in mg/kg. */
  readonly crustAbundance: number | null
}

const unknown: Properties = {
  electronegativity: null,
  electronAffinity: null,
  covalentRadius: null,
  vanDerWaalsRadius: null,
  commonOxidationStates: [],
  crustAbundance: null,
}

/** The properties of an element; all unknown for a symbol that is none. */
export function properties(symbol: ElementSymbol): Properties {
  return propertyTable[symbol] ?? unknown
}

/**
 * Ionic radius after Shannon (1976) in pm for six neighbours, high spin where the spin matters;
 * null where the table has none. `charge` is signed: ionicRadius('O', -2) is 140.
 */
export function ionicRadius(symbol: ElementSymbol, charge: number): number | null {
  return ionicRadiusTable[symbol]?.find(([other]) => other === charge)?.[1] ?? null
}
