import type { WebSocket } from 'ws'

import type { MatchServerMessage } from '#contract/match.ts'

import type { RoundTrip } from './round-trip.ts'

/** A page of somebody who is signed in. */
export type Page = {
  readonly userId: string
  readonly socket: WebSocket
  readonly roundTrip: RoundTrip
  readonly send: (message: MatchServerMessage) => void
  /** The same for a message that is ASCII JSON already. */
  readonly sendText: (text: string) => void
  /** What the page was last told of its match, so that it is not told twice. */
  lastTold: { readonly sight: string; readonly news: string }
  /** When the way to it was last measured; in the match's time. */
  measuredAt: number
  /** How many whole pictures of a match it was sent. */
  pictures: number
  /** Whether it looks for an opponent; the other pages of its user only know that one does. */
  isLooking: boolean
}

/**
 * A page that leaves a ping unanswered for this long is not there, in milliseconds of the wall clock:
 * a connection that was lost without a word looks open for long.
 */
const QUIET_MS = 1900

/** The pages that are connected to this server, by user. */
export type Pages = {
  readonly add: (page: Page) => void
  readonly remove: (page: Page) => void
  readonly of: (userId: string) => readonly Page[]
  /** Whether a page of a user answers, as far as they were asked. */
  readonly isAwake: (userId: string) => boolean
  /** Whether a page of a user that looks for an opponent answers. */
  readonly isLooking: (userId: string) => boolean
  /** No page of a user looks for an opponent any more. */
  readonly endLooking: (userId: string) => void
  /** Asks the pages of a user whether they are still there. */
  readonly ask: (userId: string) => void
  /** Ends the pages of a user that do not answer, and asks the others. */
  readonly makeRoom: (userId: string) => void
}

export function createPages(): Pages {
  const byUser = new Map<string, readonly Page[]>()
  const of = (userId: string) => byUser.get(userId) ?? []
  return {
    add(page) {
      byUser.set(page.userId, [...(byUser.get(page.userId) ?? []), page])
    },
    remove(page) {
      const left = (byUser.get(page.userId) ?? []).filter((one) => one !== page)
      if (left.length > 0) byUser.set(page.userId, left)
      else byUser.delete(page.userId)
    },
    of,
    isAwake: (userId) => !of(userId).every(isQuiet),
    isLooking: (userId) => of(userId).some((page) => page.isLooking && !isQuiet(page)),
    endLooking(userId) {
      for (const page of of(userId)) page.isLooking = false
    },
    ask(userId) {
      for (const { roundTrip } of of(userId)) roundTrip.measure()
    },
    makeRoom(userId) {
      for (const page of of(userId)) {
        if (isQuiet(page)) page.socket.terminate()
        else page.roundTrip.measure()
      }
    },
  }
}

function isQuiet({ roundTrip }: Page): boolean {
  return roundTrip.silence() >= QUIET_MS
}
