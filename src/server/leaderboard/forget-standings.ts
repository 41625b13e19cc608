import type { Transaction } from '#server/platform/database/database.ts'

import { changeCounts } from './counts.ts'

/** Takes a user out of all seasons: out of the standings, and out of the counts behind the ranks. */
export async function forgetStandings(transaction: Transaction, userId: string): Promise<void> {
  const rows = await transaction
    .deleteFrom('standings')
    .where('user_id', '=', userId)
    .returning(['season_id', 'season_xp'])
    .execute()
  for (const row of rows) {
    // One after the other: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await changeCounts(transaction, row.season_id, [{ from: row.season_xp, to: null }])
  }
}
