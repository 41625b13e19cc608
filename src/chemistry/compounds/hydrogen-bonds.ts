import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** Molecular substances of an element by whether their molecules form hydrogen bonds with each other. */
type HydrogenBonding = {
  readonly element: ElementSymbol
  /** With hydrogen bonded to N, O or F; formulas in plain text. */
  readonly bonding: readonly string[]
  readonly others: readonly string[]
}

/** Undisputed cases; HCN and CHCl3, whose C–H groups bond weakly, are left out. */
export const hydrogenBonding: readonly HydrogenBonding[] = [
  {
    element: 'O',
    bonding: ['H2O', 'H2O2', 'CH3OH', 'C2H5OH', 'CH3COOH', 'HCOOH', 'C3H7OH'],
    others: ['CH3OCH3', 'CH3COCH3', 'CH3CHO', 'HCHO', 'CO2', 'C2H5OCH3'],
  },
  {
    element: 'N',
    bonding: ['NH3', 'N2H4', 'CH3NH2', 'C2H5NH2', '(CH3)2NH'],
    others: ['N(CH3)3', 'NF3', 'NCl3', 'N2O', 'NO2'],
  },
  { element: 'F', bonding: ['HF'], others: ['CH3F', 'CH2F2', 'C2H5F', 'CF4', 'PF3', 'OF2'] },
]

/**
 * Boiling points in °C at 101.3 kPa, rounded (CRC Handbook). Second sources agree within 1 °C:
 * Chambers and Holliday, Modern Inorganic Chemistry, for H₂S, H₂Se and H₂Te; OpenStax Chemistry 2e,
 * section 10.1, for C₂H₆, CH₃NH₂, CH₃OCH₃ and C₂H₅OH; Merck Index for CH₃OH and C₂H₅SH; NIOSH
 * Pocket Guide to Chemical Hazards for CH₃SH and N₂H₄. For AsH₃ some textbooks have −55 °C, still far
 * below NH₃.
 */
type Boiling = { readonly formula: string; readonly boilingPoint: number }

/** A substance with hydrogen bonds and one of like molecules without, which boils far below. */
export const boilingPairs: readonly {
  readonly element: ElementSymbol
  readonly bonding: Boiling
  readonly other: Boiling
}[] = [
  pair('O', ['H2O', 100], ['H2S', -60]),
  pair('O', ['H2O', 100], ['H2Se', -41]),
  pair('O', ['H2O', 100], ['H2Te', -2]),
  pair('F', ['HF', 20], ['HCl', -85]),
  pair('F', ['HF', 20], ['HBr', -67]),
  pair('F', ['HF', 20], ['HI', -35]),
  pair('N', ['NH3', -33], ['PH3', -88]),
  pair('N', ['NH3', -33], ['AsH3', -62]),
  pair('O', ['CH3OH', 65], ['CH3SH', 6]),
  pair('O', ['C2H5OH', 78], ['C2H5SH', 35]),
  pair('O', ['C2H5OH', 78], ['CH3OCH3', -25]),
  pair('N', ['N2H4', 114], ['C2H6', -89]),
  pair('N', ['CH3NH2', -6], ['C2H6', -89]),
]

function pair(
  element: ElementSymbol,
  [bonding, high]: readonly [string, number],
  [other, low]: readonly [string, number],
): { readonly element: ElementSymbol; readonly bonding: Boiling; readonly other: Boiling } {
  return {
    element,
    bonding: { formula: bonding, boilingPoint: high },
    other: { formula: other, boilingPoint: low },
  }
}
