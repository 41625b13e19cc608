import type { Connection } from './transport/connection.ts'

/** Recent measurements that count; the shortest has the least waiting beside the network's time. */
const RECENT = 5

/** The round trip to a client, measured by the server. */
export type RoundTrip = {
  /** Sends a ping, unless one is waiting for its pong, or was sent less than so many milliseconds ago. */
  readonly measure: (atMostEveryMs?: number) => void
  /** Returns the shortest of the recent measurements in milliseconds; 0 when there is none yet. */
  readonly shortest: () => number
  /** Returns for how many milliseconds the last ping has waited for its pong; 0 when it has it. */
  readonly silence: () => number
}

/**
 * Measures with pings of unguessable content, so that a client cannot answer ahead of a ping. It can
 * answer late, so the rules of the match limit the allowance for it.
 * @param clock milliseconds of a clock that is never set
 */
export function measureRoundTrip(
  connection: Connection,
  clock: () => number,
  secret: () => string,
): RoundTrip {
  let recent: readonly number[] = []
  let sent: { readonly text: string; readonly at: number } | null = null
  let lastAt = -Infinity
  connection.onPong((text) => {
    if (text !== sent?.text) return
    recent = [...recent, clock() - sent.at].slice(-RECENT)
    sent = null
  })
  return {
    measure(atMostEveryMs = 0) {
      if (sent !== null || clock() - lastAt < atMostEveryMs || !connection.isOpen()) return
      lastAt = clock()
      sent = { text: secret(), at: lastAt }
      connection.ping(sent.text)
    },
    shortest: () => (recent.length === 0 ? 0 : Math.min(...recent)),
    silence: () => (sent === null ? 0 : clock() - sent.at),
  }
}
