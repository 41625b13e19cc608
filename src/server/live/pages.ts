import type { MatchServerMessage } from '#contract/match.ts'

import type { RoundTrip } from './round-trip.ts'
import type { Connection } from './transport/connection.ts'

/** A connected page of a signed-in user. */
export type Page = {
  readonly userId: string
  /** The place that it is connected from, see `householdOf`; null for a school's network. */
  readonly network: string | null
  readonly connection: Connection
  readonly roundTrip: RoundTrip
  readonly send: (message: MatchServerMessage) => void
  /** Sends a message that is ASCII JSON already. */
  readonly sendText: (text: string) => void
}

/**
 * A page that leaves a ping unanswered for this long counts as unresponsive, in milliseconds of the wall
 * clock: a connection that was lost without a close looks open for long.
 */
const UNRESPONSIVE_MS = 1900

/** The pages that are connected to this server, by user. */
export type Pages = {
  readonly add: (page: Page) => void
  readonly remove: (page: Page) => void
  readonly of: (userId: string) => readonly Page[]
  /** Whether a user has a page here. */
  readonly has: (userId: string) => boolean
  /** Whether a page of a user answers its pings. */
  readonly isResponsive: (userId: string) => boolean
  /** Pings the pages of a user. */
  readonly ping: (userId: string) => void
  /** Cuts the unresponsive pages of a user, and pings the others. */
  readonly makeRoom: (userId: string) => void
}

export function createPages(): Pages {
  const byUser = new Map<string, readonly Page[]>()
  const of = (userId: string) => byUser.get(userId) ?? []
  return {
    add(page) {
      byUser.set(page.userId, [...of(page.userId), page])
    },
    remove(page) {
      const left = of(page.userId).filter((one) => one !== page)
      if (left.length > 0) byUser.set(page.userId, left)
      else byUser.delete(page.userId)
    },
    of,
    has: (userId) => byUser.has(userId),
    isResponsive: (userId) => of(userId).some(isResponsive),
    ping(userId) {
      for (const { roundTrip } of of(userId)) roundTrip.measure()
    },
    makeRoom(userId) {
      for (const page of of(userId)) {
        if (isResponsive(page)) page.roundTrip.measure()
        else page.connection.cut()
      }
    },
  }
}

/** Returns whether a page has answered its last ping, or still has time to. */
export function isResponsive({ roundTrip }: Pick<Page, 'roundTrip'>): boolean {
  return roundTrip.silence() < UNRESPONSIVE_MS
}
