import { sql } from 'kysely'

import type { ReportReason, SeenName } from '#contract/moderation.ts'
import { boardOf } from '#server/leaderboard/board.ts'
import type { Database } from '#server/platform/database/database.ts'

/** The report of a name by a user. */
export type Report = {
  readonly userId: string
  readonly reportedId: string
  readonly reason: ReportReason
  readonly place: SeenName['place']
  /** In milliseconds since 1970. */
  readonly at: number
}

/**
 * Returns the player whose name a user sees at a place; undefined when the place does not exist for the
 * user or shows another name by now, null when the account was deleted.
 */
export async function playerSeen(
  database: Database,
  userId: string,
  seen: SeenName,
): Promise<string | null | undefined> {
  if (seen.place === 'leaderboard') {
    const { top } = await boardOf(database, seen.season_id, userId)
    return top.find(({ username }) => username === seen.username)?.user_id
  }
  const opponent = await database
    .selectFrom('match_players as own')
    .innerJoin('match_players as other', (join) =>
      join.onRef('other.match_id', '=', 'own.match_id').onRef('other.seat', '<>', 'own.seat'),
    )
    .select('other.user_id')
    .where('own.match_id', '=', seen.match_id)
    .where('own.user_id', '=', userId)
    .executeTakeFirst()
  return opponent?.user_id
}

/**
 * Stores a report, with the name as it is now. A user has one report of a player: a repeated one changes
 * nothing, unless the player has another name since.
 */
export async function addReport(
  database: Database,
  { userId, reportedId, reason, place, at }: Report,
): Promise<void> {
  await sql`
    insert into name_reports (user_id, reported_id, name, reason, place, reported_at)
    select ${userId}, profiles.user_id, profiles.display_name, ${reason}, ${place}, ${new Date(at)}
    from profiles where profiles.user_id = ${reportedId}
    on conflict (user_id, reported_id) do update set
      name = excluded.name, reason = excluded.reason, place = excluded.place,
      reported_at = excluded.reported_at, settled_by = null
    where name_reports.name <> excluded.name`.execute(database)
}
