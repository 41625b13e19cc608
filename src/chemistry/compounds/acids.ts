import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** An acid or base in water: name in running text, formula in plain text, telling element. */
export type Electrolyte = {
  readonly name: string
  readonly formula: string
  readonly element: ElementSymbol
}

/** Acids with one acidic hydrogen that ionize completely in dilute solution. */
export const strongAcids: readonly Electrolyte[] = [
  { name: 'hydrochloric acid', formula: 'HCl', element: 'Cl' },
  { name: 'hydrobromic acid', formula: 'HBr', element: 'Br' },
  { name: 'hydroiodic acid', formula: 'HI', element: 'I' },
  { name: 'nitric acid', formula: 'HNO3', element: 'N' },
  { name: 'perchloric acid', formula: 'HClO4', element: 'Cl' },
]

/** Hydroxides of alkali metals, which ionize completely. */
export const strongBases: readonly Electrolyte[] = [
  { name: 'lithium hydroxide', formula: 'LiOH', element: 'Li' },
  { name: 'sodium hydroxide', formula: 'NaOH', element: 'Na' },
  { name: 'potassium hydroxide', formula: 'KOH', element: 'K' },
  { name: 'rubidium hydroxide', formula: 'RbOH', element: 'Rb' },
]

/**
 * Weak acids with their pKa at 25 °C, one decimal (CRC Handbook, as in LibreTexts table E1). OpenStax
 * Chemistry 2e, appendix H, agrees within 0.15: 7.5 for hypochlorous and 9.3 for hydrocyanic acid.
 */
export const weakAcids: readonly (Electrolyte & { readonly acidity: number })[] = [
  { name: 'acetic acid', formula: 'CH3COOH', element: 'C', acidity: 4.8 },
  { name: 'formic acid', formula: 'HCOOH', element: 'C', acidity: 3.8 },
  { name: 'hydrofluoric acid', formula: 'HF', element: 'F', acidity: 3.2 },
  { name: 'hypochlorous acid', formula: 'HClO', element: 'Cl', acidity: 7.4 },
  { name: 'hydrocyanic acid', formula: 'HCN', element: 'N', acidity: 9.2 },
]

/** Weak bases, which take up H⁺ only in part. */
export const weakBases: readonly Electrolyte[] = [
  { name: 'ammonia', formula: 'NH3', element: 'N' },
  { name: 'methylamine', formula: 'CH3NH2', element: 'C' },
]
