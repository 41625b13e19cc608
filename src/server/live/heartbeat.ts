import type { WebSocket } from 'ws'

/** Pings that may stay unanswered before a connection counts as dead. */
const MISSED_PINGS = 2

/**
 * Pings all sockets at intervals and cuts those that stay silent, because a connection that was lost
 * without a close looks open forever.
 * @returns a function that stops the heartbeat
 */
export function startHeartbeat(sockets: ReadonlySet<WebSocket>, everyMs: number): () => void {
  const unanswered = new WeakMap<WebSocket, number>()
  const timer = setInterval(() => {
    for (const socket of sockets) {
      const missed = unanswered.get(socket)
      if (missed === undefined) socket.on('pong', () => unanswered.set(socket, 0))
      if (missed === MISSED_PINGS) socket.terminate()
      else socket.ping()
      unanswered.set(socket, (missed ?? 0) + 1)
    }
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
