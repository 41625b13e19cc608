/** The median and the slow end of some times in milliseconds, in a fixed width. */
export function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1).padStart(7)
  return `${at(0.5)} ${at(0.99)}`
}
