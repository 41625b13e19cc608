import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'
import { givenRows, uuids } from '#server/platform/database/given-rows.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'

import { type CountChange, changeCounts } from './counts.ts'
import { type Season, seasonAt } from './season.ts'

/**
 * XP for one deed of one user. The same kind and reference is awarded once, however often it
 * arrives.
 */
export type Award = {
  readonly userId: string
  readonly kind: 'practice' | 'match'
  readonly reference: string
  /** May be negative; the XP of a season never fall below 0. */
  readonly amount: number
}

const NO_USERS: ReadonlySet<string> = new Set()

type Standing = { readonly user_id: string; readonly season_xp: number }

/**
 * Awards XP in the current season: ledger, standings and counts in the transaction of the deed. A user
 * alone is looked for first, since only the first award of a season adds a standing. For several that would lock
 * rows in an order of its own.
 * @param awards at most one for each user
 * @returns by how much each user's XP changed now: less than the amount at 0, nothing for a repeat
 */
export async function awardXp(
  transaction: Transaction,
  awards: readonly Award[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const season = seasonAt(now)
  const users = awards.map(({ userId }) => userId)
  const alone = users.length === 1 ? await lockStandings(transaction, season.id, users) : []
  const added = alone.length === 1 ? NO_USERS : await addStandings(transaction, season, users)
  const locked = alone.length === 1 ? alone : await lockStandings(transaction, season.id, users)
  const before = new Map(locked.map((row) => [row.user_id, row.season_xp]))
  const applied = await apply(transaction, season.id, awards, before, new Date(now))
  await changeCounts(transaction, season.id, users.map(countChange))
  return applied

  function countChange(userId: string): CountChange {
    const from = before.get(userId) ?? 0
    return {
      from: added.has(userId) ? null : from,
      to: from + (applied.get(userId) ?? 0),
    }
  }
}

/** Every player begins a season with 0, and the first of them begins the season. Gives the users who begin now. */
async function addStandings(
  transaction: Transaction,
  season: Season,
  users: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly user_id: string }>`
    ${prepared('add standings')} with season as (
      insert into seasons (season_id, starts_at, ends_at)
      values (${season.id}, ${new Date(season.startsAt)}, ${new Date(season.endsAt)})
      on conflict do nothing
    )
    insert into standings (season_id, user_id, season_xp)
    select ${season.id}, user_id, 0 from unnest(${uuids(users.toSorted())}) as user_id
    on conflict do nothing
    returning user_id
  `.execute(transaction)
  return new Set(rows.map((row) => row.user_id))
}

/** In the order of users, so that two transactions never wait for each other. */
async function lockStandings(
  transaction: Transaction,
  seasonId: string,
  users: readonly string[],
): Promise<readonly Standing[]> {
  const { rows } = await sql<Standing>`
    ${prepared('lock standings')} select user_id, season_xp from standings
    where season_id = ${seasonId} and user_id = any(${uuids(users)})
    order by user_id for update
  `.execute(transaction)
  return rows
}

const awardColumns = {
  user_id: 'uuid',
  kind: 'text',
  reference: 'text',
  amount: 'integer',
  applied: 'integer',
} as const

/** Adds deeds to the ledger that are not in it yet, and their XP to the standings. */
async function apply(
  transaction: Transaction,
  seasonId: string,
  awards: readonly Award[],
  before: ReadonlyMap<string, number>,
  awardedAt: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = awards.map(({ userId, kind, reference, amount }) => ({
    user_id: userId,
    kind,
    reference,
    amount,
    applied: Math.max(amount, -(before.get(userId) ?? 0)),
  }))
  const added = await sql<{ readonly user_id: string; readonly applied: number }>`
    ${prepared('apply awards')} with added as (
      insert into xp_ledger (user_id, kind, reference, season_id, amount, applied, awarded_at)
      select user_id, kind, reference, ${seasonId}, amount, applied, ${awardedAt}
      from ${givenRows('new', rows, awardColumns)}
      on conflict do nothing
      returning user_id, applied
    ), changed as (
      update standings set season_xp = season_xp + added.applied from added
      where standings.season_id = ${seasonId} and standings.user_id = added.user_id
    )
    select user_id, applied from added
  `.execute(transaction)
  return new Map(added.rows.map((row) => [row.user_id, row.applied]))
}
