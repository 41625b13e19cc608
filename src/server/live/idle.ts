import type { WebSocket } from 'ws'

import { liveClose } from '#contract/live.ts'

/** Closes a socket that has sent nothing for a time. Pings of the server and their answers do not count. */
export function closeIdle(socket: WebSocket, afterMs: number): void {
  const timer = setTimeout(() => socket.close(liveClose.idle, 'nothing was sent'), afterMs)
  timer.unref()
  socket.on('message', () => timer.refresh())
  socket.on('close', () => clearTimeout(timer))
}
