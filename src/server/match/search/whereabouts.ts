import type { MatchClock } from '#server/live/match-clock.ts'
import type { Page, Pages } from '#server/live/pages.ts'
import { batched } from '#server/match/play/batcher.ts'
import type { PageViews } from '#server/match/play/page-views.ts'
import type { Rooms } from '#server/match/play/rooms.ts'
import type { Database } from '#server/platform/database/database.ts'

import { BEAT_MS, type Place, placesOf } from './queue.ts'
import type { Searchers } from './searchers.ts'

/** Sends pages the place of their user: the match, the search, or neither. */
export type Whereabouts = {
  /** Reads the place of a user. */
  readonly placeOf: (userId: string) => Promise<Place>
  /** Sends a place to one page, and updates the searchers by it. */
  readonly send: (page: Page, place: Place) => Promise<void>
  /** Sends a place to all pages of a user. */
  readonly sendToPages: (userId: string, place: Place) => Promise<void>
  /** Reads the place of a user and sends it to all pages of the user. */
  readonly readAndSend: (userId: string) => Promise<void>
}

type WhereaboutsParts = {
  readonly database: Database
  readonly matchClock: MatchClock
  readonly pages: Pages
  readonly searchers: Searchers
  readonly rooms: Pick<Rooms, 'refresh'>
  readonly views: Pick<PageViews, 'sendView'>
}

export function createWhereabouts(parts: WhereaboutsParts): Whereabouts {
  const { database, matchClock, pages, searchers, rooms, views } = parts
  const read = batched((userIds) => placesOf(database, userIds))
  return { placeOf, send, sendToPages, readAndSend }

  async function placeOf(userId: string): Promise<Place> {
    return (await read(userId)) ?? { kind: 'none' }
  }

  async function readAndSend(userId: string): Promise<void> {
    await sendToPages(userId, await placeOf(userId))
  }

  async function sendToPages(userId: string, place: Place): Promise<void> {
    await Promise.all(pages.of(userId).map((page) => send(page, place)))
  }

  async function send(page: Page, place: Place): Promise<void> {
    switch (place.kind) {
      case 'none':
        return sendIdle(page)
      case 'queue':
        return sendSearching(page, place)
      case 'match': {
        if (!place.isPractice) searchers.remove(page.userId)
        const stored = await rooms.refresh(place.matchId)
        if (stored !== null) views.sendView(page, stored)
      }
    }
  }

  function sendIdle(page: Page): void {
    searchers.stopLooking(page)
    // The place may have been read before another page of the user began to look.
    if (!searchers.isLooking(page.userId)) searchers.remove(page.userId)
    page.send({ type: 'idle', serverTime: matchClock.now() })
  }

  function sendSearching(
    page: Page,
    { since, heardAt, invitation }: Extract<Place, { readonly kind: 'queue' }>,
  ): void {
    const serverTime = matchClock.now()
    // Without a page left, no close event would remove the user again.
    if (pages.has(page.userId)) searchers.add(page.userId)
    const isAttended =
      searchers.isLooking(page.userId) ||
      (heardAt !== null && serverTime - heardAt < matchClock.scaled(2 * BEAT_MS))
    page.send({
      type: 'searching',
      since,
      serverTime,
      ...(isAttended ? {} : { isUnattended: true }),
      ...(invitation === null ? {} : { invitation }),
    })
  }
}
