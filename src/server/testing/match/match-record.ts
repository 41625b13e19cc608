import { sql } from 'kysely'

import type { Database } from '#server/platform/database/database.ts'

/** A match as its rows hold it, without the rules that made them. Moments are milliseconds. */
export type MatchRecord = {
  readonly id: string
  readonly status: 'starting' | 'active' | 'finished' | 'cancelled'
  readonly startsAt: number
  readonly graceEndsAt: number | null
  readonly dueAt: number | null
  readonly finishedAt: number | null
  readonly winner: number | null
  readonly players: readonly PlayerRecord[]
  readonly questions: readonly { readonly id: string; readonly right: number }[]
  readonly answers: readonly AnswerRecord[]
  /** Players whom this match keeps from another one. */
  readonly live: readonly string[]
  readonly ledger: readonly {
    readonly userId: string
    readonly amount: number
    readonly applied: number
  }[]
  /** Matches in which these two have won XP from each other, all in all and on one day. */
  readonly awards: number
  readonly awardsOfDay: number
  /** Matches in which one of these two has won XP on one day, at the most. */
  readonly winsOfDay: number
}

type PlayerRecord = {
  readonly seat: number
  readonly userId: string | null
  readonly opensAt: number | null
  readonly result: 'won' | 'lost' | 'draw' | null
  readonly correct: number | null
  readonly incorrect: number | null
  readonly milliseconds: number | null
  readonly xp: number | null
}

type AnswerRecord = {
  readonly seat: number
  readonly question: number
  readonly choice: number
  readonly openedAt: number
  readonly at: number
  readonly milliseconds: number
}

/** The rows of all tables about matches at one instant. */
export type MatchRecords = {
  readonly matches: readonly MatchRecord[]
  /** Places that differ from their bookings. */
  readonly wrongStandings: readonly {
    readonly userId: string
    readonly xp: number
    readonly booked: number
  }[]
  /** Players who wait for a match and are in one. */
  readonly queuedAndLive: readonly string[]
}

/**
 * Reads all matches that are not over and those made since a moment, in one statement, so that all
 * of it is of the same instant.
 * @param since in milliseconds of the match's time; 0 for all
 */
export async function readMatches(database: Database, since: number): Promise<MatchRecords> {
  const { rows } = await sql<{ readonly records: MatchRecords }>`
    select json_build_object(
      'matches', (
        select coalesce(json_agg(json_build_object(
          'id', m.id, 'status', m.status, 'startsAt', ${millisecondsOf('m.starts_at')},
          'graceEndsAt', ${millisecondsOf('m.grace_ends_at')},
          'dueAt', ${millisecondsOf('m.due_at')},
          'finishedAt', ${millisecondsOf('m.finished_at')}, 'winner', m.winner,
          'players', (
            select coalesce(json_agg(json_build_object(
              'seat', p.seat, 'userId', p.user_id, 'opensAt', ${millisecondsOf('p.opens_at')},
              'result', p.result, 'correct', p.correct_answers, 'incorrect', p.incorrect_answers,
              'milliseconds', p.total_time_ms, 'xp', p.xp) order by p.seat), '[]')
            from match_players p where p.match_id = m.id),
          'questions', (
            select coalesce(json_agg(json_build_object('id', q.question_id,
              'right', q.right_option) order by q.question), '[]')
            from match_questions q where q.match_id = m.id),
          'answers', (
            select coalesce(json_agg(json_build_object('seat', a.seat, 'question', a.question,
              'choice', a.choice, 'openedAt', ${millisecondsOf('a.opened_at')},
              'at', ${millisecondsOf('a.answered_at')}, 'milliseconds', a.milliseconds)
              order by a.seat, a.question), '[]')
            from match_answers a where a.match_id = m.id),
          'live', (
            select coalesce(json_agg(l.user_id order by l.user_id), '[]')
            from live_match l where l.match_id = m.id),
          'ledger', (
            select coalesce(json_agg(json_build_object('userId', x.user_id,
              'amount', x.amount, 'applied', x.applied) order by x.amount), '[]')
            from xp_ledger x where x.kind = 'match' and x.reference = m.id::text),
          'awards', (select coalesce(sum(d.awards), 0) from (${awardsByDay}) d),
          'awardsOfDay', (select coalesce(max(d.awards), 0) from (${awardsByDay}) d),
          'winsOfDay', (select coalesce(max(d.wins), 0) from (${winsByDay}) d)
        )), '[]')
        from matches m
        where m.due_at is not null or m.created_at >= ${new Date(since)}
      ),
      'wrongStandings', (
        select coalesce(json_agg(json_build_object(
          'userId', s.user_id, 'xp', s.season_xp, 'booked', b.booked)), '[]')
        from standings s, lateral (
          select coalesce(sum(x.applied), 0) as booked from xp_ledger x
          where x.user_id = s.user_id and x.season_id = s.season_id) b
        where b.booked <> s.season_xp
      ),
      'queuedAndLive', (
        select coalesce(json_agg(w.user_id), '[]')
        from match_queue w join live_match l on l.user_id = w.user_id
      )
    ) as records`.execute(database)
  const [row] = rows
  if (row === undefined) throw new Error('The matches cannot be read.')
  return row.records
}

/** How often the two players of the match \`m\` have won XP from each other, by day. */
const awardsByDay = sql`
  select count(*) as awards
  from match_players one
  join match_players other on other.match_id = one.match_id and other.user_id <> one.user_id
  join xp_ledger x on x.kind = 'match' and x.user_id = one.user_id
    and x.reference = one.match_id::text and x.amount > 0
  where one.user_id in (select p.user_id from match_players p where p.match_id = m.id)
    and other.user_id in (select p.user_id from match_players p where p.match_id = m.id)
  group by (x.awarded_at at time zone 'utc')::date`

/** How often each player of the match \`m\` has won XP, by day. */
const winsByDay = sql`
  select count(*) as wins from xp_ledger x
  where x.kind = 'match' and x.amount > 0
    and x.user_id in (select p.user_id from match_players p where p.match_id = m.id)
  group by x.user_id, (x.awarded_at at time zone 'utc')::date`

function millisecondsOf(column: string) {
  return sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`
}
