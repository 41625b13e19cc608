import { isOn } from '#match/match.ts'
import type { Pages } from '#server/live/pages.ts'
import type { Tally } from '#server/metrics/metrics.ts'
import type { Background } from '#server/platform/background.ts'
import type { Bus } from '#server/platform/bus.ts'

import type { SavedChange } from './play/judge-commands.ts'
import type { PublishMatch } from './play/publish-match.ts'
import type { Rooms } from './play/rooms.ts'
import type { StoredMatch } from './play/store.ts'
import { tallyChange } from './play/tally-change.ts'
import type { Search } from './search/search.ts'
import type { Searchers } from './search/searchers.ts'
import type { PlayerWatch } from './watch/player-watch.ts'

/** Applies the consequences of changed matches, made by this server or another. */
export type Changes = {
  /** Sends and publishes a match that this server has changed. */
  readonly onChanged: (changed: SavedChange) => void
  /** Sends and publishes a match that this server has made. */
  readonly onMade: (stored: StoredMatch) => void
  /** Sends and publishes a stored match if the outcome of its commit never reached this server. */
  readonly announceUnheardCommit: (stored: StoredMatch) => void
  /** Stops listening to other servers. */
  readonly close: () => void
}

type ChangesParts = {
  readonly bus: Bus
  readonly tally: Tally
  /** The id of this server. */
  readonly node: string
  readonly pages: Pages
  readonly rooms: Rooms
  readonly publish: PublishMatch
  readonly searchers: Searchers
  readonly search: Pick<Search, 'endFor' | 'endAfterPractice' | 'returnToQueue'>
  readonly playerWatch: PlayerWatch
  readonly background: Background
}

type MatchHint = { readonly matchId: string; readonly userIds: readonly string[] }

/** Handles changes of matches, and listens to those of other servers. */
export function createChanges(parts: ChangesParts): Changes {
  const { bus, tally, node, rooms, publish, searchers, search, background } = parts
  const close = bus.listen((change) => {
    if (change.kind === 'match' && change.node !== node) background.add(readChanged(parts, change))
    if (change.kind === 'missed') background.add(readAllAgain(parts))
  })
  return { onChanged, onMade, announceUnheardCommit, close }

  function onChanged({ before, stored }: SavedChange): void {
    tallyChange(tally, before, stored)
    search.endFor(stored)
    search.endAfterPractice(stored)
    rooms.update(stored)
    publish(stored)
    if (stored.match.status === 'cancelled') search.returnToQueue(stored)
    if (stored.match.status === 'finished') bus.publish({ kind: 'leaderboard' })
  }

  function onMade(stored: StoredMatch): void {
    // The player of a practice opponent goes on waiting.
    if (stored.kind !== 'practice') {
      for (const { userId } of stored.players) if (userId !== null) searchers.remove(userId)
    }
    publish(stored)
    rooms.update(stored)
  }

  function announceUnheardCommit(stored: StoredMatch): void {
    const known = rooms.snapshotOf(stored.id)
    if (known === undefined || known.version === stored.version) return
    if (rooms.update(stored) === stored) publish(stored)
  }
}

/** Reads a match that another server has made or changed, if one of its players is here. */
async function readChanged(
  { pages, rooms, searchers, search, playerWatch }: ChangesParts,
  { matchId, userIds }: MatchHint,
): Promise<void> {
  if (!userIds.some(pages.has)) return
  const stored = await rooms.refresh(matchId)
  if (stored === null) return
  // The players of a match that is over may be searching again.
  if (isOn(stored.match) && stored.kind !== 'practice') {
    for (const userId of userIds) searchers.remove(userId)
  }
  search.endFor(stored)
  if (stored.match.status === 'cancelled') search.returnToQueue(stored)
  await playerWatch.correct(stored)
}

/** Reads all matches here again, since hints of other servers may be lost. */
async function readAllAgain({ rooms, playerWatch }: ChangesParts): Promise<void> {
  const all = await rooms.refreshAll()
  await Promise.all(all.map(playerWatch.correct))
}
