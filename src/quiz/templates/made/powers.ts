import { superscript } from '#chemistry/units.ts'
import { type Amount, exact } from '#quiz/worked/amounts.ts'
import { type Expression, raised } from '#quiz/worked/expressions.ts'

/** A base with its exponent, unless that is 1: '[NH₃]²'. */
export function powerText(base: string, exponent: number): string {
  return exponent === 1 ? base : `${base}${superscript(exponent)}`
}

/** A number of a calculation to a power, unless the exponent is 1. */
export function powerPart(base: Amount, exponent: number): Expression {
  return exponent === 1 ? base : raised(base, exact(exponent))
}
