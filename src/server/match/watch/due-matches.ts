import { isLive } from '#server/match/play/store.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Matches found by one sweep, at the most. */
const MAX_SWEPT = 100

/** Returns the matches in which something was due before a moment, and that no server works on. */
export async function dueMatches(database: Database, before: number): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('matches')
    .select('id')
    .where(isLive)
    .where('due_at', '<=', new Date(before))
    .orderBy('due_at')
    .limit(MAX_SWEPT)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}
