import type { ServerMessage } from '#contract/live.ts'
import type { MatchClientMessage } from '#contract/match.ts'

import { type PlayerPage, openPlayerPage } from './player-page.ts'

/** A line that was lost, and is back once the player has heard of the match or the search again. */
export type Outage = { readonly lostAt: number; servedAt: number | null }

export type LineParts = {
  readonly port: number
  readonly origin: string
  readonly cookies: ReadonlyMap<string, string>
}

/** The line of a robot, which connects again when it is lost or silent. */
export type RobotLine = {
  readonly outages: readonly Outage[]
  readonly isOpen: () => boolean
  /** Drops the message while the line is not open. */
  readonly send: (message: MatchClientMessage) => void
  /** The moments of the latest message in each direction; it has sent none at `-Infinity`. */
  readonly heardAt: () => number
  readonly sentAt: () => number
  /** Notes that the player has heard of the match or the search: an outage is over. */
  readonly served: () => void
  /** Asks for a sign of life when nothing comes, and gives a silent line up. Returns whether it is open. */
  readonly check: () => boolean
  readonly close: () => void
}

/** So long it trusts a line on which nothing comes, and one that is not greeted yet; it asks before. */
const SILENT_MS = 1500
const UNGREETED_MS = 5000
const ASK_MS = 500
/** Waits between attempts to connect: the first, and the longest after doubling. */
const RETRY_MS = 20
const MAX_RETRY_MS = 320

/** Connects at once. */
export function openRobotLine(
  { port, cookies, origin }: LineParts,
  onMessage: (message: ServerMessage) => void,
): RobotLine {
  const outages: Outage[] = []
  let page: PlayerPage
  let isGreeted = false
  let isClosed = false
  let retryMs = RETRY_MS
  let heardAt = performance.now()
  let sentAt = -Infinity
  let pingedAt = -Infinity
  connect()

  return {
    outages,
    isOpen,
    send(message) {
      if (!isOpen()) return
      sentAt = performance.now()
      page.send(message)
    },
    heardAt: () => heardAt,
    sentAt: () => sentAt,
    served() {
      const outage = outages.at(-1)
      if (outage?.servedAt === null) outage.servedAt = heardAt
    },
    check() {
      const now = performance.now()
      if (now - heardAt > (isGreeted ? SILENT_MS : UNGREETED_MS)) {
        heardAt = now
        page.socket.terminate()
        return false
      }
      if (!isOpen()) return false
      if (now - heardAt > ASK_MS && now - pingedAt > ASK_MS) {
        pingedAt = now
        page.socket.send(JSON.stringify({ type: 'ping', t: now }))
      }
      return true
    },
    close() {
      isClosed = true
      page.socket.terminate()
    },
  }

  function isOpen(): boolean {
    return page.socket.readyState === page.socket.OPEN
  }

  function connect(): void {
    const mine = openPlayerPage(port, cookies, origin)
    page = mine
    isGreeted = false
    heardAt = performance.now()
    mine.onFrame(() => {
      const message = mine.messages.at(-1)
      if (page === mine && message !== undefined) hear(message)
    })
    mine.socket.on('close', () => {
      if (isClosed || page !== mine) return
      if (outages.at(-1)?.servedAt !== null) {
        outages.push({ lostAt: performance.now(), servedAt: null })
      }
      setTimeout(() => isClosed || connect(), retryMs)
      retryMs = Math.min(2 * retryMs, MAX_RETRY_MS)
    })
  }

  function hear(message: ServerMessage): void {
    heardAt = performance.now()
    if (message.type === 'hello') {
      retryMs = RETRY_MS
      isGreeted = true
    }
    onMessage(message)
  }
}
