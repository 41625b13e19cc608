import type { WebSocket } from 'ws'

import type { ServerMessage } from '#contract/live.ts'

/** What may wait in memory for a client that does not read, in bytes. */
const UNREAD_BYTES = 1024 * 1024

/** Sends a message, or cuts the connection of a client that has stopped reading. */
export function send(socket: WebSocket, message: ServerMessage): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > UNREAD_BYTES) return socket.terminate()
  socket.send(JSON.stringify(message))
}
