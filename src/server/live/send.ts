import type { Socket } from 'node:net'

import type { WebSocket } from 'ws'

import type { ServerMessage } from '#contract/live.ts'

import { textFrame } from './frame.ts'

/** A live socket, and the connection that it speaks over. */
export type Wire = { readonly socket: WebSocket; readonly line: Socket }

/** Messages that wait until the server has done what it is at. */
export type Outbox = {
  /** Keeps a message, in the words of `asciiJson`; those of a socket go out in their order. */
  readonly post: (to: Wire, text: string) => void
}

/** What may wait in memory for a client that does not read, in bytes. */
const UNREAD_BYTES = 1024 * 1024

/** Sends a message, or cuts the connection of a client that has stopped reading. */
export function send(socket: WebSocket, message: ServerMessage): void {
  if (isReading(socket)) socket.send(JSON.stringify(message))
}

/**
 * Sends together what was posted in one turn of the event loop. The answers of many matches are stored
 * at once, and messages that follow each other cost less than with the work for a match between them.
 * Each is written as a whole frame, past the library, which writes whole frames to the same connection:
 * that is half of what sending costs. docs/decisions/0013 has the figures.
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

/** Whether a socket is open and its client reads; one whose client does not is cut. */
function isReading(socket: WebSocket): boolean {
  if (socket.readyState !== socket.OPEN) return false
  if (socket.bufferedAmount <= UNREAD_BYTES) return true
  socket.terminate()
  return false
}
