import { sql } from 'kysely'

import type { Database } from '#server/platform/database.ts'

/**
 * Notes whether pages of users are connected, for their opponents to see.
 * @returns the live matches in which that is new, by user
 */
export async function notePresence(
  database: Database,
  isHere: ReadonlyMap<string, boolean>,
): Promise<ReadonlyMap<string, string>> {
  const users = [...isHere].map(([user_id, is_here]) => ({ user_id, is_here }))
  const { rows } = await sql<{ readonly user_id: string; readonly match_id: string }>`
    with told as materialized (
      select p.match_id, p.seat, p.user_id, new.is_here
      from json_to_recordset(${JSON.stringify(users)}) as new (user_id uuid, is_here boolean)
      join live_match l on l.user_id = new.user_id
      join match_players p on p.match_id = l.match_id and p.user_id = l.user_id
      where p.is_here <> new.is_here and p.user_id in (${sql.join([...isHere.keys()])})
      order by p.match_id, p.seat for update of p
    )
    update match_players set is_here = told.is_here from told
    where match_players.match_id = told.match_id and match_players.seat = told.seat
    returning told.user_id, told.match_id
  `.execute(database)
  return new Map(rows.map((row) => [row.user_id, row.match_id]))
}
