import { sql } from 'kysely'

import { BOARD_MOST, type Standing } from '#contract/leaderboard.ts'
import type { Database } from '#server/platform/database/database.ts'

import { THOUSAND } from './counts.ts'

/** A line of the board, with the user it belongs to. */
export type Line = Omit<Standing, 'is_you'> & { readonly user_id: string }

/** The first hundred of a season. Players with the same XP share a rank and stand in a fixed order. */
export async function topLines(database: Database, seasonId: string): Promise<readonly Line[]> {
  const { rows } = await sql<Line>`
    select
      rank() over (order by top.season_xp desc)::int as rank,
      profiles.display_name as username,
      top.season_xp,
      top.user_id
    from (
      select user_id, season_xp from standings
      where season_id = ${seasonId}
      order by season_xp desc, user_id
      limit ${BOARD_MOST}
    ) as top
    join profiles on profiles.user_id = top.user_id
    order by top.season_xp desc, top.user_id`.execute(database)
  return rows
}

/** Returns the row of one user, wherever it is, or null for a user without XP in this season. */
export async function ownLine(
  database: Database,
  seasonId: string,
  userId: string,
): Promise<Line | null> {
  const { rows } = await sql<Line>`
    select
      (1 + coalesce((
        select sum(players) from xp_thousand_counts
        where season_id = own.season_id and thousand > own.season_xp / ${THOUSAND}::int
      ), 0) + coalesce((
        select sum(players) from xp_counts
        where season_id = own.season_id and season_xp > own.season_xp
          and season_xp < (own.season_xp / ${THOUSAND}::int + 1) * ${THOUSAND}::int
      ), 0))::int as rank,
      profiles.display_name as username,
      own.season_xp,
      own.user_id
    from standings as own
    join profiles on profiles.user_id = own.user_id
    where own.season_id = ${seasonId} and own.user_id = ${userId}`.execute(database)
  return rows[0] ?? null
}

/** How many play in a season. */
export async function countPlayers(database: Database, seasonId: string): Promise<number> {
  const { players } = await database
    .selectFrom('xp_thousand_counts')
    .select((select) => sql<number>`coalesce(${select.fn.sum('players')}, 0)::int`.as('players'))
    .where('season_id', '=', seasonId)
    .executeTakeFirstOrThrow()
  return players
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
