import { sql } from 'kysely'

import { deadline } from '#match/advance.ts'
import type { Match, MatchFacts, Seat } from '#match/match.ts'
import type { Database, Transaction } from '#server/platform/database.ts'

/** A match as it is stored, with who plays it and what is asked. */
export type StoredMatch = {
  readonly id: string
  readonly match: Match
  readonly players: readonly StoredPlayer[]
  /** The ids of the questions, in order. */
  readonly questionIds: readonly string[]
}

export type StoredPlayer = {
  /** Null when the account was deleted. */
  readonly userId: string | null
  readonly name: string | null
  /** Whether a page of the player is connected. */
  readonly isHere: boolean
  /** By how much the result changed the own XP; null before there is one. */
  readonly xp: number | null
}

/** A match before and after what happened to it. */
export type Change = { readonly before: StoredMatch; readonly after: Match }

type Row = {
  readonly id: string
  readonly status: Match['status']
  readonly starts_at: Date
  readonly running_since: Date
  readonly grace_ends_at: Date | null
  readonly finished_at: Date | null
  readonly winner: number | null
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
  readonly is_ready: boolean
  readonly is_here: boolean
  readonly opens_at: number | null
  readonly xp: number | null
}

/**
 * Locks matches until the transaction ends, in the order of their ids, so that nobody waits in a
 * circle. What is read afterwards is what others have left behind.
 * @returns the ids of those that exist
 */
export async function lockMatches(
  transaction: Transaction,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await transaction
    .selectFrom('matches')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Reads matches; one that does not exist is missing. */
export async function loadMatches(
  database: Database | Transaction,
  ids: readonly string[],
): Promise<readonly StoredMatch[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Row>`
    select m.id, m.status, m.starts_at, m.running_since, m.grace_ends_at, m.finished_at, m.winner,
      (
        select json_agg(json_build_object(
          'seat', p.seat, 'user_id', p.user_id, 'name', f.display_name, 'is_ready', p.is_ready,
          'is_here', p.is_here, 'opens_at', ${millisecondsOf('p.opens_at')}, 'xp', p.xp
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
    from matches m where m.id in (${sql.join(ids)})`.execute(database)
  return rows.map(storedMatch)
}

/** Writes what has changed: new answers, seats and the match itself, each kind in one statement. */
export async function saveMatches(
  transaction: Transaction,
  changes: readonly Change[],
): Promise<void> {
  await addAnswers(transaction, changes)
  await updateSeats(transaction, changes)
  await updateMatches(transaction, changes)
}

function millisecondsOf(column: string) {
  return sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`
}

function storedMatch(row: Row): StoredMatch {
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
    match: matchOf(facts, row),
    players: row.players.map((player) => ({
      userId: player.user_id,
      name: player.name,
      isHere: player.is_here,
      xp: player.xp,
    })),
    questionIds: row.questions.map(([id]) => id),
  }
}

function seatOf(player: PlayerRow, { answers }: Row): Seat {
  return {
    player: player.user_id ?? `seat ${player.seat}`,
    isConfirmed: player.is_ready,
    answers: (answers ?? [])
      .filter(([seat]) => seat === player.seat)
      .map(([, choice, openedAt, at, milliseconds]) => ({ choice, openedAt, at, milliseconds })),
    opensAt: player.opens_at,
  }
}

function matchOf(facts: MatchFacts, { status, finished_at, winner }: Row): Match {
  return status === 'finished'
    ? { ...facts, status, finishedAt: finished_at?.getTime() ?? facts.startsAt, winner }
    : { ...facts, status }
}

async function addAnswers(transaction: Transaction, changes: readonly Change[]): Promise<void> {
  const rows = changes.flatMap(({ before, after }) =>
    after.seats.flatMap(({ answers }, seat) => {
      const known = before.match.seats[seat]?.answers.length ?? 0
      return answers.slice(known).map((answer, index) => ({
        match_id: before.id,
        seat,
        question: known + index,
        choice: answer.choice,
        opened_at: new Date(answer.openedAt),
        answered_at: new Date(answer.at),
        milliseconds: answer.milliseconds,
      }))
    }),
  )
  if (rows.length > 0) await transaction.insertInto('match_answers').values(rows).execute()
}

async function updateSeats(transaction: Transaction, changes: readonly Change[]): Promise<void> {
  const rows = changes.flatMap(({ before, after }) =>
    after.seats.flatMap((seat, index) => {
      const known = before.match.seats[index]
      const isSame = known?.opensAt === seat.opensAt && known.isConfirmed === seat.isConfirmed
      if (isSame) return []
      const opensAt = seat.opensAt === null ? null : new Date(seat.opensAt)
      return sql`(${before.id}::uuid, ${index}::smallint, ${opensAt}::timestamptz,
        ${seat.isConfirmed}::boolean)`
    }),
  )
  if (rows.length === 0) return
  await sql`
    update match_players set opens_at = new.opens_at, is_ready = new.is_ready
    from (values ${sql.join(rows)}) as new (match_id, seat, opens_at, is_ready)
    where match_players.match_id = new.match_id and match_players.seat = new.seat
  `.execute(transaction)
}

async function updateMatches(transaction: Transaction, changes: readonly Change[]): Promise<void> {
  const rows = changes.map(({ before, after }) => {
    const isFinished = after.status === 'finished'
    return sql`(${before.id}::uuid, ${after.status}, ${new Date(after.startsAt)}::timestamptz,
      ${new Date(after.runningSince)}::timestamptz, ${dateOf(after.graceEndsAt)}::timestamptz,
      ${dateOf(deadline(after))}::timestamptz,
      ${dateOf(isFinished ? after.finishedAt : null)}::timestamptz,
      ${isFinished ? after.winner : null}::smallint)`
  })
  await sql`
    update matches set status = new.status, starts_at = new.starts_at,
      running_since = new.running_since, grace_ends_at = new.grace_ends_at, due_at = new.due_at,
      finished_at = new.finished_at, winner = new.winner
    from (values ${sql.join(rows)}) as new
      (id, status, starts_at, running_since, grace_ends_at, due_at, finished_at, winner)
    where matches.id = new.id
  `.execute(transaction)
}

function dateOf(instant: number | null): Date | null {
  return instant === null ? null : new Date(instant)
}
