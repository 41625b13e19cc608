import type { Transaction } from '#server/platform/database.ts'

/** A user's XP went from one total to another; from null for a user who is counted first now. */
export type CountChange = { readonly from: number | null; readonly to: number | null }

/** XP per row of the coarser count. */
export const THOUSAND = 1000

/**
 * Keeps count of how many players have how much XP. The rows are changed in rising order, so that two
 * transactions never wait for each other.
 */
export async function changeCounts(
  transaction: Transaction,
  seasonId: string,
  changes: readonly CountChange[],
): Promise<void> {
  for (const [xp, players] of sums(changes, (total) => total)) {
    // One after the other: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await changeCount(transaction, seasonId, xp, players)
  }
  for (const [thousand, players] of sums(changes, (total) => Math.floor(total / THOUSAND))) {
    // As above.
    // oxlint-disable-next-line no-await-in-loop
    await changeThousand(transaction, seasonId, thousand, players)
  }
}

/** By how many the players of each row change, in rising order, without rows that stay. */
function sums(
  changes: readonly CountChange[],
  rowOf: (total: number) => number,
): readonly (readonly [number, number])[] {
  const rows = new Map<number, number>()
  for (const { from, to } of changes) {
    if (from !== null) rows.set(rowOf(from), (rows.get(rowOf(from)) ?? 0) - 1)
    if (to !== null) rows.set(rowOf(to), (rows.get(rowOf(to)) ?? 0) + 1)
  }
  return [...rows].filter(([, players]) => players !== 0).toSorted(([a], [b]) => a - b)
}

// A row that loses players exists, and a check refuses to insert a negative count, so that losing is
// an update and only gaining may insert.
async function changeCount(
  transaction: Transaction,
  seasonId: string,
  xp: number,
  players: number,
): Promise<void> {
  if (players < 0) {
    await transaction
      .updateTable('xp_counts')
      .set((set) => ({ players: set('players', '+', players) }))
      .where('season_id', '=', seasonId)
      .where('season_xp', '=', xp)
      .execute()
    return
  }
  await transaction
    .insertInto('xp_counts')
    .values({ season_id: seasonId, season_xp: xp, players })
    .onConflict((conflict) =>
      conflict
        .columns(['season_id', 'season_xp'])
        .doUpdateSet((set) => ({ players: set('xp_counts.players', '+', players) })),
    )
    .execute()
}

async function changeThousand(
  transaction: Transaction,
  seasonId: string,
  thousand: number,
  players: number,
): Promise<void> {
  if (players < 0) {
    await transaction
      .updateTable('xp_thousand_counts')
      .set((set) => ({ players: set('players', '+', players) }))
      .where('season_id', '=', seasonId)
      .where('thousand', '=', thousand)
      .execute()
    return
  }
  await transaction
    .insertInto('xp_thousand_counts')
    .values({ season_id: seasonId, thousand, players })
    .onConflict((conflict) =>
      conflict
        .columns(['season_id', 'thousand'])
        .doUpdateSet((set) => ({ players: set('xp_thousand_counts.players', '+', players) })),
    )
    .execute()
}
