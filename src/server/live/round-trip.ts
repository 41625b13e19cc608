import type { WebSocket } from 'ws'

/** Measurements that count: the shortest of them is the way through the network, the rest is waiting. */
const KEPT = 5

/** How long a frame takes to a client and back, as the server itself measures it. */
export type RoundTrip = {
  /** Sends a ping; at most one is on its way. */
  readonly measure: () => void
  /** The shortest of the last measurements in milliseconds; 0 when there is none yet. */
  readonly shortest: () => number
  /** For how many milliseconds the ping that is on its way has not been answered; 0 when none is. */
  readonly silence: () => number
}

/**
 * Measures with pings whose content nobody can guess, so that a client cannot answer before it was
 * asked. It can answer late, which is why the rules limit what is allowed for it.
 * @param clock milliseconds of a clock that is never set
 */
export function measureRoundTrip(
  socket: WebSocket,
  clock: () => number,
  secret: () => string,
): RoundTrip {
  let kept: readonly number[] = []
  let sent: { readonly text: string; readonly at: number } | null = null
  socket.on('pong', (data) => {
    if (sent === null || data.toString() !== sent.text) return
    kept = [...kept, clock() - sent.at].slice(-KEPT)
    sent = null
  })
  return {
    measure() {
      if (sent !== null || socket.readyState !== socket.OPEN) return
      sent = { text: secret(), at: clock() }
      socket.ping(sent.text)
    },
    shortest: () => (kept.length === 0 ? 0 : Math.min(...kept)),
    silence: () => (sent === null ? 0 : clock() - sent.at),
  }
}
