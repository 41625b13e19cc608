import { sql } from 'kysely'

import { MAX_BOARD, type Standing } from '#contract/leaderboard.ts'
import { publicNames } from '#server/names/public-names.ts'
import type { Database } from '#server/platform/database/database.ts'

import { THOUSAND } from './counts.ts'

/** A line of the board, with the user it belongs to and the name that is shown. */
export type Line = Omit<Standing, 'is_you'> & { readonly user_id: string }

type StoredLine = Line & { readonly hidden_name: string | null }

/** The players whom an operator keeps off the boards; there are few. */
const banned = sql<string>`array(select user_id from profiles where banned_at is not null)`

/**
 * Returns the first hundred of a season, and the line of one user, wherever it is: null without XP in the
 * season. Players whose names look alike have a mark.
 */
export async function boardOf(
  database: Database,
  seasonId: string,
  userId: string,
): Promise<{ readonly top: readonly Line[]; readonly own: Line | null }> {
  const [top, own] = await Promise.all([
    topLines(database, seasonId),
    ownLine(database, seasonId, userId),
  ])
  const lines = own === null ? top : [...top, own]
  const names = publicNames(
    lines.map(({ user_id, username: name, hidden_name: hiddenName }) => ({
      userId: user_id,
      name,
      hiddenName,
    })),
  )
  const shown = lines.map(({ hidden_name: _hidden, ...line }, index) => ({
    ...line,
    username: names[index] ?? line.username,
  }))
  return {
    top: shown.slice(0, top.length),
    own: own === null ? null : (shown.at(-1) ?? null),
  }
}

/** The first hundred of a season. Players with the same XP share a rank and stand in a fixed order. */
export async function topLines(
  database: Database,
  seasonId: string,
): Promise<readonly StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select
      rank() over (order by top.season_xp desc)::int as rank,
      profiles.display_name as username,
      profiles.hidden_name,
      top.season_xp,
      top.user_id
    from (
      select user_id, season_xp from standings
      where season_id = ${seasonId} and user_id <> all(${banned})
      order by season_xp desc, user_id
      limit ${MAX_BOARD}
    ) as top
    join profiles on profiles.user_id = top.user_id
    order by top.season_xp desc, top.user_id`.execute(database)
  return rows
}

/**
 * Returns the row of one user, wherever it is, or null for a user who has no XP in this season or is
 * kept off the boards. The rank counts no player who is kept off.
 */
export async function ownLine(
  database: Database,
  seasonId: string,
  userId: string,
): Promise<StoredLine | null> {
  const { rows } = await sql<StoredLine>`
    select
      (1 + coalesce((
        select sum(players) from xp_thousand_counts
        where season_id = own.season_id and thousand > own.season_xp / ${THOUSAND}::int
      ), 0) + coalesce((
        select sum(players) from xp_counts
        where season_id = own.season_id and season_xp > own.season_xp
          and season_xp < (own.season_xp / ${THOUSAND}::int + 1) * ${THOUSAND}::int
      ), 0) - (
        select count(*) from standings as off
        where off.season_id = own.season_id and off.user_id = any(${banned})
          and off.season_xp > own.season_xp
      ))::int as rank,
      profiles.display_name as username,
      profiles.hidden_name,
      own.season_xp,
      own.user_id
    from standings as own
    join profiles on profiles.user_id = own.user_id
    where own.season_id = ${seasonId} and own.user_id = ${userId} and profiles.banned_at is null`.execute(
    database,
  )
  return rows[0] ?? null
}

/** How many play in a season, without those who are kept off the boards. */
export async function countPlayers(database: Database, seasonId: string): Promise<number> {
  const { players } = await database
    .selectFrom('xp_thousand_counts')
    .select((select) =>
      sql<number>`(coalesce(${select.fn.sum('players')}, 0) - (
        select count(*) from standings
        where season_id = ${seasonId} and user_id = any(${banned})
      ))::int`.as('players'),
    )
    .where('season_id', '=', seasonId)
    .executeTakeFirstOrThrow()
  return players
}

/** Returns whether an operator keeps a player off the boards. */
export async function isBanned(database: Database, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('profiles')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('banned_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Lists the ids of all seasons with players, newest first. */
export async function seasonIds(database: Database): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('seasons')
    .select('season_id')
    .orderBy('season_id', 'desc')
    .execute()
  return rows.map((row) => row.season_id)
}
