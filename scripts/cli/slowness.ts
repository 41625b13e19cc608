import { scryptSync } from 'node:crypto'

/** How long the work below takes, in milliseconds, where the limits of tests were chosen. */
const USUAL_MS = 150
/** A machine that is slower than that would not be of use. */
const MAX = 8

/**
 * Returns how many times longer than usual this machine takes for a piece of work now, with whatever else it does:
 * from 1 on. Tests have so many times longer until they count as hanging.
 * @param measure milliseconds of the piece of work
 */
export function slowness(measure: () => number = workMs): number {
  return Math.min(Math.max(measure() / USUAL_MS, 1), MAX)
}

/** Longer than the time that a system gives one of several busy programs at a time. */
function workMs(): number {
  const began = performance.now()
  for (let count = 0; count < 3; count += 1) scryptSync('as slow as this machine', 'salt', 32)
  return performance.now() - began
}
