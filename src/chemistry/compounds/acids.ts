import { commonAcid, type CommonFormula } from '#chemistry/acids/common-acids.ts'
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

/** Weak acids with the pKa of the table of common acids, in one decimal. */
export const weakAcids: readonly (Electrolyte & { readonly acidity: number })[] = [
  weak('CH3COOH', 'C'),
  weak('HCOOH', 'C'),
  weak('HF', 'F'),
  weak('HClO', 'Cl'),
  weak('HCN', 'N'),
]

/** Weak bases, which take up H⁺ only in part. */
export const weakBases: readonly Electrolyte[] = [
  { name: 'ammonia', formula: 'NH3', element: 'N' },
  { name: 'methylamine', formula: 'CH3NH2', element: 'C' },
]

function weak(
  formula: CommonFormula,
  element: ElementSymbol,
): Electrolyte & { readonly acidity: number } {
  const { name, pKa } = commonAcid(formula)
  return { name, formula, element, acidity: Math.round(10 * pKa) / 10 }
}
