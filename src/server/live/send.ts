import type { WebSocket } from 'ws'

import type { ServerMessage } from '#contract/live.ts'

/** Messages that wait until the server has done what it is at. */
export type Outbox = {
  /** Keeps a message as it is now; those of a socket go out in their order. */
  readonly post: (socket: WebSocket, message: ServerMessage) => void
}

/** What may wait in memory for a client that does not read, in bytes. */
const UNREAD_BYTES = 1024 * 1024

/** Sends a message, or cuts the connection of a client that has stopped reading. */
export function send(socket: WebSocket, message: ServerMessage): void {
  sendText(socket, JSON.stringify(message))
}

/**
 * Sends together what was posted in one turn of the event loop. The answers of many matches are stored
 * at once, and messages that follow each other cost less than with the work for a match between them;
 * docs/decisions/0013 has the figures.
 */
export function createOutbox(): Outbox {
  let waiting: { readonly socket: WebSocket; readonly text: string }[] = []
  return {
    post(socket, message) {
      if (waiting.length === 0) setImmediate(sendAll)
      waiting.push({ socket, text: JSON.stringify(message) })
    },
  }

  function sendAll(): void {
    const all = waiting
    waiting = []
    for (const { socket, text } of all) sendText(socket, text)
  }
}

function sendText(socket: WebSocket, text: string): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > UNREAD_BYTES) socket.terminate()
  else socket.send(text)
}
