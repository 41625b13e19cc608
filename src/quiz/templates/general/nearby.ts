import { formatNumber } from '#chemistry/units.ts'
import { type Random, shuffle } from '#quiz/random.ts'

const FACTORS = [0.45, 0.62, 0.78, 0.88, 1.14, 1.3, 1.65, 2.2]

/** Wrong values on both sides of a measured one, far enough to stay wrong after rounding. */
export function nearby(random: Random, value: number): number[] {
  return shuffle(random, FACTORS).map((factor) => value * factor * (0.98 + 0.04 * random()))
}

/** Whole numbers around another one that are at least `lowest`, in random order. */
export function nearbyWhole(random: Random, value: number, lowest: number): number[] {
  return shuffle(random, [-4, -3, -2, -1, 1, 2, 3, 4])
    .map((step) => value + step)
    .filter((count) => count >= lowest)
}

/** Whether two results agree within the rounding to three significant figures. */
export function agrees(value: number, result: number): boolean {
  return Math.abs(value - result) <= 0.006 * Math.abs(result)
}

/** A value as it is read from three significant figures. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3))
}

/** Writes a result with three significant figures and its unit. */
export function withUnit(unit: string): (value: number) => string {
  return (value) => `${formatNumber(value, { significant: 3 })} ${unit}`
}
