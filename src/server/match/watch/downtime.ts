import { sql } from 'kysely'

import type { MatchClock } from '#server/live/match-clock.ts'
import { judgeCommands, type SavedChange } from '#server/match/play/judge-commands.ts'
import { isLive } from '#server/match/play/store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'

/** All servers silent for longer than this is an outage, in milliseconds of the wall clock. */
export const OUTAGE_MS = 5000
/** How often a server records that it watches the matches. */
export const WATCH_MS = 1000
/** Matches that one statement postpones. */
const BATCH = 200

type WatchParts = {
  readonly database: Database
  readonly matchClock: MatchClock
  /** The wall clock. */
  readonly clock: Clock
}

/**
 * Records that a server watches the matches. When none did for longer than `OUTAGE_MS`, postpones all
 * open deadlines by the length of the gap first, so that an outage costs no player time.
 * @returns the matches that were postponed
 */
export async function watchMatches({
  database,
  matchClock,
  clock,
}: WatchParts): Promise<readonly SavedChange[]> {
  return inTransaction(database, async (transaction) => {
    const since = await lockWatch(transaction)
    const at = matchClock.now()
    const changed =
      at - since > matchClock.scaled(OUTAGE_MS)
        ? await postpone(transaction, since, at - since, clock())
        : []
    await saveWatchedAt(transaction, at)
    return changed
  })
}

/** Saves that the matches are watched, from which on silence is an outage. */
export async function saveWatchedAt(transaction: Transaction, now: number): Promise<void> {
  await sql`
    ${prepared('save watched')} update match_watch set watched_at = greatest(watched_at, ${new Date(now)})
  `.execute(transaction)
}

async function lockWatch(transaction: Transaction): Promise<number> {
  const row = await transaction
    .selectFrom('match_watch')
    .select('watched_at')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.watched_at.getTime()
}

async function liveIds(transaction: Transaction): Promise<readonly string[]> {
  const rows = await transaction.selectFrom('matches').select('id').where(isLive).execute()
  return rows.map(({ id }) => id)
}

async function postpone(
  transaction: Transaction,
  at: number,
  milliseconds: number,
  wallNow: number,
): Promise<readonly SavedChange[]> {
  const ids = await liveIds(transaction)
  const changed: SavedChange[] = []
  for (let from = 0; from < ids.length; from += BATCH) {
    const commands = ids
      .slice(from, from + BATCH)
      .map((matchId) => ({ matchId, command: { type: 'paused', at, milliseconds } as const }))
    // In sequence, because a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    changed.push(...(await judgeCommands(transaction, commands, wallNow)).changed)
  }
  await sql`
    with waiting as materialized (select user_id from match_queue order by user_id for update)
    update match_queue set beat_at = beat_at + ${milliseconds} * interval '1 millisecond'
    from waiting where match_queue.user_id = waiting.user_id
  `.execute(transaction)
  return changed
}
