import { sql } from 'kysely'

import { type ShortAnswer, shortForm } from '#quiz/practice/short-answers.ts'
import type { Transaction } from '#server/platform/database/database.ts'

/** Characters of answers in their short form that an account keeps: some sixty thousand answers. */
const MAX_PAST = 1_500_000

/** Answers of a guest that one part has brought. */
type PastAnswers = {
  readonly userId: string
  readonly importId: string
  readonly answers: readonly ShortAnswer[]
  /** The learner before the answers, as a text; empty where all are known. */
  readonly start: string
  /** By how many milliseconds the clock of the browser was ahead. */
  readonly clockAhead: number
}

/**
 * Stores answers of a guest in their short form, and the learner before them, for learning alone. What is more than the
 * totals, or more than an account keeps, is left out: the rest of a part must not be lost by it.
 */
export async function addPastAnswers(
  transaction: Transaction,
  { userId, importId, answers, start, clockAhead }: PastAnswers,
): Promise<void> {
  if (answers.length === 0 && start === '') return
  const isRoom = (await pastLength(transaction, userId)) < MAX_PAST
  if (!isRoom) return
  await storePast(transaction, { userId, importId, answers, start, clockAhead })
  if (await isWithinTotals(transaction, userId)) return
  await transaction
    .deleteFrom('past_answers')
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .execute()
}

/** Stores them. There is one row for each part. */
export async function storePast(transaction: Transaction, past: PastAnswers): Promise<void> {
  const { userId, importId, answers, start, clockAhead } = past
  if (answers.length === 0 && start === '') return
  const right = answers.filter(({ isCorrect }) => isCorrect).length
  await transaction
    .insertInto('past_answers')
    .values({
      user_id: userId,
      import_id: importId,
      answers: shortForm(answers),
      start,
      right_answers: right,
      wrong_answers: answers.length - right,
      clock_ahead: clockAhead,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether the answers of a guest are no more than the totals that came along. */
export async function isWithinTotals(transaction: Transaction, userId: string): Promise<boolean> {
  const { rows } = await sql<{ is_within: boolean }>`
    with brought as (
      select coalesce(sum(correct_answers), 0) as correct, coalesce(sum(incorrect_answers), 0) as incorrect
      from guest_imports where user_id = ${userId}
    ), past as (
      select coalesce(sum(right_answers), 0) as correct, coalesce(sum(wrong_answers), 0) as incorrect
      from past_answers where user_id = ${userId}
    ), whole as (
      select count(*) filter (where is_correct) as correct, count(*) filter (where not is_correct) as incorrect
      from answers where user_id = ${userId} and not is_verified
    )
    select past.correct + whole.correct <= brought.correct
      and past.incorrect + whole.incorrect <= brought.incorrect as is_within
    from brought, past, whole`.execute(transaction)
  return rows[0]?.is_within === true
}

async function pastLength(transaction: Transaction, userId: string): Promise<number> {
  const { rows } = await sql<{ length: number }>`
    select coalesce(sum(length(answers) + length(start)), 0)::integer as length
    from past_answers where user_id = ${userId}`.execute(transaction)
  return rows[0]?.length ?? 0
}
