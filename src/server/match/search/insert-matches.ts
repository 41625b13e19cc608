import { sql } from 'kysely'

import type { MatchKind } from '#match/invitation.ts'
import { createMatch, START_MS, type StartingMatch } from '#match/match.ts'
import { planOf, playerAt, type StoredMatch, type StoredPlan } from '#server/match/play/store.ts'
import { publicNames } from '#server/names/public-names.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { givenRows } from '#server/platform/database/given-rows.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'

import type { MatchQuestion } from './draw-questions.ts'

/** A user in the queue who can be paired. */
export type Waiting = {
  readonly user_id: string
  readonly enqueued_at: Date
  readonly name: string | null
  readonly hidden_name: string | null
  readonly here_on: string | null
}

/** The columns of a user in the queue, whose row is called `q`. */
export const waitingColumns = sql`q.user_id, q.enqueued_at, q.here_on,
  (select f.display_name from profiles f where f.user_id = q.user_id) as name,
  (select f.hidden_name from profiles f where f.user_id = q.user_id) as hidden_name`

/** The player at a seat: a user in the queue, or the plan of a practice opponent. */
type NewPlayer = Waiting | StoredPlan

/** A match that is still to be stored, and its players. */
export type Pairing = {
  readonly id: string
  readonly match: StartingMatch
  readonly kind: MatchKind
  readonly invitation: string | null
  readonly pair: readonly NewPlayer[]
  readonly questions: readonly MatchQuestion[]
}

/** Makes the match of two players. */
export function pairingOf(made: Omit<Pairing, 'match'>, now: number): Pairing {
  const { pair, questions } = made
  const players = pair.map((player, seat) => playerAt(isUser(player) ? player.user_id : null, seat))
  const plans = pair.map((player) => (isUser(player) ? null : planOf(player)))
  const key = questions.map(({ right }) => right)
  const match = createMatch(players, key, now, plans)
  if (match === null) throw new Error('These two cannot play each other.')
  return { ...made, match }
}

/**
 * Inserts new matches, in one statement. Takes their players out of the queue, except those who play a practice
 * opponent while they wait.
 */
export async function insertMatches(
  transaction: Transaction,
  pairings: readonly Pairing[],
  now: number,
): Promise<readonly StoredMatch[]> {
  const startsAt = new Date(now + START_MS)
  const { rows } = await sql<{ readonly id: string; readonly version: string }>`
    ${prepared('insert matches')} with seats as materialized (
      select * from ${givenRows(
        'seats',
        pairings.flatMap((pairing) => seatRows(pairing, now)),
        seatColumns,
      )}
    ), players as (
      insert into match_players
        (match_id, seat, user_id, enqueued_at, here_on, opens_at, is_ready, plan)
      select match_id, seat, user_id, enqueued_at, here_on, ${startsAt}::timestamptz,
        plan is not null, plan
      from seats
    ), questions as (
      insert into match_questions (match_id, question, question_id, right_option)
      select match_id, question, question_id, right_option
      from ${givenRows('asked', pairings.flatMap(questionRows), questionColumns)}
    ), live as (
      insert into live_match (user_id, match_id)
      select user_id, match_id from seats where user_id is not null
    ), paired as (
      delete from match_queue where user_id = any(array(select user_id from seats where is_paired))
    )
    insert into matches
      (id, kind, invitation, status, created_at, starts_at, running_since, due_at)
    select id, kind, invitation, 'starting', ${new Date(now)}, ${startsAt}, ${new Date(now)},
      ${startsAt}
    from ${givenRows('made', pairings.map(matchRow), matchColumns)}
    returning id, xmin::text as version
  `.execute(transaction)
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  return pairings.map(({ id, match, kind, invitation, pair, questions }) => ({
    id,
    version: versions.get(id) ?? '',
    match,
    kind,
    invitation,
    players: playersOf(pair),
    questionIds: questions.map((question) => question.id),
  }))
}

function isUser(player: NewPlayer): player is Waiting {
  return 'user_id' in player
}

function playersOf(pair: readonly NewPlayer[]): StoredMatch['players'] {
  const names = publicNames(
    pair.map((player) =>
      isUser(player)
        ? { userId: player.user_id, name: player.name, hiddenName: player.hidden_name }
        : { userId: null, name: null, hiddenName: null },
    ),
  )
  return pair.map((player, seat) => ({
    userId: isUser(player) ? player.user_id : null,
    name: names[seat] ?? null,
    isHere: true,
    xp: null,
    level: isUser(player) ? null : player.level,
  }))
}

const matchColumns = { id: 'uuid', kind: 'text', invitation: 'text' } as const

function matchRow({ id, kind, invitation }: Pairing) {
  return { id, kind, invitation }
}

const questionColumns = {
  match_id: 'uuid',
  question: 'smallint',
  question_id: 'text',
  right_option: 'smallint',
} as const

function questionRows({ id, questions }: Pairing) {
  return questions.map((asked, question) => ({
    match_id: id,
    question,
    question_id: asked.id,
    right_option: asked.right,
  }))
}

const seatColumns = {
  match_id: 'uuid',
  seat: 'smallint',
  user_id: 'uuid',
  enqueued_at: 'timestamptz',
  here_on: 'uuid',
  plan: 'text',
  is_paired: 'boolean',
} as const

function seatRows({ id, kind, pair }: Pairing, now: number) {
  const isPaired = kind !== 'practice'
  return pair.map((player, seat) => ({
    match_id: id,
    seat,
    is_paired: isPaired,
    ...(isUser(player)
      ? {
          user_id: player.user_id,
          enqueued_at: player.enqueued_at,
          here_on: player.here_on,
          plan: null,
        }
      : { user_id: null, enqueued_at: new Date(now), here_on: null, plan: JSON.stringify(player) }),
  }))
}
