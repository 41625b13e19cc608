/**
 * Bounds of how far the server's clock is ahead of the page's, in milliseconds. Every message gives a
 * lower bound, and the answer to a ping gives an upper bound too.
 */
export type ServerClock = { readonly least: number; readonly most: number }

type Sample = {
  /** Milliseconds since 1970, as the server sent it. */
  readonly serverTime: number
  /** Milliseconds of the page's clock, which only grows. */
  readonly receivedAt: number
  /** When the page asked for it; undefined for a message that it did not ask for. */
  readonly sentAt?: number
}

/** Returns the clock after one more message. If messages contradict each other, the newest is right. */
export function clockAfter(
  clock: ServerClock | null,
  { serverTime, receivedAt, sentAt }: Sample,
): ServerClock {
  const sample = {
    least: serverTime - receivedAt,
    most: sentAt === undefined ? Infinity : serverTime - sentAt,
  }
  if (clock === null) return sample
  const least = Math.max(clock.least, sample.least)
  const most = Math.min(clock.most, sample.most)
  return least > most ? sample : { least, most }
}

/** Returns the server's time at a time of the page's clock. */
export function serverTimeAt({ least, most }: ServerClock, pageTime: number): number {
  return pageTime + (most === Infinity ? least : (least + most) / 2)
}
