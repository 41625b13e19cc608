/** How far each key goes along a row; without an end where a key leads to the first or the last. */
export type Steps = Readonly<Record<string, number>>

/** Returns the place in a row of so many that a key leads to from another one, or null for a key without a step. */
export function nextPlace(steps: Steps, key: string, from: number, count: number): number | null {
  const step = steps[key]
  return step === undefined ? null : Math.max(0, Math.min(count - 1, from + step))
}
