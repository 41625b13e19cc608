import { deadline, wakeAt } from '#match/advance.ts'
import type { MatchClock } from '#server/live/match-clock.ts'
import type { Pages } from '#server/live/pages.ts'

import { batched } from './batcher.ts'
import type { CommandResult, MatchCommand } from './judge-commands.ts'
import type { PageViews } from './page-views.ts'
import type { StoredMatch } from './store.ts'

/**
 * How far the clock that ends a player's time stays behind, in milliseconds: an answer that another
 * server has received in time may be on its way to the database.
 */
export const BEHIND_MS = 100
/** How old a snapshot may get; other servers may have changed its match, and the hint be lost. */
const RESYNC_MS = 3000
/** How often old snapshots are looked for, to read them together. */
const RESYNC_EVERY_MS = 500
/** How long to wait before trying again when the database did not write a due event. */
const RETRY_MS = 500

/** The matches with a player who is connected to this server: snapshots of their rows, and timers. */
export type Rooms = {
  /** Reads a match, and sends its players here the changes. Null when there is no such match. */
  readonly refresh: (matchId: string) => Promise<StoredMatch | null>
  /** Returns the last snapshot of a match, as long as one of its players is here. */
  readonly snapshotOf: (matchId: string) => StoredMatch | undefined
  /**
   * Takes a stored match as the new snapshot, and sends its players here the changes.
   * @returns the snapshot, which is the one before when that is further on
   */
  readonly update: (stored: StoredMatch) => StoredMatch
  /** Returns the players of these matches, connected here or not. */
  readonly players: () => ReadonlySet<string>
  /** Reads all matches again of which changes may have been missed. */
  readonly refreshAll: () => Promise<readonly StoredMatch[]>
  readonly close: () => void
}

type RoomsParts = {
  readonly load: (ids: readonly string[]) => Promise<readonly StoredMatch[]>
  readonly matchClock: MatchClock
  readonly pages: Pick<Pages, 'of'>
  readonly views: PageViews
  /** Submits the command that writes the due changes of a match. */
  readonly tick: (command: MatchCommand) => Promise<CommandResult>
  readonly onFailure: (error: unknown) => void
}

type Room = {
  readonly stored: StoredMatch
  readonly readAt: number
  readonly cancelTimer: () => void
}

export function createRooms(parts: RoomsParts): Rooms {
  const { load, matchClock, pages, views, tick, onFailure } = parts
  const behind = matchClock.scaled(BEHIND_MS)
  const rooms = new Map<string, Room>()
  const read = batched(readAll)
  const stopResync = matchClock.every(RESYNC_EVERY_MS, () => resync().catch(onFailure))
  let isClosed = false
  return {
    refresh,
    snapshotOf: (matchId) => rooms.get(matchId)?.stored,
    update,
    players,
    refreshAll,
    close() {
      isClosed = true
      stopResync()
      for (const { cancelTimer } of rooms.values()) cancelTimer()
      rooms.clear()
    },
  }

  async function refresh(matchId: string): Promise<StoredMatch | null> {
    return (await read(matchId)) ?? null
  }

  /**
   * A snapshot that comes while a match is read may be older or newer than what was read: then the match is
   * read again.
   */
  async function readAll(ids: readonly string[]): Promise<ReadonlyMap<string, StoredMatch>> {
    const before = new Map(ids.map((id) => [id, rooms.get(id)?.stored]))
    const { overtaken = [], current = [] } = Object.groupBy(await load(ids), ({ id, version }) => {
      const known = rooms.get(id)?.stored
      const isSame = known === undefined || known === before.get(id) || known.version === version
      return isSame ? 'current' : 'overtaken'
    })
    const settled = new Map(current.map((one) => [one.id, update(one)]))
    if (overtaken.length === 0) return settled
    return new Map([...settled, ...(await readAll(overtaken.map(({ id }) => id)))])
  }

  async function resync(): Promise<void> {
    const readBefore = matchClock.now() - matchClock.scaled(RESYNC_MS - RESYNC_EVERY_MS)
    const old = [...rooms].filter(([, { readAt }]) => readAt <= readBefore)
    await Promise.all(old.map(([matchId]) => refresh(matchId)))
  }

  function players(): ReadonlySet<string> {
    const seats = [...rooms.values()].flatMap(({ stored }) => stored.players)
    return new Set(seats.flatMap(({ userId }) => userId ?? []))
  }

  async function refreshAll(): Promise<readonly StoredMatch[]> {
    const all = await Promise.all([...rooms.keys()].map(refresh))
    return all.filter((stored) => stored !== null)
  }

  function update(stored: StoredMatch): StoredMatch {
    const known = rooms.get(stored.id)?.stored
    if (known !== undefined && progressOf(known) > progressOf(stored)) return known
    views.sendChanges(stored)
    arm(stored, matchClock.now())
    return stored
  }

  /** Sets the timer for the next event of a match; drops a match that is over or has no page here. */
  function arm(stored: StoredMatch, readAt: number, notBefore = 0): void {
    rooms.get(stored.id)?.cancelTimer()
    rooms.delete(stored.id)
    const hasPages = stored.players.some(({ userId }) => userId && pages.of(userId).length > 0)
    const next = wakeAt(stored.match, matchClock.now(), behind)
    if (isClosed || !hasPages || next === null) return
    const wait = Math.max(0, Math.max(notBefore, next) - matchClock.now())
    const cancelTimer = matchClock.after(wait, () => wake(stored, readAt).catch(onFailure))
    rooms.set(stored.id, { stored, readAt, cancelTimer })
  }

  async function wake(stored: StoredMatch, readAt: number): Promise<void> {
    const now = matchClock.now()
    const due = deadline(stored.match)
    views.sendChanges(stored)
    const isDue = due !== null && due + behind <= now
    arm(stored, readAt, isDue ? now + matchClock.scaled(RETRY_MS) : 0)
    if (!isDue) return
    // When another server has written it already and its hint was lost, this changes no row.
    const command = { type: 'ticked', at: now - behind } as const
    const { stored: current } = await tick({ matchId: stored.id, command })
    if (current !== null) update(current)
  }
}

/** Returns how far a match has got, to recognize a snapshot that a later one has overtaken. */
function progressOf({ match }: StoredMatch): number {
  const stage = { starting: 0, active: 1, cancelled: 2, finished: 2 }[match.status]
  return stage * 100 + match.seats.reduce((sum, { answers }) => sum + answers.length, 0)
}
