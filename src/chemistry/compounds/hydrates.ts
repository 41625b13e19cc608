import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A salt that crystallizes with water. */
export type Hydrate = {
  /** The salt without its water, in plain text. */
  readonly salt: string
  readonly name: string
  /** Molecules of water for each formula unit. */
  readonly water: number
  readonly element: ElementSymbol
}

/**
 * Hydrates that are sold and used under these formulas (CRC Handbook of Chemistry and Physics,
 * Physical Constants of Inorganic Compounds). Each was compared with a second list, the CRC densities
 * of solid inorganic compounds in the Python package chemicals 1.5.2, and nickel(II) chloride, which
 * that list lacks, with its registration at the European Chemicals Agency. Other hydrates of some of these salts
 * exist, so a question gives the name with its number or the masses.
 */
export const hydrates: readonly Hydrate[] = [
  { salt: 'CuSO4', name: 'copper(II) sulfate', water: 5, element: 'Cu' },
  { salt: 'MgSO4', name: 'magnesium sulfate', water: 7, element: 'Mg' },
  { salt: 'Na2CO3', name: 'sodium carbonate', water: 10, element: 'Na' },
  { salt: 'CaSO4', name: 'calcium sulfate', water: 2, element: 'Ca' },
  { salt: 'CoCl2', name: 'cobalt(II) chloride', water: 6, element: 'Co' },
  { salt: 'FeSO4', name: 'iron(II) sulfate', water: 7, element: 'Fe' },
  { salt: 'ZnSO4', name: 'zinc sulfate', water: 7, element: 'Zn' },
  { salt: 'BaCl2', name: 'barium chloride', water: 2, element: 'Ba' },
  { salt: 'CaCl2', name: 'calcium chloride', water: 2, element: 'Ca' },
  { salt: 'CaCl2', name: 'calcium chloride', water: 6, element: 'Ca' },
  { salt: 'Na2S2O3', name: 'sodium thiosulfate', water: 5, element: 'S' },
  { salt: 'MgCl2', name: 'magnesium chloride', water: 6, element: 'Mg' },
  { salt: 'Na2SO4', name: 'sodium sulfate', water: 10, element: 'Na' },
  { salt: 'SrCl2', name: 'strontium chloride', water: 6, element: 'Sr' },
  { salt: 'CuCl2', name: 'copper(II) chloride', water: 2, element: 'Cu' },
  { salt: 'MnCl2', name: 'manganese(II) chloride', water: 4, element: 'Mn' },
  { salt: 'NiCl2', name: 'nickel(II) chloride', water: 6, element: 'Ni' },
  { salt: 'Co(NO3)2', name: 'cobalt(II) nitrate', water: 6, element: 'Co' },
  { salt: 'Ni(NO3)2', name: 'nickel(II) nitrate', water: 6, element: 'Ni' },
  { salt: 'Zn(NO3)2', name: 'zinc nitrate', water: 6, element: 'Zn' },
  { salt: 'Mg(NO3)2', name: 'magnesium nitrate', water: 6, element: 'Mg' },
  { salt: 'Ca(NO3)2', name: 'calcium nitrate', water: 4, element: 'Ca' },
]
