/** A time in s and a concentration in mol/L. */
export type TimePoint = readonly [seconds: number, concentration: number]

const POINTS = 60

/** Even steps from one time to another. */
export function times(from: number, to: number): readonly number[] {
  return Array.from({ length: POINTS + 1 }, (_, index) => from + ((to - from) * index) / POINTS)
}

/** Returns the course of a first-order reaction of one reactant with a half-life. */
export function firstOrderCurve(
  start: number,
  halfLife: number,
  until: number,
): readonly TimePoint[] {
  return times(0, until).map((time) => [time, start * 0.5 ** (time / halfLife)])
}

/** Concentrations of A and B in A ⇌ B, both directions of first order. */
export type Pair = { readonly a: number; readonly b: number }

/**
 * Returns how the concentrations of A ⇌ B come closer to equilibrium.
 * @param constant the equilibrium constant [B]/[A]
 * @param relaxation the time in s in which the distance to equilibrium falls to the e-th part
 */
export function reversibleCurve(
  start: Pair,
  constant: number,
  relaxation: number,
  [from, to]: readonly [from: number, to: number],
): { readonly a: readonly TimePoint[]; readonly b: readonly TimePoint[] } {
  const total = start.a + start.b
  const end = { a: total / (1 + constant), b: (total * constant) / (1 + constant) }
  const at = (time: number, before: number, after: number): TimePoint => [
    time,
    after + (before - after) * Math.exp(-(time - from) / relaxation),
  ]
  return {
    a: times(from, to).map((time) => at(time, start.a, end.a)),
    b: times(from, to).map((time) => at(time, start.b, end.b)),
  }
}
