import { deadline, wakeAt } from '#match/advance.ts'
import type { MatchClock } from '#server/live/match-clock.ts'
import type { Page, Pages } from '#server/live/pages.ts'
import type { Database } from '#server/platform/database/database.ts'

import { gather } from './batcher.ts'
import type { MatchDeed, Told } from './judge-deeds.ts'
import { hintMessage, matchText, newsOf, presenceOf, sightAt, sightOf } from './message.ts'
import { loadMatches, type StoredMatch } from './store.ts'

/**
 * How far the clock that lets time run out stays behind, in milliseconds: an answer that another
 * server has received in time may be on its way to the database.
 */
export const BEHIND_MS = 100
/** How old a picture of a match may get that others could have changed without a word. */
const RESYNC_MS = 3000
/** How often old pictures are looked for, to read them together. */
const RESYNC_EVERY_MS = 500
/** How often the way to a page is measured, at the most. */
const MEASURED_EVERY_MS = 5000
/** When to try again what the database did not do. */
const RETRY_MS = 500

/** The matches of which a player is connected to this server: pictures of the rows, and timers. */
export type Rooms = {
  /** Reads a match and tells its players who are here. Null when there is no such match. */
  readonly refresh: (matchId: string) => Promise<StoredMatch | null>
  /** The last picture of a match that was taken here, as long as a player is. */
  readonly recall: (matchId: string) => StoredMatch | undefined
  /** Takes a picture of a match that was just stored, and tells its players who are here. */
  readonly show: (stored: StoredMatch) => StoredMatch
  /** Tells one page everything once more. */
  readonly tellAll: (page: Page, stored: StoredMatch) => void
  /** The players of these matches, whether they are connected here or not. */
  readonly players: () => ReadonlySet<string>
  /** Reads all matches again of which changes may have been missed. */
  readonly refreshAll: () => Promise<readonly StoredMatch[]>
  readonly close: () => void
}

type RoomsParts = {
  readonly database: Database
  readonly matchClock: MatchClock
  readonly pages: Pages
  /** Brings a match up to date when something in it is due. */
  readonly tick: (deed: MatchDeed) => Promise<Told>
  readonly onFailure: (error: unknown) => void
}

type Room = {
  readonly stored: StoredMatch
  readonly readAt: number
  readonly callOff: () => void
}

export function createRooms({ database, matchClock, pages, tick, onFailure }: RoomsParts): Rooms {
  const behind = matchClock.scaled(BEHIND_MS)
  const rooms = new Map<string, Room>()
  const read = gather(readAll)
  const stopResync = matchClock.every(RESYNC_EVERY_MS, () => resync().catch(onFailure))
  let isClosed = false
  return {
    refresh,
    recall: (matchId) => rooms.get(matchId)?.stored,
    show,
    tellAll,
    players,
    refreshAll,
    close() {
      isClosed = true
      stopResync()
      for (const { callOff } of rooms.values()) callOff()
      rooms.clear()
    },
  }

  async function refresh(matchId: string): Promise<StoredMatch | null> {
    return (await read(matchId)) ?? null
  }

  async function readAll(ids: readonly string[]): Promise<ReadonlyMap<string, StoredMatch>> {
    const stored = await loadMatches(database, ids)
    return new Map(stored.map((one) => [one.id, show(one)]))
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

  function show(stored: StoredMatch): StoredMatch {
    const known = rooms.get(stored.id)?.stored
    if (known !== undefined && progressOf(known) > progressOf(stored)) return known
    tell(stored)
    arm(stored, matchClock.now())
    return stored
  }

  function tell(stored: StoredMatch): void {
    const news = newsOf(stored)
    for (const [seat, { userId }] of stored.players.entries()) {
      for (const page of userId === null ? [] : pages.of(userId)) {
        tellPage(page, stored, seat, news)
      }
    }
  }

  function tellAll(page: Page, stored: StoredMatch): void {
    const seat = stored.players.findIndex(({ userId }) => userId === page.userId)
    page.lastTold = { sight: '', news: '' }
    tellPage(page, stored, seat, newsOf(stored))
  }

  function tellPage(page: Page, stored: StoredMatch, seat: number, ofAll: string): void {
    const now = matchClock.now()
    const { isHere, isReady } = presenceOf(stored, 1 - seat)
    const news = `${ofAll} ${isHere} ${isReady}`
    const sight = sightOf(stored, seat, now)
    if (sight !== page.lastTold.sight) {
      const view = sightAt(stored, seat, now)
      if (view === null) return
      page.sendText(matchText(stored, view, now))
      page.pictures += 1
      if (view.phase.kind === 'open') measure(page)
    } else if (news !== page.lastTold.news) page.send(hintMessage(stored, seat, now))
    page.lastTold = { sight, news }
  }

  function measure(page: Page): void {
    const now = matchClock.now()
    if (now - page.measuredAt < matchClock.scaled(MEASURED_EVERY_MS)) return
    page.measuredAt = now
    page.roundTrip.measure()
  }

  /** Forgets a match that is over or has nobody here, and otherwise waits for what comes next. */
  function arm(stored: StoredMatch, readAt: number, notBefore = 0): void {
    rooms.get(stored.id)?.callOff()
    rooms.delete(stored.id)
    const hasPages = stored.players.some(({ userId }) => userId && pages.of(userId).length > 0)
    const next = wakeAt(stored.match, matchClock.now(), behind)
    if (isClosed || !hasPages || next === null) return
    const wait = Math.max(notBefore, next) - matchClock.now()
    const callOff = matchClock.after(Math.max(0, wait), () => wake(stored, readAt).catch(onFailure))
    rooms.set(stored.id, { stored, readAt, callOff })
  }

  async function wake(stored: StoredMatch, readAt: number): Promise<void> {
    const now = matchClock.now()
    const due = deadline(stored.match)
    tell(stored)
    const isDue = due !== null && due + behind <= now
    arm(stored, readAt, isDue ? now + matchClock.scaled(RETRY_MS) : 0)
    if (!isDue) return
    // Another server may have written it before, and its hint be lost: then nothing changes here.
    const deed = { type: 'ticked', at: now - behind } as const
    const { stored: current } = await tick({ matchId: stored.id, deed })
    if (current !== null) show(current)
  }
}

/** How far a match has got, to tell a picture that was overtaken by a later one. */
function progressOf({ match }: StoredMatch): number {
  const stage = { starting: 0, active: 1, cancelled: 2, finished: 2 }[match.status]
  return stage * 100 + match.seats.reduce((sum, { answers }) => sum + answers.length, 0)
}
