import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'
import { givenRows } from '#server/platform/database/given-rows.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'

/**
 * A user's XP changed from one total to another; from null for a user who is counted for the first
 * time.
 */
export type CountChange = { readonly from: number | null; readonly to: number | null }

/** XP per row of the coarser count. */
export const THOUSAND = 1000

/** The tables of counts, each with the column that it counts by. */
const tables = [
  { name: 'xp_counts', column: 'season_xp', rowOf: (total: number) => total },
  {
    name: 'xp_thousand_counts',
    column: 'thousand',
    rowOf: (total: number) => Math.floor(total / THOUSAND),
  },
] as const

/** Keeps count of how many players have how much XP. */
export async function changeCounts(
  transaction: Transaction,
  seasonId: string,
  changes: readonly CountChange[],
): Promise<void> {
  for (const { name, column, rowOf } of tables) {
    const rows = sums(changes, rowOf).map(([value, players]) => ({ value, players }))
    // One after the other: a transaction has one connection.
    // oxlint-disable-next-line no-await-in-loop
    await changeRows(transaction, seasonId, { name, column }, rows)
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

/**
 * Rows are made first, as empty ones, and then locked and changed in rising order, so that two
 * transactions never wait for each other. A check refuses to insert a negative count.
 */
async function changeRows(
  transaction: Transaction,
  seasonId: string,
  counted: Pick<(typeof tables)[number], 'name' | 'column'>,
  rows: readonly { readonly value: number; readonly players: number }[],
): Promise<void> {
  if (rows.length === 0) return
  const table = sql.table(counted.name)
  const column = sql.ref(counted.column)
  const name = counted.name.replaceAll('_', ' ')
  const changes = givenRows('new', rows, { value: 'integer', players: 'integer' })
  await sql`
    ${prepared(`add ${name}`)} insert into ${table} (season_id, ${column}, players)
    select ${seasonId}, value, 0 from ${changes} order by value
    on conflict do nothing
  `.execute(transaction)
  await sql`
    ${prepared(`change ${name}`)} with locked as materialized (
      select ${column} as value, new.players from ${table} counted
      join ${changes} on new.value = counted.${column}
      where counted.season_id = ${seasonId} order by value for update of counted
    )
    update ${table} counted set players = counted.players + locked.players from locked
    where counted.season_id = ${seasonId} and counted.${column} = locked.value
  `.execute(transaction)
}
