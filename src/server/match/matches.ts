import type { MatchClientMessage, Rejection } from '#contract/match.ts'
import { readySeats } from '#match/apply.ts'
import { isOn } from '#match/match.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { LiveMatches } from '#server/live/live.ts'
import type { MatchClock } from '#server/live/match-clock.ts'
import { createPages, type Page } from '#server/live/pages.ts'
import type { Tally } from '#server/metrics/metrics.ts'
import type { Bus } from '#server/platform/bus.ts'
import type { Clock, Random } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { gather } from './play/batcher.ts'
import { WATCH_MS, watchMatches } from './play/downtime.ts'
import type { Changed, Deed } from './play/judge-deeds.ts'
import { createReferee } from './play/referee.ts'
import { createRooms } from './play/rooms.ts'
import type { StoredMatch } from './play/store.ts'
import { tallyChange } from './play/tally-change.ts'
import { missServers, notePresence, noteServer } from './search/presence.ts'
import { stockQuestions } from './search/question-stock.ts'
import {
  beat,
  BEAT_MS,
  dequeue,
  dequeueGone,
  noteGone,
  PAIRS_MOST,
  pairWaiting,
  type Place,
  placesOf,
} from './search/queue.ts'
import { createSearch } from './search/search.ts'
import { dueMatches } from './sweep.ts'

/** How often whoever waits is paired, at the least. */
const WAVE_MS = 250
/** How often matches are looked for that nobody has brought up to date. */
const SWEEP_MS = 500
/** The players of a server that is silent for this long are gone. */
const SILENT_MS = 5000
/** How often pages of players are asked whether they are still there. */
const LOOK_MS = 4000

export type MatchesParts = {
  readonly database: Database
  readonly bus: Bus
  readonly limits: Limits
  readonly clock: Clock
  readonly matchClock: MatchClock
  readonly random: Random
  readonly tally: Tally
  readonly onFailure: (error: unknown) => void
}

/** Begins to look after the matches. */
export function openMatches(parts: MatchesParts): LiveMatches {
  const { database, bus, limits, clock, matchClock, random, tally, onFailure } = parts
  const node = random.uuid()
  const pages = createPages()
  const searching = new Set<string>()
  /** Players with pages of which none answers. */
  const quiet = new Set<string>()
  const work = new Set<Promise<void>>()
  let watchedAt = -Infinity
  let watching: Promise<void> | null = null
  let heard: { readonly since: number; readonly at: number } | null = null
  let isClosed = false

  const referee = createReferee({
    database,
    clock,
    beforehand: watchIfNeeded,
    onChanged,
    onFailure,
    recall: (matchId) => rooms.recall(matchId),
  })
  const askPlace = gather((userIds) => placesOf(database, userIds))
  const tellPresence = gather((userIds) =>
    notePresence(database, new Map(userIds.map((id) => [id, pages.isAwake(id)])), node),
  )
  /** One word about a user after the other, or whoever comes back at once could be gone in the end. */
  const tellWaiting = gather(async (userIds) => {
    const gone = userIds.filter((userId) => !pages.isLooking(userId))
    if (gone.length < userIds.length)
      await beat(database, userIds.filter(pages.isLooking), matchClock.now(), node)
    if (gone.length > 0) await noteGone(database, gone, node)
    return new Map<string, void>()
  })
  /** Whoever wants a wave while one is under way shares the next: it may have come too late for this one. */
  const pairAll = gather(async () => {
    await wave()
    return new Map<string, void>()
  })
  const stock = stockQuestions(random)
  const search = createSearch({ database, limits, now: matchClock.now, node })
  const rooms = createRooms({
    database,
    matchClock,
    pages,
    onFailure,
    tick: referee.tell,
  })
  const stopListening = bus.listen((change) => {
    if (change.kind === 'match' && change.node !== node) void background(hearOfMatch(change))
    if (change.kind === 'missed') void background(hearOfAll())
  })
  const stopTimers = [
    every(WAVE_MS, () => (searching.size > 0 ? pairNow() : Promise.resolve())),
    every(BEAT_MS, beatAll),
    every(BEAT_MS, () => watchIfNeeded().then(() => dequeueGone(database, matchClock))),
    every(LOOK_MS, lookAfterPlayers),
    every(WATCH_MS, () => watch().then(missSilent)),
    every(SWEEP_MS, sweep),
  ]

  return { enter, leave, makeRoom: pages.makeRoom, hear, close }

  async function enter(page: Page): Promise<void> {
    pages.add(page)
    page.roundTrip.measure()
    // Nobody can be connected to a server that the others do not know.
    if (heard === null) await watch()
    const place = await placeOf(page.userId)
    if (place.kind === 'match') await setPresence(page.userId)
    if (place.kind !== 'none') await tellPlace(page, place)
  }

  function leave(page: Page): void {
    const { userId } = page
    pages.remove(page)
    if (isClosed) return
    if (searching.has(userId) && !pages.isLooking(userId)) void background(loseLooker(userId))
    if (isHere(userId)) return
    quiet.delete(userId)
    if (!searching.delete(userId)) void background(setPresence(userId))
  }

  /** The last page that looked for an opponent is gone; another may take its place. */
  async function loseLooker(userId: string): Promise<void> {
    await tellWaiting(userId)
    if (isHere(userId)) await tellWhereabouts(userId)
  }

  async function hear(page: Page, message: MatchClientMessage, receivedAt: number): Promise<void> {
    if (isClosed) return
    try {
      const reason = await obey(page, message, receivedAt)
      if (reason !== null) reject(page, message, reason)
    } catch (error) {
      const isTooOften = error instanceof Problem && error.code === 'too_many_requests'
      if (!isTooOften) onFailure(error)
      reject(page, message, isTooOften ? 'tooOften' : 'unavailable')
    }
  }

  async function obey(
    page: Page,
    message: MatchClientMessage,
    at: number,
  ): Promise<Rejection | null> {
    const { userId } = page
    switch (message.type) {
      case 'find_match':
        await find(page)
        return null
      case 'cancel_search':
        await dequeue(database, [userId])
        await tellCalledOff(userId)
        return null
      case 'resume':
        await tellPlace(page, await placeOf(userId))
        return null
      case 'ready':
        return told(page, message.matchId, { type: 'confirmed', userId, at })
      case 'leave':
        return told(page, message.matchId, { type: 'left', userId, at })
      case 'answer': {
        const { question, choice } = message
        const roundTrip = matchClock.scaledRoundTrip(page.roundTrip.shortest())
        const deed = { type: 'answered', userId, question, choice, at, roundTrip } as const
        return told(page, message.matchId, deed)
      }
    }
  }

  async function find(page: Page): Promise<void> {
    const wasLooking = page.isLooking
    page.isLooking = true
    const place = await search.find(page.userId).catch((reason: unknown) => {
      page.isLooking = wasLooking
      throw reason
    })
    if (place.kind !== 'queue') return tellPlace(page, place)
    // The page may have been closed meanwhile.
    if (!pages.isLooking(page.userId)) await tellWaiting(page.userId)
    await Promise.all(pages.of(page.userId).map((one) => tellPlace(one, place)))
    void background(pairNow())
  }

  /** Brings a deed to a match, and tells the page what came of it. */
  async function told(page: Page, matchId: string, deed: Deed): Promise<Rejection | null> {
    const before = page.pictures
    const { stored, verdict } = await referee.tell({ matchId, deed })
    const isPlayer = stored?.players.some(({ userId }) => userId === page.userId) === true
    if (stored === null || !isPlayer) return 'notYours'
    showMissed(stored)
    if (page.pictures === before) rooms.tellAll(page, stored)
    return verdict?.kind === 'refused' ? verdict.reason : null
  }

  /** Tells of a change whose commit was not heard of: it was found on record when it was made again. */
  function showMissed(stored: StoredMatch): void {
    const known = rooms.recall(stored.id)
    if (known === undefined || known.version === stored.version) return
    if (rooms.show(stored) === stored) publish(stored)
  }

  /** Whether a page of a user is connected to this server. */
  function isHere(userId: string): boolean {
    return pages.of(userId).length > 0
  }

  async function placeOf(userId: string): Promise<Place> {
    return (await askPlace(userId)) ?? { kind: 'none' }
  }

  async function tellPlace(page: Page, place: Place): Promise<void> {
    const serverTime = matchClock.now()
    switch (place.kind) {
      case 'none':
        page.isLooking = false
        // This may have been read before another page of theirs began to look.
        if (!pages.isLooking(page.userId)) searching.delete(page.userId)
        return page.send({ type: 'idle', serverTime })
      case 'queue': {
        const { since, heardAt } = place
        // The page may have been closed meanwhile, and nobody would take them out again.
        if (isHere(page.userId)) searching.add(page.userId)
        const isAttended =
          pages.isLooking(page.userId) ||
          (heardAt !== null && serverTime - heardAt < matchClock.scaled(2 * BEAT_MS))
        return page.send({
          type: 'searching',
          since,
          serverTime,
          ...(isAttended ? {} : { isUnattended: true }),
        })
      }
      case 'match': {
        searching.delete(page.userId)
        const stored = await rooms.refresh(place.matchId)
        if (stored !== null) rooms.tellAll(page, stored)
      }
    }
  }

  function reject(page: Page, { type: what }: MatchClientMessage, reason: Rejection): void {
    page.send({ type: 'rejected', what, reason, serverTime: matchClock.now() })
  }

  /** A match was changed by this server. */
  function onChanged({ before, stored }: Changed): void {
    tallyChange(tally, before, stored)
    endSearches(stored)
    rooms.show(stored)
    publish(stored)
    if (stored.match.status === 'cancelled') returnToQueue(stored)
    if (stored.match.status === 'finished') bus.publish({ kind: 'leaderboard' })
  }

  function publish({ id: matchId, players }: StoredMatch): void {
    const userIds = players.flatMap(({ userId }) => (userId === null ? [] : [userId]))
    bus.publish({ kind: 'match', node, matchId, userIds })
  }

  /** A match was made or changed by another server. */
  async function hearOfMatch(change: {
    readonly matchId: string
    readonly userIds: readonly string[]
  }): Promise<void> {
    if (!change.userIds.some(isHere)) return
    const stored = await rooms.refresh(change.matchId)
    if (stored === null) return
    // A late word about a match that is over says nothing of those who search again.
    if (isOn(stored.match)) for (const userId of change.userIds) searching.delete(userId)
    endSearches(stored)
    if (stored.match.status === 'cancelled') returnToQueue(stored)
    await noteMissed(stored)
  }

  /** What others have told of may have been missed, also that players of this server are gone. */
  async function hearOfAll(): Promise<void> {
    const all = await rooms.refreshAll()
    await Promise.all(all.map(noteMissed))
  }

  /** Whoever closed the last page elsewhere, or was there when that server fell, may have another one here. */
  async function noteMissed({ players }: StoredMatch): Promise<void> {
    const missed = players.flatMap((player) =>
      player.userId !== null && !player.isHere && pages.isAwake(player.userId)
        ? [player.userId]
        : [],
    )
    await Promise.all(missed.map((userId) => setPresence(userId)))
  }

  /** Nobody looks for an opponent any more whose match has begun, or was cancelled because of them. */
  function endSearches({ match, players }: StoredMatch): void {
    if (match.status === 'starting') return
    const again = readySeats(match)
    for (const [seat, { userId }] of players.entries()) {
      if (userId !== null && !again.includes(seat)) pages.endLooking(userId)
    }
  }

  /** Those who were ready wait again; the rows say so already. */
  function returnToQueue({ match, players }: StoredMatch): void {
    const userIds = readySeats(match).flatMap((seat) => players[seat]?.userId ?? [])
    void background(Promise.all(userIds.map(tellWhereabouts)).then(pairNow))
  }

  async function tellWhereabouts(userId: string): Promise<void> {
    const place = await placeOf(userId)
    await Promise.all(pages.of(userId).map((page) => tellPlace(page, place)))
  }

  /** A search ends on all pages of a user: none of them takes it up again. */
  async function tellCalledOff(userId: string): Promise<void> {
    const place = await placeOf(userId)
    if (place.kind !== 'none') return tellWhereabouts(userId)
    searching.delete(userId)
    pages.endLooking(userId)
    const end = { type: 'idle', serverTime: matchClock.now(), isCalledOff: true } as const
    for (const page of pages.of(userId)) page.send(end)
  }

  async function pairNow(): Promise<void> {
    if (!isClosed) await pairAll('everybody')
  }

  async function wave(): Promise<void> {
    await watchIfNeeded()
    const made = await pairWaiting(database, random, stock.take, matchClock)
    // More may wait than are paired in one go.
    const isMore = made.length === PAIRS_MOST
    for (const stored of made) begin(stored)
    if (isMore) await wave()
  }

  function begin(stored: StoredMatch): void {
    for (const { userId } of stored.players) if (userId !== null) searching.delete(userId)
    publish(stored)
    rooms.show(stored)
  }

  async function beatAll(): Promise<void> {
    if (searching.size === 0) return
    const { looking = [], others = [] } = Object.groupBy(searching, (userId) =>
      pages.isLooking(userId) ? 'looking' : 'others',
    )
    for (const userId of searching) pages.ask(userId)
    await Promise.all(others.map((userId) => tellWaiting(userId)))
    const waiting = new Set(await beat(database, looking, matchClock.now(), node))
    // Whoever waits no longer, and was not told why, is told now, and who may take a search over.
    const missed = looking.filter((userId) => !waiting.has(userId))
    await Promise.all([...missed, ...others].map(tellWhereabouts))
  }

  /** Tells of players whose pages do not answer any more, and of those whose pages do again. */
  async function lookAfterPlayers(): Promise<void> {
    const here = [...rooms.players()].filter(isHere)
    const changed = here.filter((userId) => pages.isAwake(userId) === quiet.has(userId))
    for (const userId of here) pages.ask(userId)
    for (const userId of changed) if (!quiet.delete(userId)) quiet.add(userId)
    await Promise.all(changed.map(setPresence))
  }

  function watchIfNeeded(): Promise<void> {
    return matchClock.now() - watchedAt > matchClock.scaled(2 * WATCH_MS)
      ? watch()
      : Promise.resolve()
  }

  /** Tells the other servers that this one is there, and looks after the matches if there are any. */
  function watch(): Promise<void> {
    watching ??= (async () => {
      const now = matchClock.now()
      const isAnyLive = await noteServer(database, node, now)
      const evenMs = matchClock.scaled(SILENT_MS) / 2
      const since = heard !== null && now - heard.at < evenMs ? heard.since : now
      heard = isAnyLive ? { since, at: now } : null
      const changed = isAnyLive ? await watchMatches({ database, matchClock, clock }) : []
      watchedAt = matchClock.now()
      for (const one of changed) onChanged(one)
    })().finally(() => {
      watching = null
    })
    return watching
  }

  /**
   * Tells of the players of servers that are not there any more. Only who was heard all the while can say
   * that another was silent.
   */
  async function missSilent(): Promise<void> {
    const silence = matchClock.scaled(SILENT_MS)
    if (heard === null || heard.at - heard.since < silence) return
    const missed = await missServers(database, heard.at - silence)
    await Promise.all(missed.map(tellOfGone))
  }

  async function tellOfGone(matchId: string): Promise<void> {
    const stored = await tellAnew(matchId)
    if (stored !== null) await noteMissed(stored)
  }

  /** Tells everybody of a match in which somebody came or went. */
  async function tellAnew(matchId: string): Promise<StoredMatch | null> {
    const stored = await rooms.refresh(matchId)
    if (stored !== null) publish(stored)
    return stored
  }

  async function sweep(): Promise<void> {
    await watchIfNeeded()
    const at = matchClock.now() - matchClock.scaled(SWEEP_MS)
    const due = await dueMatches(database, at)
    await Promise.all(due.map((matchId) => referee.tell({ matchId, deed: { type: 'ticked', at } })))
  }

  /** Notes of a user of this server, and only of one, whether a page of theirs is connected. */
  async function setPresence(userId: string): Promise<void> {
    const matchId = await tellPresence(userId)
    if (matchId !== undefined) await tellAnew(matchId)
  }

  function every(milliseconds: number, run: () => Promise<void>): () => void {
    return matchClock.every(milliseconds, () => background(run()))
  }

  /** Lets something go on that nobody waits for but the end. */
  function background(running: Promise<void>): Promise<void> {
    const settled = running.catch(onFailure).finally(() => work.delete(settled))
    work.add(settled)
    return settled
  }

  async function close(): Promise<void> {
    isClosed = true
    stopListening()
    for (const stop of stopTimers) stop()
    stock.close()
    rooms.close()
    // What goes on may begin something more.
    // oxlint-disable-next-line no-await-in-loop
    while (work.size > 0) await Promise.all(work)
    await referee.idle()
  }
}
