import { sql } from 'kysely'

import {
  isPracticeOffered,
  type OpponentLevel,
  practicePlan,
  type ReadQuestion,
} from '#match/practice-opponent.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'
import type { StoredMatch } from '#server/match/play/store.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { uuids } from '#server/platform/database/given-rows.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'

import type { MatchQuestion } from './draw-questions.ts'
import {
  insertMatches,
  type Pairing,
  pairingOf,
  type Waiting,
  waitingColumns,
} from './insert-matches.ts'

type Wish = {
  readonly matchId: string
  readonly userId: string
  readonly level: OpponentLevel
  readonly questions: readonly MatchQuestion[]
  /** The match's time. */
  readonly now: number
}

/** A match that was made, or why there is none: the user is not waiting, or not long enough. */
export type PracticeMade = StoredMatch | 'notWaiting' | 'tooSoon'

/**
 * Makes a match of a user in the queue against a practice opponent. The user stays in the queue. A wave that
 * pairs the user at this moment comes first.
 */
export async function makePracticeMatch(database: Database, wish: Wish): Promise<PracticeMade> {
  return inTransaction(database, async (transaction) => {
    const user = await lockPlace(transaction, wish.userId)
    if (user === null) return 'notWaiting'
    if (!isPracticeOffered(wish.now - user.enqueued_at.getTime())) return 'tooSoon'
    const [stored] = await insertMatches(transaction, [practicePairing(wish, user)], wish.now)
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

/** Returns a user who waits for any opponent, and keeps the place from being given away until the transaction ends. */
async function lockPlace(transaction: Transaction, userId: string): Promise<Waiting | null> {
  const { rows } = await sql<Waiting>`
    ${prepared('lock place')} select ${waitingColumns} from match_queue q
    where q.user_id = ${userId}::uuid and q.invitation is null
      and (select l.match_id from live_match l where l.user_id = q.user_id) is null
    for update of q
  `.execute(transaction)
  return rows[0] ?? null
}

/** Makes the match of a user against a practice opponent of a level. */
function practicePairing({ matchId, level, questions, now }: Wish, user: Waiting): Pairing {
  const plan = practicePlan(matchId, level, questions.map(readQuestion))
  const answers = plan.map(({ choice, milliseconds }) => [choice, milliseconds] as const)
  const pair = [user, { level, answers }]
  return pairingOf({ id: matchId, kind: 'practice', invitation: null, pair, questions }, now)
}

/** Returns the facts of a question by which the opponent is right and takes its time. */
function readQuestion({ id, right }: MatchQuestion): ReadQuestion {
  const question = questionOf(id)
  if (question?.type !== 'mcq') throw new Error(`There is no question ${id}.`)
  const characters = question.question.length + question.options.join('').length
  return { right, difficulty: question.difficulty, characters }
}
