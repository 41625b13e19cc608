import { sql, type SqlBool } from 'kysely'

import { deadline } from '#match/advance.ts'
import type { MatchKind } from '#match/invitation.ts'
import type { Match, MatchFacts, Plan, Seat } from '#match/match.ts'
import type { OpponentLevel } from '#match/practice-opponent.ts'
import { publicNames } from '#server/names/public-names.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { givenRows, uuids } from '#server/platform/database/given-rows.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'

/** A match as it is stored, with its players and questions. */
export type StoredMatch = {
  readonly id: string
  /** The version of the row, which every change of the match replaces. */
  readonly version: string
  readonly match: Match
  readonly kind: MatchKind
  /** The code by which friends found each other; null for another kind of match. */
  readonly invitation: string | null
  readonly players: readonly StoredPlayer[]
  /** The ids of the questions, in order. */
  readonly questionIds: readonly string[]
}

export type StoredPlayer = {
  /** Null when the account was deleted. */
  readonly userId: string | null
  /** The name that others see. */
  readonly name: string | null
  /** Whether a page of the player is connected. */
  readonly isHere: boolean
  /** The XP that the result gave or took; null before there is one. */
  readonly xp: number | null
  /** The level of a practice opponent; null for a user. */
  readonly level: OpponentLevel | null
}

/** The plan of a practice opponent as a column of JSON. */
export type StoredPlan = {
  readonly level: OpponentLevel
  readonly answers: readonly (readonly [choice: number, milliseconds: number])[]
}

/** A match as it was stored, and after a change that is still to be saved. */
export type Change = { readonly before: StoredMatch; readonly after: Match }

type Row = {
  readonly id: string
  readonly version: string
  readonly status: Match['status']
  readonly starts_at: Date
  readonly running_since: Date
  readonly grace_ends_at: Date | null
  readonly finished_at: Date | null
  readonly winner: number | null
  readonly kind: MatchKind
  readonly invitation: string | null
  readonly players: readonly PlayerRow[]
  readonly questions: readonly (readonly [id: string, right: number])[]
  readonly answers:
    | readonly (readonly [
        seat: number,
        choice: number,
        openedAt: number,
        at: number,
        milliseconds: number,
      ])[]
    | null
}

type PlayerRow = {
  readonly seat: number
  readonly user_id: string | null
  readonly name: string | null
  readonly hidden_name: string | null
  readonly is_ready: boolean
  readonly is_here: boolean
  readonly opens_at: number | null
  readonly xp: number | null
  readonly plan: StoredPlan | null
}

/** Selects matches that are not over, in the exact words of their partial index. */
export const isLive = sql<SqlBool>`status in ('starting', 'active')`

/**
 * Locks matches until the transaction ends, in the order of their ids to rule out deadlocks. Later
 * reads see the commits of other transactions.
 * @returns the ids of those that exist
 */
export async function lockMatches(
  transaction: Transaction,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    ${prepared('lock matches')} select id from matches where id = any(${uuids(ids)})
    order by id for update`.execute(transaction)
  return rows.map(({ id }) => id)
}

/** Reads matches; an id that does not exist is left out. */
export async function loadMatches(
  database: Database | Transaction,
  ids: readonly string[],
): Promise<readonly StoredMatch[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Row>`
    ${prepared('load matches')} select m.id, m.xmin::text as version, m.status, m.starts_at, m.running_since, m.grace_ends_at, m.finished_at, m.winner,
      m.kind, m.invitation,
      (
        select json_agg(json_build_object(
          'seat', p.seat, 'user_id', p.user_id, 'name', f.display_name,
          'hidden_name', f.hidden_name, 'is_ready', p.is_ready,
          'is_here', p.is_here, 'opens_at', ${millisecondsOf('p.opens_at')}, 'xp', p.xp,
          'plan', p.plan::json
        ) order by p.seat)
        from match_players p left join profiles f on f.user_id = p.user_id
        where p.match_id = m.id
      ) as players,
      (
        select json_agg(json_build_array(q.question_id, q.right_option) order by q.question)
        from match_questions q where q.match_id = m.id
      ) as questions,
      (
        select json_agg(json_build_array(
          a.seat, a.choice, ${millisecondsOf('a.opened_at')}, ${millisecondsOf('a.answered_at')},
          a.milliseconds
        ) order by a.seat, a.question)
        from match_answers a where a.match_id = m.id
      ) as answers
    from matches m where m.id = any(${uuids(ids)})`.execute(database)
  return rows.map(storedMatch)
}

/**
 * Saves changed matches with their seats and new answers in one statement. A match whose row no longer
 * has the version of `before` stays as it is; rows are locked in the order of their ids.
 * @returns the new versions of the matches that were written, by id
 */
export async function saveMatches(
  database: Database | Transaction,
  given: readonly Change[],
): Promise<ReadonlyMap<string, string>> {
  if (given.length === 0) return new Map()
  // Seats are locked in the order in which they are given, so a fixed order rules out deadlocks.
  const changes = given.toSorted((one, other) => (one.before.id < other.before.id ? -1 : 1))
  // The planner cannot tell how few rows are given; the ids make it use the index.
  const ids = uuids(changes.map(({ before }) => before.id))
  const { rows } = await sql<{ readonly id: string; readonly version: string }>`
    ${prepared('save matches')} with new as materialized (
      select * from ${givenRows('new', changes.map(matchRow), matchColumns)}
    ), locked as materialized (
      select m.id from matches m join new on new.id = m.id and new.version = m.xmin
      where m.id = any(${ids})
      order by m.id for update of m
    ), seats as (
      update match_players set opens_at = to_timestamp(new.opens_at), is_ready = new.is_ready
      from ${givenRows('new', changes.flatMap(seatRows), seatColumns)}
      where match_players.match_id = new.match_id and match_players.seat = new.seat
        and new.match_id in (select id from locked)
    ), answers as (
      insert into match_answers
        (match_id, seat, question, choice, opened_at, answered_at, milliseconds)
      select match_id, seat, question, choice, to_timestamp(opened_at), to_timestamp(answered_at),
        milliseconds
      from ${givenRows('new', changes.flatMap(answerRows), answerColumns)}
      where match_id in (select id from locked)
    )
    update matches set status = new.status, starts_at = to_timestamp(new.starts_at),
      running_since = to_timestamp(new.running_since),
      grace_ends_at = to_timestamp(new.grace_ends_at), due_at = to_timestamp(new.due_at),
      finished_at = to_timestamp(new.finished_at), winner = new.winner
    from new
    where matches.id = new.id and new.id in (select id from locked)
    returning matches.id, matches.xmin::text as version`.execute(database)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

function millisecondsOf(column: string) {
  return sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`
}

function storedMatch(row: Row): StoredMatch {
  const names = publicNames(
    row.players.map(({ user_id: userId, name, hidden_name: hiddenName }) => ({
      userId,
      name,
      hiddenName,
    })),
  )
  const facts: MatchFacts = {
    version: 1,
    key: row.questions.map(([, right]) => right),
    startsAt: row.starts_at.getTime(),
    runningSince: row.running_since.getTime(),
    graceEndsAt: row.grace_ends_at?.getTime() ?? null,
    seats: row.players.map((player) => seatOf(player, row)),
  }
  return {
    id: row.id,
    version: row.version,
    match: matchOf(facts, row),
    kind: row.kind,
    invitation: row.invitation,
    players: row.players.map((player, seat) => ({
      userId: player.user_id,
      name: names[seat] ?? null,
      isHere: player.is_here,
      xp: player.xp,
      level: player.plan?.level ?? null,
    })),
    questionIds: row.questions.map(([id]) => id),
  }
}

/** Returns the player at a seat as the rules of a match know it; a seat without a user is its own player. */
export function playerAt(userId: string | null, seat: number): string {
  return userId ?? `seat ${seat}`
}

/** Returns the plan of a practice opponent as the rules of a match read it. */
export function planOf({ answers }: StoredPlan): Plan {
  return answers.map(([choice, milliseconds]) => ({ choice, milliseconds }))
}

function seatOf(player: PlayerRow, { answers }: Row): Seat {
  const place = {
    player: playerAt(player.user_id, player.seat),
    isConfirmed: player.is_ready,
    answers: (answers ?? [])
      .filter(([seat]) => seat === player.seat)
      .map(([, choice, openedAt, at, milliseconds]) => ({ choice, openedAt, at, milliseconds })),
    opensAt: player.opens_at,
  }
  return player.plan === null ? place : { ...place, plan: planOf(player.plan) }
}

function matchOf(facts: MatchFacts, { status, finished_at, winner }: Row): Match {
  return status === 'finished'
    ? { ...facts, status, finishedAt: finished_at?.getTime() ?? facts.startsAt, winner }
    : { ...facts, status }
}

const matchColumns = {
  id: 'uuid',
  version: 'xid',
  status: 'text',
  starts_at: 'float8',
  running_since: 'float8',
  grace_ends_at: 'float8',
  due_at: 'float8',
  finished_at: 'float8',
  winner: 'smallint',
} as const

function matchRow({ before, after }: Change) {
  const isFinished = after.status === 'finished'
  return {
    id: before.id,
    version: before.version,
    status: after.status,
    starts_at: seconds(after.startsAt),
    running_since: seconds(after.runningSince),
    grace_ends_at: seconds(after.graceEndsAt),
    due_at: seconds(deadline(after)),
    finished_at: seconds(isFinished ? after.finishedAt : null),
    winner: isFinished ? after.winner : null,
  }
}

const seatColumns = {
  match_id: 'uuid',
  seat: 'smallint',
  opens_at: 'float8',
  is_ready: 'boolean',
} as const

/** Returns the rows of seats that have changed. */
function seatRows({ before, after }: Change) {
  return after.seats.flatMap((seat, index) => {
    const known = before.match.seats[index]
    const isSame = known?.opensAt === seat.opensAt && known.isConfirmed === seat.isConfirmed
    if (isSame) return []
    const opens_at = seconds(seat.opensAt)
    return [{ match_id: before.id, seat: index, opens_at, is_ready: seat.isConfirmed }]
  })
}

const answerColumns = {
  match_id: 'uuid',
  seat: 'smallint',
  question: 'smallint',
  choice: 'smallint',
  opened_at: 'float8',
  answered_at: 'float8',
  milliseconds: 'integer',
} as const

/** Returns the rows of new answers. */
function answerRows({ before, after }: Change) {
  return after.seats.flatMap(({ answers }, seat) => {
    const known = before.match.seats[seat]?.answers.length ?? 0
    return answers.slice(known).map((answer, index) => ({
      match_id: before.id,
      seat,
      question: known + index,
      choice: answer.choice,
      opened_at: seconds(answer.openedAt),
      answered_at: seconds(answer.at),
      milliseconds: answer.milliseconds,
    }))
  })
}

/** Converts a moment to the seconds that PostgreSQL counts. */
function seconds(instant: number | null): number | null {
  return instant === null ? null : instant / 1000
}
