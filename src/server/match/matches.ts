import type { Limits } from '#server/limits/limits.ts'
import type { LiveMatches } from '#server/live/live-services.ts'
import type { MatchClock } from '#server/live/match-clock.ts'
import { createPages } from '#server/live/pages.ts'
import type { Tally } from '#server/metrics/metrics.ts'
import { createBackground } from '#server/platform/background.ts'
import type { Bus } from '#server/platform/bus.ts'
import type { Clock, Random } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'

import { createChanges } from './changes.ts'
import { createConversation } from './conversation.ts'
import { createNoteNetwork } from './networks/player-networks.ts'
import { createPageViews } from './play/page-views.ts'
import { createPublishMatch } from './play/publish-match.ts'
import { createQuestionTexts } from './play/question-texts.ts'
import { createReferee } from './play/referee.ts'
import { createRooms } from './play/rooms.ts'
import { loadMatches } from './play/store.ts'
import { createJoinFriend } from './search/join-friend.ts'
import { createJoinQueue } from './search/join-queue.ts'
import { stockQuestions } from './search/question-stock.ts'
import { BEAT_MS, dequeueStale } from './search/queue.ts'
import { createSearch } from './search/search.ts'
import { createSearchers } from './search/searchers.ts'
import { createWhereabouts } from './search/whereabouts.ts'
import { WATCH_MS } from './watch/downtime.ts'
import { dueMatches } from './watch/due-matches.ts'
import { createPlayerWatch } from './watch/player-watch.ts'
import { createServerWatch } from './watch/server-watch.ts'

/** How often searching users are paired, at the least. */
const WAVE_MS = 250
/** How often matches are looked for in which something is overdue. */
const SWEEP_MS = 500
/** How often the pages of players are pinged. */
const CHECK_MS = 4000

export type MatchesParts = {
  readonly database: Database
  readonly bus: Bus
  readonly limits: Limits
  readonly clock: Clock
  readonly matchClock: MatchClock
  readonly random: Random
  readonly tally: Tally
  /** Hides the networks of players. */
  readonly secret: string
  readonly onFailure: (error: unknown) => void
}

/** Builds the parts that run live matches, connects them, and starts their timers. */
export function openMatches(given: MatchesParts): LiveMatches {
  const { database, bus, limits, matchClock, random, onFailure } = given
  const node = random.uuid()
  const background = createBackground(onFailure)
  const pages = createPages()
  const searchers = createSearchers(pages)
  const publish = createPublishMatch(bus, node)
  const views = createPageViews({ matchClock, pages, questionTexts: createQuestionTexts() })
  const parts = { ...given, node, background, pages, searchers, publish, views }

  const serverWatch = createServerWatch({ ...parts, onChanged: (one) => changes.onChanged(one) })
  const referee = createReferee({
    ...parts,
    beforeJudging: serverWatch.watchIfStale,
    onChanged: (one) => changes.onChanged(one),
    snapshotOf: (matchId) => rooms.snapshotOf(matchId),
  })
  const rooms = createRooms({
    ...parts,
    load: (ids) => loadMatches(database, ids),
    tick: referee.submit,
  })
  const whereabouts = createWhereabouts({ ...parts, rooms })
  const joining = { database, limits, now: matchClock.now, node }
  const search = createSearch({
    ...parts,
    whereabouts,
    joinQueue: createJoinQueue(joining),
    joinFriend: createJoinFriend(joining, given.clock),
    noteNetwork: createNoteNetwork(database, given.secret, given.clock),
    stock: stockQuestions(random),
    beforePairing: serverWatch.watchIfStale,
    onMade: (stored) => changes.onMade(stored),
  })
  const playerWatch = createPlayerWatch({ ...parts, rooms })
  const changes = createChanges({ ...parts, rooms, search, playerWatch })
  const talk = { referee, search, whereabouts, serverWatch, playerWatch, changes }
  const conversation = createConversation({ ...parts, ...talk })
  const stopTimers = [
    every(WAVE_MS, search.pairSearchers),
    every(BEAT_MS, search.beat),
    every(BEAT_MS, dequeueWatched),
    every(CHECK_MS, playerWatch.checkAll),
    every(WATCH_MS, watch),
    every(SWEEP_MS, sweep),
  ]
  const { enter, leave, hear } = conversation
  return { enter, leave, makeRoom: pages.makeRoom, hear, close }

  async function dequeueWatched(): Promise<void> {
    await serverWatch.watchIfStale()
    await dequeueStale(database, matchClock, given.clock())
  }

  async function watch(): Promise<void> {
    await serverWatch.watch()
    await Promise.all((await serverWatch.markAway()).map(playerWatch.announceAway))
  }

  /** Brings matches up to date that no server has, such as those whose players are all gone. */
  async function sweep(): Promise<void> {
    await serverWatch.watchIfStale()
    const at = matchClock.now() - matchClock.scaled(SWEEP_MS)
    const command = { type: 'ticked', at } as const
    const due = await dueMatches(database, at)
    await Promise.all(due.map((matchId) => referee.submit({ matchId, command })))
  }

  function every(milliseconds: number, run: () => Promise<void>): () => void {
    return matchClock.every(milliseconds, () => {
      const running = run().catch(onFailure)
      background.add(running)
      return running
    })
  }

  async function close(): Promise<void> {
    conversation.close()
    changes.close()
    for (const stop of stopTimers) stop()
    search.close()
    rooms.close()
    await background.settled()
    await referee.idle()
  }
}
