import type { Rejection } from '#contract/match.ts'
import { readySeats } from '#match/apply.ts'
import { isOn } from '#match/match.ts'
import type { OpponentLevel } from '#match/practice-opponent.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { MatchClock } from '#server/live/match-clock.ts'
import type { Page, Pages } from '#server/live/pages.ts'
import type { NoteNetwork } from '#server/match/networks/player-networks.ts'
import { batched } from '#server/match/play/batcher.ts'
import type { StoredMatch } from '#server/match/play/store.ts'
import type { Background } from '#server/platform/background.ts'
import type { Clock, Random } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'

import type { JoinFriend } from './join-friend.ts'
import type { JoinQueue } from './join-queue.ts'
import { makePracticeMatch } from './practice-match.ts'
import type { QuestionStock } from './question-stock.ts'
import { dequeue, MAX_PAIRS, pairWaiting, type Place, saveBeats, saveUnattended } from './queue.ts'
import type { Searchers } from './searchers.ts'
import type { Whereabouts } from './whereabouts.ts'

/** The searches of this server's users for an opponent. */
export type Search = {
  /**
   * Makes a page look for an opponent, and sends its user's place.
   * @param code of the invitation by which it waits for a friend; null for any opponent
   * @throws Problem `too_many_requests` when the user has searched too often, or tried too many codes, and
   * `not_found` when the invitation is not for the user
   */
  readonly find: (page: Page, code: string | null) => Promise<void>
  /**
   * Makes a match against a practice opponent for a user who waits, unless an opponent is there.
   * @returns why there is none, or null
   * @throws Problem `too_many_requests` when the user has asked too often
   */
  readonly practice: (page: Page, level: OpponentLevel) => Promise<Rejection | null>
  /** Ends the search that went on during a match against a practice opponent, once that is over. */
  readonly endAfterPractice: (stored: StoredMatch) => void
  /** Ends the search of a user who has left a match against a practice opponent. */
  readonly giveUp: (userId: string) => void
  /** Ends the search of a user, on all pages. */
  readonly cancel: (userId: string) => Promise<void>
  /** Saves that the last page of a user that looked is gone; another page may take over. */
  readonly loseLooker: (userId: string) => Promise<void>
  /** Runs a wave of pairing if users of this server search. */
  readonly pairSearchers: () => Promise<void>
  /** Saves which searchers are still attended, and sends the others the outcome of their search. */
  readonly beat: () => Promise<void>
  /** Ends the searches of players whose match has begun, or was cancelled because of them. */
  readonly endFor: (stored: StoredMatch) => void
  /** Sends ready players of a cancelled match, who are back in the queue, their place. */
  readonly returnToQueue: (stored: StoredMatch) => void
  readonly close: () => void
}

export type SearchParts = {
  readonly database: Database
  readonly matchClock: MatchClock
  readonly random: Random
  /** The id of this server. */
  readonly node: string
  readonly pages: Pages
  readonly searchers: Searchers
  readonly whereabouts: Whereabouts
  readonly joinQueue: JoinQueue
  readonly joinFriend: JoinFriend
  readonly noteNetwork: NoteNetwork
  readonly limits: Limits
  /** The wall clock, by which invitations end. */
  readonly clock: Clock
  readonly stock: QuestionStock
  readonly background: Background
  /** Awaited before each wave. */
  readonly beforePairing: () => Promise<void>
  /** Called with each new match after its commit. */
  readonly onMade: (stored: StoredMatch) => void
}

export function createSearch(parts: SearchParts): Search {
  const { database, pages, searchers, whereabouts, joinQueue, background } = parts
  let isClosed = false
  /** Batched, because two writes about a user must not overtake each other. */
  const saveSearching = batched((userIds) => saveLooking(parts, userIds))
  /** Batched, because a wave that is already running may be too late for a new searcher. */
  const pairAll = batched(async () => {
    await runWaves(parts)
    return new Map<string, void>()
  })
  return {
    find,
    practice,
    endAfterPractice,
    giveUp,
    cancel,
    loseLooker,
    pairSearchers: () => (searchers.isEmpty() ? Promise.resolve() : pairNow()),
    beat: () => beatAll(parts, saveSearching),
    endFor,
    returnToQueue,
    close() {
      isClosed = true
      parts.stock.close()
    },
  }

  async function find(page: Page, code: string | null): Promise<void> {
    const { userId } = page
    const restore = searchers.startLooking(page)
    const joining = code === null ? joinAny(page) : parts.joinFriend(userId, code)
    const place = await joining.catch((reason: unknown) => {
      restore()
      throw reason
    })
    if (place.kind !== 'queue') return whereabouts.send(page, place)
    // The page may have been closed while its user joined the queue.
    if (!searchers.isLooking(userId)) await saveSearching(userId)
    await whereabouts.sendToPages(userId, place)
    background.add(pairNow())
  }

  async function joinAny(page: Page): Promise<Place> {
    const place = await joinQueue(page.userId)
    await parts.noteNetwork(page)
    return place
  }

  async function practice(page: Page, level: OpponentLevel): Promise<Rejection | null> {
    if (searchers.has(page.userId)) {
      await parts.limits.use([['matchByUser', page.userId]])
      // Another player who waits comes first.
      await pairNow()
      const refusal = await startPractice(page, level)
      if (refusal !== null) return refusal
    }
    await whereabouts.send(page, await whereabouts.placeOf(page.userId))
    return null
  }

  async function startPractice(page: Page, level: OpponentLevel): Promise<Rejection | null> {
    const { matchClock, random, stock } = parts
    const made = await makePracticeMatch(database, {
      matchId: random.uuid(),
      userId: page.userId,
      level,
      questions: stock.take(),
      now: matchClock.now(),
    })
    if (made === 'tooSoon') return 'tooSoon'
    if (made !== 'notWaiting') parts.onMade(made)
    return null
  }

  function endAfterPractice({ kind, match, players }: StoredMatch): void {
    if (kind !== 'practice' || isOn(match)) return
    for (const { userId } of players) if (userId !== null) giveUp(userId)
  }

  function giveUp(userId: string): void {
    searchers.remove(userId)
    stopLooking(userId)
    background.add(dequeue(database, [userId]))
  }

  async function cancel(userId: string): Promise<void> {
    await dequeue(database, [userId])
    const place = await whereabouts.placeOf(userId)
    if (place.kind !== 'none') return whereabouts.readAndSend(userId)
    searchers.remove(userId)
    stopLooking(userId)
    const end = { type: 'idle', serverTime: parts.matchClock.now(), isCalledOff: true } as const
    for (const page of pages.of(userId)) page.send(end)
  }

  async function loseLooker(userId: string): Promise<void> {
    await saveSearching(userId)
    if (pages.has(userId)) await whereabouts.readAndSend(userId)
  }

  function endFor({ kind, match, players }: StoredMatch): void {
    if (match.status === 'starting' || kind === 'practice') return
    const ready = readySeats(match)
    for (const [seat, { userId }] of players.entries()) {
      if (userId !== null && !ready.includes(seat)) stopLooking(userId)
    }
  }

  function stopLooking(userId: string): void {
    for (const page of pages.of(userId)) searchers.stopLooking(page)
  }

  function returnToQueue({ match, players }: StoredMatch): void {
    const userIds = readySeats(match).flatMap((seat) => players[seat]?.userId ?? [])
    background.add(Promise.all(userIds.map(whereabouts.readAndSend)).then(pairNow))
  }

  async function pairNow(): Promise<void> {
    if (!isClosed) await pairAll('everybody')
  }
}

/** Saves whether pages of users look for an opponent, as it is at this moment. */
async function saveLooking(
  { database, matchClock, searchers, node }: SearchParts,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, void>> {
  const unattended = userIds.filter((userId) => !searchers.isLooking(userId))
  if (unattended.length < userIds.length) {
    await saveBeats(database, userIds.filter(searchers.isLooking), matchClock.now(), node)
  }
  if (unattended.length > 0) await saveUnattended(database, unattended, node)
  return new Map()
}

/** Pairs the queue, in as many waves as it takes. */
async function runWaves(parts: SearchParts): Promise<void> {
  const { database, random, stock, matchClock, clock } = parts
  await parts.beforePairing()
  const made = await pairWaiting(database, random, stock.take, matchClock, clock())
  for (const stored of made) parts.onMade(stored)
  if (made.length === MAX_PAIRS) await runWaves(parts)
}

async function beatAll(
  { database, matchClock, node, pages, searchers, whereabouts }: SearchParts,
  saveSearching: (userId: string) => Promise<void>,
): Promise<void> {
  const all = searchers.all()
  if (all.length === 0) return
  const { looking = [], unattended = [] } = Object.groupBy(all, (userId) =>
    searchers.isLooking(userId) ? 'looking' : 'unattended',
  )
  for (const userId of all) pages.ping(userId)
  await Promise.all(unattended.map((userId) => saveSearching(userId)))
  const waiting = new Set(await saveBeats(database, looking, matchClock.now(), node))
  // Users who left the queue unheard learn their place, and unattended ones that a page may take over.
  const left = looking.filter((userId) => !waiting.has(userId))
  await Promise.all([...left, ...unattended].map(whereabouts.readAndSend))
}
