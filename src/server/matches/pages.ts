import type { WebSocket } from 'ws'

import type { MatchServerMessage } from '#contract/match.ts'

import type { RoundTrip } from './round-trip.ts'

/** A page of somebody who is signed in. */
export type Page = {
  readonly userId: string
  readonly socket: WebSocket
  readonly roundTrip: RoundTrip
  readonly send: (message: MatchServerMessage) => void
  /** What the page was last told of its match, so that it is not told twice. */
  lastTold: { readonly sight: string; readonly news: string }
  /** When the way to it was last measured; in the match's time. */
  measuredAt: number
  /** How many whole pictures of a match it was sent. */
  pictures: number
}

/** The pages that are connected to this server, by user. */
export type Pages = {
  readonly add: (page: Page) => void
  readonly remove: (page: Page) => void
  readonly of: (userId: string) => readonly Page[]
}

export function createPages(): Pages {
  const byUser = new Map<string, readonly Page[]>()
  return {
    add(page) {
      byUser.set(page.userId, [...(byUser.get(page.userId) ?? []), page])
    },
    remove(page) {
      const left = (byUser.get(page.userId) ?? []).filter((one) => one !== page)
      if (left.length > 0) byUser.set(page.userId, left)
      else byUser.delete(page.userId)
    },
    of: (userId) => byUser.get(userId) ?? [],
  }
}
