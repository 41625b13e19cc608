import { type Selectable, sql } from 'kysely'

import { LEARNING } from '#quiz/learning/parameters.ts'
import { worthOf } from '#quiz/learning/worth.ts'
import { type ShortAnswer, shortForm } from '#quiz/practice/short-answers.ts'
import { templateOf } from '#quiz/question-id.ts'
import { utcDay } from '#server/learning/skill-states.ts'
import type { Tables, Transaction } from '#server/platform/database/database.ts'

/** Characters of answers in their short form that an account keeps: some sixty thousand answers. */
const MAX_PAST = 1_500_000

/** Answers that are stored together: those of a guest that one part has brought, or old ones of an account. */
type PastAnswers = {
  readonly userId: string
  /** Names the part, which is stored once. */
  readonly importId: string
  readonly answers: readonly ShortAnswer[]
  /** Those among them that a guest has given; all of them unless it is said. */
  readonly brought?: readonly ShortAnswer[]
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
  const { userId, importId, answers, brought = answers, start, clockAhead } = past
  if (answers.length === 0 && start === '') return
  const right = brought.filter(({ isCorrect }) => isCorrect).length
  await transaction
    .insertInto('past_answers')
    .values({
      user_id: userId,
      import_id: importId,
      answers: shortForm(answers),
      start,
      right_answers: right,
      wrong_answers: brought.length - right,
      clock_ahead: clockAhead,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The columns of an answer from which its short form is made. */
export const shortColumns = [
  'question_id',
  'is_correct',
  'is_sure',
  'answered_at',
  'given_at',
  'local_day',
  'hints_taken',
  'second_correct',
] as const

/** Returns an answer in its short form. */
export function shortFormOf(
  row: Pick<Selectable<Tables['answers']>, (typeof shortColumns)[number]>,
): ShortAnswer {
  const timestamp = (row.given_at ?? row.answered_at).getTime()
  const worth = worthOf({
    isCorrect: row.is_correct,
    hintsTaken: row.hints_taken,
    isSecondCorrect: row.second_correct ?? false,
  })
  return {
    template: templateOf(row.question_id),
    isCorrect: row.is_correct,
    isHard: worth === LEARNING.hard,
    ...(row.is_sure !== null && { isSure: row.is_sure }),
    timestamp,
    day: row.local_day ?? utcDay(timestamp),
  }
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
