/**
 * The instant that a browser claims, in milliseconds since 1970, kept between 1970 and `now` because
 * the clock of the browser may be wrong.
 * @param sentAt the moment of sending by the same clock, which says by how much it is wrong
 */
export function claimedTime(instant: string, now: number, sentAt?: string): number {
  const error = sentAt === undefined ? 0 : Date.parse(sentAt) - now
  return Math.max(0, Math.min(now, Date.parse(instant) - error))
}
