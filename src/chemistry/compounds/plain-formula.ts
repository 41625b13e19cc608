import { type Formula, formatFormula } from './formulas.ts'

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉'

/** Writes a formula without its charge in plain text: 'Ca(OH)2'. */
export function plainFormula(formula: Formula): string {
  return formatFormula({ ...formula, charge: 0 }).replace(/[₀-₉]/g, (digit) =>
    String(SUBSCRIPTS.indexOf(digit)),
  )
}
