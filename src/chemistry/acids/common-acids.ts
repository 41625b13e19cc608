/** A weak acid that every course knows, with its pKa at 25 °C. */
export type CommonAcid = {
  readonly name: string
  /** Plain text. */
  readonly formula: string
  readonly pKa: number
}

/**
 * The one table of common weak acids: tools, questions and the longer table of conjugate pairs read it. Source:
 * LibreTexts, table E1 (after the CRC Handbook), rounded to two decimals; OpenStax Chemistry 2e, appendix H, agrees
 * within 0.15.
 */
export const commonAcids = [
  { name: 'acetic acid', formula: 'CH3COOH', pKa: 4.76 },
  { name: 'formic acid', formula: 'HCOOH', pKa: 3.75 },
  { name: 'hydrofluoric acid', formula: 'HF', pKa: 3.2 },
  { name: 'nitrous acid', formula: 'HNO2', pKa: 3.25 },
  { name: 'hypochlorous acid', formula: 'HClO', pKa: 7.4 },
  { name: 'hydrocyanic acid', formula: 'HCN', pKa: 9.21 },
] as const satisfies readonly CommonAcid[]

export type CommonFormula = (typeof commonAcids)[number]['formula']

/**
 * One of these acids by its formula.
 * @throws RangeError when the table does not have it.
 */
export function commonAcid(formula: CommonFormula): CommonAcid {
  const found = commonAcids.find((acid) => acid.formula === formula)
  if (found === undefined) throw new RangeError(`No constant of ${formula}.`)
  return found
}
