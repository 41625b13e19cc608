import type { Pages } from '#server/live/pages.ts'
import { batched } from '#server/match/play/batcher.ts'
import type { PublishMatch } from '#server/match/play/publish-match.ts'
import type { Rooms } from '#server/match/play/rooms.ts'
import type { StoredMatch } from '#server/match/play/store.ts'
import type { Database } from '#server/platform/database/database.ts'

import { savePresence } from './presence.ts'

/** The watch over the players of this server, whose opponents see whether they are present. */
export type PlayerWatch = {
  /** Saves whether a user of this server has a responsive page, and publishes the match if that is new. */
  readonly update: (userId: string) => Promise<void>
  /** Saves the presence of players who have a page here, but are saved as away. */
  readonly correct: (stored: StoredMatch) => Promise<void>
  /** Reads and publishes a match in which players were marked as away, and corrects it. */
  readonly announceAway: (matchId: string) => Promise<void>
  /** Pings the players here, and saves whose pages have fallen silent or answer again. */
  readonly checkAll: () => Promise<void>
  /** Forgets that the pages of a user were silent. */
  readonly forget: (userId: string) => void
}

type PlayerWatchParts = {
  readonly database: Database
  /** The id of this server. */
  readonly node: string
  readonly pages: Pages
  readonly rooms: Rooms
  readonly publish: PublishMatch
}

export function createPlayerWatch(parts: PlayerWatchParts): PlayerWatch {
  const { database, node, pages, rooms, publish } = parts
  /** Players who have pages here, of which none answers. */
  const silent = new Set<string>()
  const save = batched((userIds) =>
    savePresence(database, new Map(userIds.map((id) => [id, pages.isResponsive(id)])), node),
  )
  return { update, correct, announceAway, checkAll, forget: (userId) => void silent.delete(userId) }

  async function update(userId: string): Promise<void> {
    const matchId = await save(userId)
    if (matchId !== undefined) await announce(matchId)
  }

  async function correct({ players }: StoredMatch): Promise<void> {
    const present = players.flatMap(({ userId, isHere }) =>
      userId !== null && !isHere && pages.isResponsive(userId) ? [userId] : [],
    )
    await Promise.all(present.map(update))
  }

  async function announceAway(matchId: string): Promise<void> {
    const stored = await announce(matchId)
    if (stored !== null) await correct(stored)
  }

  /** Sends a match to its players here, and publishes it. */
  async function announce(matchId: string): Promise<StoredMatch | null> {
    const stored = await rooms.refresh(matchId)
    if (stored !== null) publish(stored)
    return stored
  }

  async function checkAll(): Promise<void> {
    const here = [...rooms.players()].filter(pages.has)
    const changed = here.filter((userId) => pages.isResponsive(userId) === silent.has(userId))
    for (const userId of here) pages.ping(userId)
    for (const userId of changed) if (!silent.delete(userId)) silent.add(userId)
    await Promise.all(changed.map(update))
  }
}
