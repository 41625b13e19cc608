import { createHash } from 'node:crypto'

import type { Insertable } from 'kysely'

import type { GuestAnswer } from '#contract/user-data.ts'
import { MAX_ANSWERS } from '#contract/wire/fields.ts'
import { fromWire, toWire } from '#contract/wire/naming.ts'
import { LONGEST_MS } from '#quiz/practice/session.ts'
import { currentStreakOf, longerStreaks } from '#quiz/practice/statistics.ts'
import { localDayAt } from '#server/learning/skill-states.ts'
import { claimedTime } from '#server/platform/claimed-time.ts'
import type { Tables, Transaction } from '#server/platform/database/database.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { judgeAnswer, judgeSecondTry } from '#server/practice/judge-answer.ts'
import type { ProgressRow } from '#server/progress/progress.ts'

import { isWithinTotals, shortColumns, shortFormOf, storePast } from './past-answers.ts'

type AnswerRow = Insertable<Tables['answers']>

/** Answers of guests that an account keeps whole. Older ones stay in their short form. */
const MAX_WHOLE = 10_000

/**
 * An answer that a guest has brought along, judged here. The same answer is the same row, however
 * often and from wherever it is brought.
 * @param sentAt when it was sent, by the clock of its browser
 * @throws Problem `invalid_input` for a question that does not exist, or an answer that it does not take
 */
export function guestAnswerRow(
  userId: string,
  answer: GuestAnswer,
  { now, sentAt }: { readonly now: number; readonly sentAt?: string | undefined },
): AnswerRow {
  const { question_id } = answer
  const judged = judgeAnswer(question_id, answer)
  if (judged === null) throw new Problem('invalid_input', 'answers: there is no such question')
  const at = claimedTime(answer.answered_at, now, sentAt)
  return {
    user_id: userId,
    issue_id: idOf(answer),
    question_id,
    ...judged,
    milliseconds: Math.min(Math.round(answer.time_spent * 1000), LONGEST_MS),
    answered_at: new Date(at),
    xp: 0,
    is_verified: false,
    is_sure: answer.is_sure ?? null,
    local_day: answer.local_day === undefined ? null : localDayAt(at, answer.local_day),
    hints_taken: answer.hints_taken ?? 0,
    ...secondOf(answer, judged.is_correct),
  }
}

/**
 * Stores answers of a guest that the totals, whose row is locked, have already. A streak may go on with
 * them, and never breaks by them. Of very many the newest are kept whole.
 * @throws Problem `invalid_input` when they are more than the totals that were brought
 */
export async function addGuestAnswers(
  transaction: Transaction,
  { totals, importId }: { readonly totals: ProgressRow; readonly importId: string },
  answers: readonly AnswerRow[],
): Promise<void> {
  if (answers.length === 0) return
  const userId = totals.user_id
  await transaction
    .insertInto('answers')
    .values([...answers])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await shortenOldest(transaction, userId, importId)
  await requireWithinTotals(transaction, userId)
  await continueStreak(transaction, totals)
}

/** The second try that a guest brings along, judged here. */
function secondOf({ question_id, second_response }: GuestAnswer, isCorrect: boolean) {
  const second =
    isCorrect || second_response === undefined ? null : judgeSecondTry(question_id, second_response)
  return second === null
    ? {}
    : { ...second, second_response: JSON.stringify(second.second_response) }
}

function idOf({ question_id, answered_at }: GuestAnswer): string {
  const hash = createHash('sha256').update(`${question_id} ${Date.parse(answered_at)}`)
  const hex = hash.digest('hex').slice(0, 32)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Puts the oldest answers of a guest into their short form when there are very many. */
async function shortenOldest(
  transaction: Transaction,
  userId: string,
  importId: string,
): Promise<void> {
  const gone = await transaction
    .deleteFrom('answers')
    .where('user_id', '=', userId)
    .where('issue_id', 'in', (select) =>
      select
        .selectFrom('answers')
        .select('issue_id')
        .where('user_id', '=', userId)
        .where('is_verified', '=', false)
        .orderBy('answered_at', 'desc')
        .orderBy('issue_id')
        .offset(MAX_WHOLE),
    )
    .returning(shortColumns)
    .execute()
  const answers = gone.map(shortFormOf)
  await storePast(transaction, { userId, importId, answers, start: '', clockAhead: 0 })
}

async function requireWithinTotals(transaction: Transaction, userId: string): Promise<void> {
  if (await isWithinTotals(transaction, userId)) return
  throw new Problem('invalid_input', 'answers: more than the totals that were brought')
}

async function continueStreak(transaction: Transaction, totals: ProgressRow): Promise<void> {
  const userId = totals.user_id
  const latest = await transaction
    .selectFrom('answers')
    .select('is_correct')
    .where('user_id', '=', userId)
    .orderBy('answered_at', 'desc')
    .limit(MAX_ANSWERS)
    .execute()
  const streak = currentStreakOf(latest.map((row) => row.is_correct))
  const streaks = longerStreaks(fromWire(totals), { currentStreak: streak, bestStreak: streak })
  await transaction
    .updateTable('user_progress')
    .set(toWire(streaks))
    .where('user_id', '=', userId)
    .execute()
}
