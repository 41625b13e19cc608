import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database.ts'

import { type CountChange, changeCounts } from './counts.ts'
import { type Season, seasonAt } from './season.ts'

/** XP for one deed of one user. The same kind and reference is awarded once, however often told. */
export type Award = {
  readonly userId: string
  readonly kind: 'practice' | 'match'
  readonly reference: string
  /** May be negative; the XP of a season never fall below 0. */
  readonly amount: number
}

type Standing = { readonly user_id: string; readonly season_xp: number }

/**
 * Awards XP in the current season: ledger, standings and counts in the transaction of the deed.
 * @param awards at most one for each user
 * @returns by how much each user's XP changed now: less than the amount at 0, nothing for a repeat
 */
export async function awardXp(
  transaction: Transaction,
  awards: readonly Award[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const season = seasonAt(now)
  await addSeason(transaction, season)
  const users = awards.map(({ userId }) => userId)
  const added = await addStandings(transaction, season.id, users)
  const before = new Map(
    (await lockStandings(transaction, season.id, users)).map((row) => [row.user_id, row.season_xp]),
  )
  const applied = await addToLedger(transaction, season.id, awards, before, new Date(now))
  await addToStandings(transaction, season.id, applied)
  await changeCounts(transaction, season.id, users.map(countChange))
  return applied

  function countChange(userId: string): CountChange {
    const from = before.get(userId) ?? 0
    return { from: added.has(userId) ? null : from, to: from + (applied.get(userId) ?? 0) }
  }
}

async function addSeason(transaction: Transaction, season: Season): Promise<void> {
  await transaction
    .insertInto('seasons')
    .values({
      season_id: season.id,
      starts_at: new Date(season.startsAt),
      ends_at: new Date(season.endsAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Everybody begins a season with 0. Gives the users who begin now. */
async function addStandings(
  transaction: Transaction,
  seasonId: string,
  users: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .insertInto('standings')
    .values(
      users.toSorted().map((userId) => ({ season_id: seasonId, user_id: userId, season_xp: 0 })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute()
  return new Set(rows.map((row) => row.user_id))
}

/** In the order of users, so that two transactions never wait for each other. */
async function lockStandings(
  transaction: Transaction,
  seasonId: string,
  users: readonly string[],
): Promise<readonly Standing[]> {
  return transaction
    .selectFrom('standings')
    .select(['user_id', 'season_xp'])
    .where('season_id', '=', seasonId)
    .where('user_id', 'in', users)
    .orderBy('user_id')
    .forUpdate()
    .execute()
}

async function addToLedger(
  transaction: Transaction,
  seasonId: string,
  awards: readonly Award[],
  before: ReadonlyMap<string, number>,
  awardedAt: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await transaction
    .insertInto('xp_ledger')
    .values(
      awards.map(({ userId, kind, reference, amount }) => ({
        user_id: userId,
        kind,
        reference,
        season_id: seasonId,
        amount,
        applied: Math.max(amount, -(before.get(userId) ?? 0)),
        awarded_at: awardedAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['user_id', 'applied'])
    .execute()
  return new Map(rows.map((row) => [row.user_id, row.applied]))
}

async function addToStandings(
  transaction: Transaction,
  seasonId: string,
  applied: ReadonlyMap<string, number>,
): Promise<void> {
  if (applied.size === 0) return
  const changes = [...applied].map(([user_id, change]) => ({ user_id, change }))
  await sql`
    update standings set season_xp = season_xp + new.change
    from json_to_recordset(${JSON.stringify(changes)}) as new (user_id uuid, change integer)
    where standings.season_id = ${seasonId} and standings.user_id = new.user_id
      and standings.user_id in (${sql.join([...applied.keys()])})
  `.execute(transaction)
}
