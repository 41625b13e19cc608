import { type Formula, formulaParts } from './formulas.ts'

/** Writes a formula without its charge in plain text: 'Ca(OH)2'. */
export function plainFormula(formula: Formula): string {
  return formulaParts({ ...formula, charge: 0 })
    .map(({ text }) => text)
    .join('')
}
