import type { ServerMessage } from '#contract/live.ts'

import { asciiJson } from './frame.ts'

/** The live connection of a page, over whichever transport it has. */
export type Connection = {
  readonly isOpen: () => boolean
  /** Sends a message, made by `asciiJson`. */
  readonly send: (text: string) => void
  /** The same together with everything else of this turn of the event loop. */
  readonly post: (text: string) => void
  /** Asks the page to send a text back, which times the way there and back. */
  readonly ping: (text: string) => void
  /** Closes with a code of `liveClose`, and tells the page. */
  readonly close: (code: number, reason: string) => void
  /** Ends the connection at once, without notice. */
  readonly cut: () => void
  /**
   * Calls back with each message of the page; null stands for one that is not a text.
   * @param listener gets the moment at which the server had the whole message, in match time
   */
  readonly onMessage: (listener: (text: string | null, receivedAt: number) => void) => void
  readonly onPong: (listener: (text: string) => void) => void
  /** Calls back once, when the connection has ended in whichever way. */
  readonly onClose: (listener: () => void) => void
}

/** Sends a message over a connection. */
export function send(connection: Connection, message: ServerMessage): void {
  connection.send(asciiJson(message))
}
