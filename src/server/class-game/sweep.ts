import { sql } from 'kysely'

import type { Database } from '#server/platform/database/database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The most games that one statement deletes, so that it is short. */
const GAMES_AT_ONCE = 100

/**
 * Deletes games that were made long ago, with their players and answers, whether they were played or not.
 * @param keptDays how long games are kept
 */
export async function sweepClassGames(
  database: Database,
  now: number,
  keptDays: number,
): Promise<void> {
  await sql`
    delete from class_games where id in (
      select id from class_games where created_at < ${new Date(now - keptDays * DAY_MS)}
      limit ${GAMES_AT_ONCE}
    )`.execute(database)
}
