import type { Connection } from './transport/connection.ts'

/** Pings that may stay unanswered before a connection counts as dead. */
const MISSED_PINGS = 2

/**
 * Pings all connections at intervals and cuts those that stay silent, because a connection that was lost
 * without a close looks open forever.
 * @returns a function that stops the heartbeat
 */
export function startHeartbeat(connections: ReadonlySet<Connection>, everyMs: number): () => void {
  const unanswered = new WeakMap<Connection, number>()
  const timer = setInterval(() => {
    for (const connection of connections) {
      const missed = unanswered.get(connection)
      if (missed === undefined) connection.onPong(() => unanswered.set(connection, 0))
      if (missed === MISSED_PINGS) connection.cut()
      else connection.ping('')
      unanswered.set(connection, (missed ?? 0) + 1)
    }
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
