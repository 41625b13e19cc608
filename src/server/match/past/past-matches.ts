import { sql, type SqlBool } from 'kysely'

import { MAX_MATCHES, type PastMatch, type PastMatches } from '#contract/match.ts'
import type { MatchKind } from '#match/invitation.ts'
import { averageMilliseconds } from '#match/standing.ts'
import { publicNames } from '#server/names/public-names.ts'
import type { Database } from '#server/platform/database/database.ts'

type Row = Pick<PastMatch, 'match_id' | 'result' | 'xp'> & {
  readonly kind: MatchKind
  readonly finished_at: Date
  readonly correct: number
  readonly answered: number
  readonly milliseconds: number
  readonly others_id: string | null
  readonly others_name: string | null
  readonly others_hidden_name: string | null
  readonly others_correct: number
}

/**
 * Returns a page of the finished matches of a user, newest first, and where the next page begins.
 * @param from the match that the page begins with; null for the newest
 * @param withKind whether each match says of which kind it was
 * @returns null when `from` is no finished match of the user
 */
export async function pastMatches(
  database: Database,
  userId: string,
  from: string | null,
  withKind = false,
): Promise<PastMatches | null> {
  // One more than is listed: the next page begins with it.
  const { rows } = await sql<Row>`
    with page as (
      select m.id, m.kind, m.finished_at, p.seat, p.result, p.xp, p.correct_answers, p.total_time_ms
      from match_players p join matches m on m.id = p.match_id
      where p.user_id = ${userId} and m.status = 'finished' and ${isNotNewerThan(from)}
      order by m.finished_at desc, m.id desc limit ${MAX_MATCHES + 1}
    )
    select page.id as match_id, page.kind, page.finished_at, page.result, page.xp,
      page.correct_answers as correct, page.total_time_ms as milliseconds,
      (
        select count(*)::int from match_answers a
        where a.match_id = page.id and a.seat = page.seat
      ) as answered,
      o.user_id as others_id, f.display_name as others_name,
      f.hidden_name as others_hidden_name, o.correct_answers as others_correct
    from page
    join match_players o on o.match_id = page.id and o.seat <> page.seat
    left join profiles f on f.user_id = o.user_id
    order by page.finished_at desc, page.id desc`.execute(database)
  if (from !== null && rows[0]?.match_id !== from) return null
  const listed = rows.slice(0, MAX_MATCHES)
  const names = publicNames(
    listed.map((row) => ({
      userId: row.others_id,
      name: row.others_name,
      hiddenName: row.others_hidden_name,
    })),
  )
  return {
    matches: listed.map((row, index) => ({
      ...pastMatchOf(row, names[index] ?? null),
      ...(withKind ? { kind: row.kind } : {}),
    })),
    next: rows[MAX_MATCHES]?.match_id ?? null,
  }
}

/** Selects the match that the page begins with, and those after it in the list. */
function isNotNewerThan(from: string | null) {
  return from === null
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(m.finished_at, m.id) <= (select finished_at, id from matches where id = ${from})`
}

function pastMatchOf(row: Row, othersName: string | null): PastMatch {
  return {
    match_id: row.match_id,
    finished_at: row.finished_at.toISOString(),
    result: row.result,
    xp: row.xp,
    you: { correct: row.correct, average_milliseconds: averageMilliseconds(row) },
    opponent: { name: othersName, correct: row.others_correct },
  }
}
