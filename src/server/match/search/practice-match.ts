import { sql } from 'kysely'

import { createMatch, START_MS } from '#match/match.ts'
import {
  isPracticeOffered,
  type OpponentLevel,
  practicePlan,
  type ReadQuestion,
} from '#match/practice-opponent.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'
import { loadMatches, type StoredMatch, type StoredPlan } from '#server/match/play/store.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { uuids } from '#server/platform/database/given-rows.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'

import type { MatchQuestion } from './draw-questions.ts'

type Wish = {
  readonly matchId: string
  readonly userId: string
  readonly level: OpponentLevel
  readonly questions: readonly MatchQuestion[]
  /** The match's time. */
  readonly now: number
  /** How many times faster than the wall clock the match's time is. */
  readonly scale: number
}

/** A match that was made, or why there is none: the user is not waiting, or not long enough. */
export type PracticeMade = StoredMatch | 'notWaiting' | 'tooSoon'

/**
 * Makes a match of a user in the queue against a practice opponent. The user stays in the queue. A wave that
 * pairs the user at this moment comes first.
 */
export async function makePracticeMatch(database: Database, wish: Wish): Promise<PracticeMade> {
  return inTransaction(database, async (transaction) => {
    const since = await lockPlace(transaction, wish.userId)
    if (since === null) return 'notWaiting'
    if (!isPracticeOffered((wish.now - since) / wish.scale)) return 'tooSoon'
    await insertPracticeMatch(transaction, wish, since)
    const [stored] = await loadMatches(transaction, [wish.matchId])
    return stored ?? 'notWaiting'
  })
}

/** Takes the place of matches that users play against practice opponents: they are in another one now. */
export async function endPractice(
  transaction: Transaction,
  userIds: readonly string[],
): Promise<void> {
  await sql`
    ${prepared('end practice')} with locked as materialized (
      select m.id from matches m
      where m.id = any(array(
          select l.match_id from live_match l where l.user_id = any(${uuids(userIds)})
        )) and m.kind = 'practice'
      order by m.id for update
    ), ended as (
      update matches set status = 'cancelled', due_at = null
      where id = any(array(select id from locked)) and status in ('starting', 'active')
    )
    delete from live_match where match_id = any(array(select id from locked))
  `.execute(transaction)
}

/** Returns since when a user waits for any opponent, and keeps the place from being given away meanwhile. */
async function lockPlace(transaction: Transaction, userId: string): Promise<number | null> {
  const { rows } = await sql<{ readonly enqueued_at: Date }>`
    ${prepared('lock place')} select q.enqueued_at from match_queue q
    where q.user_id = ${userId}::uuid and q.invitation is null
      and (select l.match_id from live_match l where l.user_id = q.user_id) is null
    for update of q
  `.execute(transaction)
  return rows[0]?.enqueued_at.getTime() ?? null
}

async function insertPracticeMatch(
  transaction: Transaction,
  { matchId, userId, level, questions, now }: Wish,
  since: number,
): Promise<void> {
  const plan = practicePlan(matchId, level, questions.map(readQuestion))
  const key = questions.map(({ right }) => right)
  const match = createMatch([userId, matchId], key, now, [null, plan])
  if (match === null) throw new Error('This user cannot play a practice opponent.')
  const storedPlan: StoredPlan = {
    level,
    answers: plan.map(({ choice, milliseconds }) => [choice, milliseconds]),
  }
  const startsAt = new Date(now + START_MS)
  await transaction
    .insertInto('matches')
    .values({
      id: matchId,
      kind: 'practice',
      status: 'starting',
      created_at: new Date(now),
      starts_at: startsAt,
      running_since: new Date(now),
      grace_ends_at: null,
      due_at: startsAt,
      finished_at: null,
      winner: null,
    })
    .execute()
  const seat = { match_id: matchId, opens_at: startsAt, is_here: true }
  await transaction
    .insertInto('match_players')
    .values([
      { ...seat, seat: 0, user_id: userId, enqueued_at: new Date(since), ...noResult },
      {
        ...seat,
        seat: 1,
        user_id: null,
        enqueued_at: new Date(now),
        is_ready: true,
        plan: JSON.stringify(storedPlan),
        ...noResult,
      },
    ])
    .execute()
  await transaction
    .insertInto('match_questions')
    .values(
      questions.map(({ id, right }, question) => ({
        match_id: matchId,
        question,
        question_id: id,
        right_option: right,
      })),
    )
    .execute()
  await transaction
    .insertInto('live_match')
    .values({ user_id: userId, match_id: matchId })
    .execute()
}

const noResult = {
  result: null,
  correct_answers: null,
  incorrect_answers: null,
  total_time_ms: null,
  xp: null,
} as const

/** Returns the facts of a question by which the opponent is right and takes its time. */
function readQuestion({ id, right }: MatchQuestion): ReadQuestion {
  const question = questionOf(id)
  if (question?.type !== 'mcq') throw new Error(`There is no question ${id}.`)
  const characters = question.question.length + question.options.join('').length
  return { right, difficulty: question.difficulty, characters }
}
