import type { MatchClock } from '#server/live/match-clock.ts'
import type { SavedChange } from '#server/match/play/judge-commands.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'

import { WATCH_MS, watchMatches } from './downtime.ts'
import { markPlayersOfSilentServersAway, saveServer } from './presence.ts'

/** The players of a server that is silent for this long are away. */
const SILENT_MS = 5000

/** This server's part in the watch that all servers keep over the matches and each other. */
export type ServerWatch = {
  /** Saves that this server is running, and postpones the matches if all servers were silent. */
  readonly watch: () => Promise<void>
  /** Watches unless that was done a moment ago. */
  readonly watchIfStale: () => Promise<void>
  /** Watches unless the other servers know this one: no player may be connected to an unknown one. */
  readonly watchIfUnknown: () => Promise<void>
  /**
   * Marks the players of silent servers as away.
   * @returns the matches in which this changed the presence
   */
  readonly markAway: () => Promise<readonly string[]>
}

type ServerWatchParts = {
  readonly database: Database
  readonly matchClock: MatchClock
  /** The wall clock. */
  readonly clock: Clock
  /** The id of this server. */
  readonly node: string
  /** Called with each match that was postponed. */
  readonly onChanged: (changed: SavedChange) => void
}

/** The time for which this server has been saved without a gap. */
type Known = { readonly since: number; readonly at: number }

export function createServerWatch(parts: ServerWatchParts): ServerWatch {
  const { database, matchClock, clock, node, onChanged } = parts
  let known: Known | null = null
  let watchedAt = -Infinity
  let running: Promise<void> | null = null
  return {
    watch,
    watchIfStale: () =>
      matchClock.now() - watchedAt > matchClock.scaled(2 * WATCH_MS) ? watch() : Promise.resolve(),
    watchIfUnknown: () => (known === null ? watch() : Promise.resolve()),
    markAway,
  }

  function watch(): Promise<void> {
    running ??= watchOnce().finally(() => {
      running = null
    })
    return running
  }

  async function watchOnce(): Promise<void> {
    const now = matchClock.now()
    const isAnyLive = await saveServer(database, node, now)
    const gapMs = matchClock.scaled(SILENT_MS) / 2
    const since = known !== null && now - known.at < gapMs ? known.since : now
    known = isAnyLive ? { since, at: now } : null
    const changed = isAnyLive ? await watchMatches({ database, matchClock, clock }) : []
    watchedAt = matchClock.now()
    for (const one of changed) onChanged(one)
  }

  async function markAway(): Promise<readonly string[]> {
    const silence = matchClock.scaled(SILENT_MS)
    // Only a server that was there all the while can tell that another was silent.
    if (known === null || known.at - known.since < silence) return []
    return markPlayersOfSilentServersAway(database, known.at - silence)
  }
}
