import { molarMass } from '#chemistry/compounds/formulas.ts'
import type { Term } from '#chemistry/reactions/equations.ts'
import { formatNumber } from '#chemistry/units.ts'
import { type Random, shuffle } from '#quiz/random.ts'

const FACTORS = [0.45, 0.62, 0.78, 0.88, 1.14, 1.3, 1.65, 2.2]

/** Mass in g of the amount of a term that its coefficient stands for, times `amount`. */
export function massOf({ coefficient, formula }: Term, amount: number): number {
  return amount * coefficient * molarMass(formula)
}

/** Wrong values on both sides of a measured one, far enough to stay wrong after rounding. */
export function nearby(random: Random, value: number): number[] {
  return shuffle(random, FACTORS).map((factor) => value * factor * (0.98 + 0.04 * random()))
}

/** Whether two results agree within the rounding to three significant figures. */
export function agrees(value: number, result: number): boolean {
  return Math.abs(value - result) <= 0.006 * Math.abs(result)
}

/** A value as it is read from three significant figures. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3))
}

/** Writes a mass in g with three significant figures. */
export function grams(value: number): string {
  return `${threeFigures(value)} g`
}

/** Writes a molar mass in g/mol with three significant figures. */
export function gramsPerMole(value: number): string {
  return `${threeFigures(value)} g/mol`
}

/** Writes an amount in mol with three significant figures. */
export function moles(value: number): string {
  return `${threeFigures(value)} mol`
}

/** Writes a percentage with three significant figures. The sign stands close to its number. */
export function percent(value: number): string {
  return `${threeFigures(value)}%`
}

function threeFigures(value: number): string {
  return formatNumber(value, { significant: 3 })
}
