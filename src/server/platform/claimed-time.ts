/**
 * The instant that a browser claims, in milliseconds since 1970, kept between 1970 and `now` because
 * the clock of the browser may be wrong.
 */
export function claimedTime(instant: string, now: number): number {
  return Math.max(0, Math.min(now, Date.parse(instant)))
}
