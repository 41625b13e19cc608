import { plainFormula } from '#chemistry/compounds/plain-formula.ts'
import type { Equation, Term } from '#chemistry/reactions/equations.ts'

/** A substance as the tables name it, in plain text with its state: 'CO2(g)'. */
export function substanceOf({ formula, state }: Term): string {
  return `${plainFormula(formula)}(${state})`
}

/**
 * The change of a quantity in a reaction, with one decimal: the values of the products minus those of the reactants,
 * each times its number. Null where the table lacks a substance.
 */
export function changeOf(
  { reactants, products }: Equation,
  valueOf: (substance: string) => number | null,
): number | null {
  const [before, after] = [sumOf(reactants, valueOf), sumOf(products, valueOf)]
  return before === null || after === null ? null : tenths(after - before)
}

/** A value with one decimal, as the tables have it. */
export function tenths(value: number): number {
  return Math.round(10 * value) / 10
}

function sumOf(
  terms: readonly Term[],
  valueOf: (substance: string) => number | null,
): number | null {
  return terms.reduce<number | null>((sum, term) => {
    const value = valueOf(substanceOf(term))
    return sum === null || value === null ? null : sum + term.coefficient * value
  }, 0)
}
