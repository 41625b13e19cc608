import { sql } from 'kysely'

import { isLive } from '#server/match/play/store.ts'
import type { Database } from '#server/platform/database/database.ts'
import { givenRows, uuids } from '#server/platform/database/given-rows.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'

/**
 * Saves whether users have a page connected to a server, for their opponents to see. A user who closes
 * the last page on one server stays present while another server has one.
 * @param node the id of the server
 * @returns the live matches in which this changed the presence, by user
 */
export async function savePresence(
  database: Database,
  isHere: ReadonlyMap<string, boolean>,
  node: string,
): Promise<ReadonlyMap<string, string>> {
  const users = [...isHere].map(([user_id, is_here]) => ({ user_id, is_here }))
  const { rows } = await sql<{
    readonly user_id: string
    readonly match_id: string
    readonly is_new: boolean
  }>`
    ${prepared('save presence')} with changed as materialized (
      select p.match_id, p.seat, p.user_id, new.is_here, p.is_here <> new.is_here as is_new
      from ${givenRows('new', users, { user_id: 'uuid', is_here: 'boolean' })}
      join live_match l on l.user_id = new.user_id
      join match_players p on p.match_id = l.match_id and p.user_id = l.user_id
      where p.user_id = any(${uuids([...isHere.keys()])}) and case
        when new.is_here then not p.is_here or p.here_on is distinct from ${node}::uuid
        else p.is_here and coalesce(p.here_on = ${node}::uuid, true)
      end
      order by p.match_id, p.seat for update of p
    )
    update match_players
    set is_here = changed.is_here, here_on = case when changed.is_here then ${node}::uuid end
    from changed
    where match_players.match_id = changed.match_id and match_players.seat = changed.seat
    returning changed.user_id, changed.match_id, changed.is_new
  `.execute(database)
  return new Map(rows.flatMap((row) => (row.is_new ? [[row.user_id, row.match_id]] : [])))
}

/**
 * Saves that a server is running, if there is a live match.
 * @param now the match's time
 * @returns whether there is one
 */
export async function saveServer(database: Database, node: string, now: number): Promise<boolean> {
  const { rows } = await sql`
    ${prepared('save server')} insert into match_servers (id, beat_at)
    select ${node}::uuid, ${new Date(now)}::timestamptz
    where exists (select from matches where ${isLive})
    on conflict (id) do update set beat_at = excluded.beat_at
    returning id
  `.execute(database)
  return rows.length > 0
}

/**
 * Deletes servers that have not been heard of since a moment, and marks their players as away. Players
 * without a server, which versions before did not save, stay as they are.
 * @returns the live matches in which this changed the presence
 */
export async function markPlayersOfSilentServersAway(
  database: Database,
  heardSince: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly match_id: string }>`
    ${prepared('mark players of silent servers away')} with forgotten as (
      delete from match_servers where beat_at < ${new Date(heardSince)}::timestamptz
    ), gone as materialized (
      select p.match_id, p.seat
      from live_match l join match_players p on p.match_id = l.match_id and p.user_id = l.user_id
      where p.is_here and p.here_on is not null and not exists (
        select from match_servers s
        where s.id = p.here_on and s.beat_at >= ${new Date(heardSince)}::timestamptz
      )
      order by p.match_id, p.seat for update of p
    )
    update match_players set is_here = false, here_on = null
    from gone where match_players.match_id = gone.match_id and match_players.seat = gone.seat
    returning gone.match_id
  `.execute(database)
  return [...new Set(rows.map((row) => row.match_id))]
}
