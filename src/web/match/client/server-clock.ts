/**
 * How far the server's clock is ahead of the page's, in milliseconds, as far as it is known: a
 * message shows that it is at least so far ahead, the answer to a ping also that it is at most so far.
 */
export type ServerClock = { readonly least: number; readonly most: number }

type Sample = {
  /** Milliseconds since 1970, as the server told. */
  readonly serverTime: number
  /** Milliseconds of the page's clock, which only grows. */
  readonly receivedAt: number
  /** When the page asked for it; undefined when the server told it unasked. */
  readonly sentAt?: number
}

/** The clock after one more message. When the messages contradict, the newest is right. */
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

/** The server's time at a moment of the page's clock. */
export function serverTimeAt({ least, most }: ServerClock, pageTime: number): number {
  return pageTime + (most === Infinity ? least : (least + most) / 2)
}
