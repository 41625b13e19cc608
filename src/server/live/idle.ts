import { liveClose } from '#contract/live.ts'

import type { Connection } from './transport/connection.ts'

/** Closes a connection that sends nothing for a time. Answers to pings of the server do not count. */
export function closeIdle(connection: Connection, afterMs: number): void {
  const timer = setTimeout(() => connection.close(liveClose.idle, 'nothing was sent'), afterMs)
  timer.unref()
  connection.onMessage(() => timer.refresh())
  connection.onClose(() => clearTimeout(timer))
}
