import type { Socket } from 'node:net'

import type { WebSocket } from 'ws'

import { textFrame } from './frame.ts'

/** A live socket, and its connection. */
export type Wire = { readonly socket: WebSocket; readonly line: Socket }

/** Messages that wait for the end of this turn of the event loop. */
export type Outbox = {
  /** Queues a message, made by `asciiJson`; messages of one socket are sent in their order. */
  readonly post: (to: Wire, text: string) => void
}

/** Bytes that may wait in memory for a client that does not read. */
const UNREAD_BYTES = 1024 * 1024

/**
 * Creates an outbox that sends the messages of one turn of the event loop together. The answers of many
 * matches are stored at once, and sending message after message costs less than with the work for a
 * match in between. Each is written as a whole frame past the library, which writes whole frames to the
 * same connection; that halves the cost of sending. docs/decisions/0013 has the figures.
 */
export function createOutbox(): Outbox {
  let waiting: { readonly to: Wire; readonly text: string }[] = []
  return {
    post(to, text) {
      if (waiting.length === 0) setImmediate(sendAll)
      waiting.push({ to, text })
    },
  }

  function sendAll(): void {
    const all = waiting
    waiting = []
    for (const { to, text } of all) if (isReading(to.socket)) to.line.write(textFrame(text))
  }
}

/** Returns whether a socket is open and its client reads; cuts one whose client does not. */
export function isReading(socket: WebSocket): boolean {
  if (socket.readyState !== socket.OPEN) return false
  if (socket.bufferedAmount <= UNREAD_BYTES) return true
  socket.terminate()
  return false
}
