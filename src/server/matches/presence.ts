import type { Database } from '#server/platform/database.ts'

/**
 * Notes whether a page of a user is connected, for the opponent to see.
 * @returns the live match of the user in which that is new; null when there is none
 */
export async function notePresence(
  database: Database,
  userId: string,
  isHere: boolean,
): Promise<string | null> {
  const row = await database
    .updateTable('match_players')
    .set({ is_here: isHere })
    .where('user_id', '=', userId)
    .where('is_here', '<>', isHere)
    .where('match_id', 'in', (select) =>
      select.selectFrom('live_match').select('match_id').where('user_id', '=', userId),
    )
    .returning('match_id')
    .executeTakeFirst()
  return row?.match_id ?? null
}
