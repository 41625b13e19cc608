import { deadline } from '#match/advance.ts'
import { hintOf } from '#match/hint.ts'
import type { Database } from '#server/platform/database.ts'

import type { MatchDeed, Told } from './judge-deeds.ts'
import { hintMessage, matchMessage, newsOf, sightOf } from './message.ts'
import type { Pace } from './pace.ts'
import type { Page, Pages } from './pages.ts'
import { loadMatches, type StoredMatch } from './store.ts'

/**
 * How far the clock that lets time run out stays behind, in milliseconds: an answer that another
 * server has received in time may be on its way to the database.
 */
export const BEHIND_MS = 100
/** How old a picture of a match may get that others could have changed without a word. */
const RESYNC_MS = 3000
/** When to try again what the database did not do. */
const RETRY_MS = 500

/** The matches of which a player is connected to this server: pictures of the rows, and timers. */
export type Rooms = {
  /** Reads a match and tells its players who are here. Null when there is no such match. */
  readonly refresh: (matchId: string) => Promise<StoredMatch | null>
  /** Takes a picture of a match that was just stored, and tells its players who are here. */
  readonly show: (stored: StoredMatch) => void
  /** Tells one page everything once more. */
  readonly tellAll: (page: Page, stored: StoredMatch) => void
  /** Reads all matches again of which changes may have been missed. */
  readonly refreshAll: () => Promise<void>
  readonly close: () => void
}

type RoomsParts = {
  readonly database: Database
  readonly pace: Pace
  readonly pages: Pages
  /** Brings a match up to date when something in it is due. */
  readonly tick: (deed: MatchDeed) => Promise<Told>
  readonly onFailure: (error: unknown) => void
}

type Room = { readonly stored: StoredMatch; readonly callOff: () => void }

export function createRooms({ database, pace, pages, tick, onFailure }: RoomsParts): Rooms {
  const rooms = new Map<string, Room>()
  let isClosed = false
  return {
    refresh,
    show,
    tellAll,
    refreshAll,
    close() {
      isClosed = true
      for (const { callOff } of rooms.values()) callOff()
      rooms.clear()
    },
  }

  async function refresh(matchId: string): Promise<StoredMatch | null> {
    const [stored] = await loadMatches(database, [matchId])
    if (stored !== undefined) show(stored)
    return stored ?? null
  }

  async function refreshAll(): Promise<void> {
    const all = await loadMatches(database, [...rooms.keys()])
    for (const stored of all) show(stored)
  }

  function show(stored: StoredMatch): void {
    const known = rooms.get(stored.id)?.stored
    if (known !== undefined && progressOf(known) > progressOf(stored)) return
    tell(stored)
    arm(stored, pace.now())
  }

  function tell(stored: StoredMatch): void {
    for (const [seat, { userId }] of stored.players.entries()) {
      for (const page of userId === null ? [] : pages.of(userId)) tellPage(page, stored, seat)
    }
  }

  function tellAll(page: Page, stored: StoredMatch): void {
    const seat = stored.players.findIndex(({ userId }) => userId === page.userId)
    page.lastTold = { sight: '', news: '' }
    tellPage(page, stored, seat)
  }

  function tellPage(page: Page, stored: StoredMatch, seat: number): void {
    const message = matchMessage(stored, seat, pace.now())
    if (message === null) return
    const news = newsOf(message)
    const sight = `${stored.id} ${sightOf(message)}`
    if (sight !== page.lastTold.sight) {
      page.send(message)
      page.pictures += 1
      if (message.view.phase.kind === 'open') page.roundTrip.measure()
    } else if (news !== page.lastTold.news) page.send(hintMessage(stored, seat, pace.now()))
    page.lastTold = { sight, news }
  }

  /** Forgets a match that is over or has nobody here, and otherwise waits for what comes next. */
  function arm(stored: StoredMatch, readAt: number, notBefore = 0): void {
    rooms.get(stored.id)?.callOff()
    rooms.delete(stored.id)
    const hasPages = stored.players.some(({ userId }) => userId && pages.of(userId).length > 0)
    const next = nextMoment(stored, pace.now())
    if (isClosed || !hasPages || next === null) return
    const at = Math.max(notBefore, Math.min(next, readAt + RESYNC_MS))
    const callOff = pace.after(Math.max(0, at - pace.now()), () =>
      wake(stored, readAt).catch(onFailure),
    )
    rooms.set(stored.id, { stored, callOff })
  }

  async function wake(stored: StoredMatch, readAt: number): Promise<void> {
    const now = pace.now()
    const due = deadline(stored.match)
    tell(stored)
    if (due !== null && due + BEHIND_MS <= now) {
      arm(stored, now, now + RETRY_MS)
      // Another server may have written it before, and its hint be lost: then nothing changes here.
      const { stored: current } = await tick({
        matchId: stored.id,
        deed: { type: 'ticked', at: now - BEHIND_MS },
      })
      if (current !== null) show(current)
    } else if (readAt + RESYNC_MS <= now) {
      arm(stored, now, now + RETRY_MS)
      await refresh(stored.id)
    } else arm(stored, readAt)
  }
}

/** When a player sees something new by time alone: a question opens, or a deadline is sure to be over. */
function nextMoment({ match }: StoredMatch, now: number): number | null {
  const due = deadline(match)
  if (due === null) return null
  const openings = match.seats.map(({ opensAt }) => opensAt ?? Infinity)
  return Math.min(due + BEHIND_MS, ...openings.filter((opensAt) => opensAt > now))
}

/** How far a match has got, to tell a picture that was overtaken by a later one. */
function progressOf({ match }: StoredMatch): number {
  const hint = hintOf(match)
  const stage = { starting: 0, active: 1, cancelled: 2, finished: 2 }[hint.stage]
  return stage * 100 + hint.seats.reduce((sum, { answered }) => sum + answered, 0)
}
