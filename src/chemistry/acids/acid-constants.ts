import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

import { commonAcid, type CommonFormula } from './common-acids.ts'

/** A weak acid and its conjugate base, in plain text. */
export type ConjugatePair = {
  readonly name: string
  readonly acid: string
  readonly base: string
  /** At 25 °C and zero ionic strength. */
  readonly pKa: number
  readonly element: ElementSymbol
  /** Acids of the same element lie one H⁺ apart, from the first step on; 1 for all others. */
  readonly step: 1 | 2 | 3
}

/** Kw of water at 25 °C as schools use it; measured is 1.01 × 10⁻¹⁴ (CRC Handbook). */
export const KW = 1e-14

/**
 * Weak acids with their pKa. Sources: LibreTexts, table E1 (after the CRC Handbook), for acetic, formic, benzoic,
 * chloroacetic, hydrofluoric, hypochlorous, hypobromous and hydrocyanic acid, carbonic and sulfurous acid with
 * their second steps, and hydrogen sulfate; the database minteq.v4 of PHREEQC (USGS) for propanoic and butanoic
 * acid, the first two steps of phosphoric acid and the amines; phreeqc.dat for its third step and for ammonium.
 * Each was found in a second table (OpenStax Chemistry 2e, appendix H, or the other of these) within 0.07,
 * of phenol in two tables after LibreTexts, of hypochlorous acid within 0.17 and of hydrocyanic acid within 0.1.
 * Carbonic and sulfurous acid are the dissolved gas and the acid together. Every question gives its value.
 */
export const conjugatePairs: readonly ConjugatePair[] = [
  commonPair('CH3COOH', 'CH3COO^-', 'C'),
  commonPair('HCOOH', 'HCOO^-', 'C'),
  pair('propanoic acid', 'C2H5COOH', 'C2H5COO^-', 4.87, 'C'),
  pair('butanoic acid', 'C3H7COOH', 'C3H7COO^-', 4.82, 'C'),
  pair('benzoic acid', 'C6H5COOH', 'C6H5COO^-', 4.2, 'C'),
  pair('chloroacetic acid', 'CH2ClCOOH', 'CH2ClCOO^-', 2.87, 'Cl'),
  commonPair('HF', 'F^-', 'F'),
  commonPair('HClO', 'ClO^-', 'Cl'),
  pair('hypobromous acid', 'HBrO', 'BrO^-', 8.55, 'Br'),
  commonPair('HCN', 'CN^-', 'N'),
  pair('phenol', 'C6H5OH', 'C6H5O^-', 9.99, 'C'),
  pair('carbonic acid', 'H2CO3', 'HCO3^-', 6.35, 'C'),
  pair('hydrogen carbonate', 'HCO3^-', 'CO3^2-', 10.33, 'C', 2),
  pair('phosphoric acid', 'H3PO4', 'H2PO4^-', 2.15, 'P'),
  pair('dihydrogen phosphate', 'H2PO4^-', 'HPO4^2-', 7.2, 'P', 2),
  pair('hydrogen phosphate', 'HPO4^2-', 'PO4^3-', 12.35, 'P', 3),
  pair('hydrogen sulfate', 'HSO4^-', 'SO4^2-', 1.99, 'S'),
  pair('sulfurous acid', 'H2SO3', 'HSO3^-', 1.85, 'S'),
  pair('hydrogen sulfite', 'HSO3^-', 'SO3^2-', 7.2, 'S', 2),
  pair('ammonium', 'NH4^+', 'NH3', 9.25, 'N'),
  pair('methylammonium', 'CH3NH3^+', 'CH3NH2', 10.64, 'N'),
  pair('dimethylammonium', '(CH3)2NH2^+', '(CH3)2NH', 10.77, 'N'),
  pair('trimethylammonium', '(CH3)3NH^+', '(CH3)3N', 9.8, 'N'),
]

/**
 * The pair of an acid.
 * @throws RangeError when the table does not have it.
 */
export function pairOf(acid: string): ConjugatePair {
  const found = conjugatePairs.find((one) => one.acid === acid)
  if (found === undefined) throw new RangeError(`No constant of ${acid}.`)
  return found
}

/** Ka in the two figures that its pKa allows. */
export function acidConstant({ pKa }: Pick<ConjugatePair, 'pKa'>): number {
  return Number((10 ** -pKa).toPrecision(2))
}

/** Kb of the conjugate base in two figures. */
export function baseConstant({ pKa }: Pick<ConjugatePair, 'pKa'>): number {
  return Number((KW / 10 ** -pKa).toPrecision(2))
}

function commonPair(acid: CommonFormula, base: string, element: ElementSymbol): ConjugatePair {
  const { name, pKa } = commonAcid(acid)
  return pair(name, acid, base, pKa, element)
}

function pair(
  name: string,
  acid: string,
  base: string,
  pKa: number,
  element: ElementSymbol,
  step: 1 | 2 | 3 = 1,
): ConjugatePair {
  return { name, acid, base, pKa, element, step }
}
