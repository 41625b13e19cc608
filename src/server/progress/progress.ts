import { type Selectable, sql } from 'kysely'

import type { StoredAnswer, UserProgress } from '#contract/progress.ts'
import { MAX_ANSWERS } from '#contract/wire/fields.ts'
import { LEARNING_MODEL } from '#quiz/learning/parameters.ts'
import type { Database, Tables, Transaction } from '#server/platform/database/database.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'

export type ProgressRow = Selectable<Tables['user_progress']>

/** By name, since a prepared statement with `*` fails once a migration adds a column. */
export const progressColumns = sql.raw(Object.keys(emptyRow('')).join())

/** The totals of a user; all zero before the first answer. */
export async function findProgress(database: Database, userId: string): Promise<UserProgress> {
  const row = await database
    .selectFrom('user_progress')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return progressOf(row ?? emptyRow(userId))
}

/** The latest answers of a user, newest first. */
export async function latestAnswers(
  database: Database,
  userId: string,
): Promise<readonly StoredAnswer[]> {
  const rows = await database
    .selectFrom('answers')
    .select([
      'question_id',
      'selected_answer',
      'response',
      'is_correct',
      'milliseconds',
      'answered_at',
      'hints_taken',
      'second_response',
      'second_correct',
      'given_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('answered_at', 'desc')
    .limit(MAX_ANSWERS)
    .execute()
  // Some came late.
  return rows.toSorted((one, other) => givenAt(other) - givenAt(one)).map(answerOf)
}

function givenAt({
  given_at,
  answered_at,
}: Pick<Selectable<Tables['answers']>, 'given_at' | 'answered_at'>): number {
  return (given_at ?? answered_at).getTime()
}

/** An answer as it crosses the wire, in seconds. */
export function answerOf(
  row: Pick<
    Selectable<Tables['answers']>,
    | 'question_id'
    | 'selected_answer'
    | 'response'
    | 'is_correct'
    | 'milliseconds'
    | 'answered_at'
    | 'hints_taken'
    | 'second_response'
    | 'second_correct'
    | 'given_at'
  >,
): StoredAnswer {
  return {
    question_id: row.question_id,
    selected_answer: row.selected_answer,
    ...(row.response === null ? {} : { response: row.response }),
    is_correct: row.is_correct,
    time_spent: row.milliseconds / 1000,
    answered_at: new Date(givenAt(row)).toISOString(),
    ...(row.hints_taken > 0 && { hints_taken: row.hints_taken }),
    ...(row.second_response !== null && { second_response: row.second_response }),
    ...(row.second_correct !== null && { second_correct: row.second_correct }),
  }
}

/** An answer for a page of the previous version, which knows neither hints nor second tries. */
export function withoutHelp({
  hints_taken: _hints,
  second_response: _response,
  second_correct: _correct,
  ...answer
}: StoredAnswer): StoredAnswer {
  return answer
}

/** The row of a user, made if need be, and locked until the transaction ends. */
export async function lockProgress(transaction: Transaction, userId: string): Promise<ProgressRow> {
  const { rows } = await sql<ProgressRow>`
    ${prepared('lock progress')} select ${progressColumns} from user_progress
    where user_id = ${userId} for update
  `.execute(transaction)
  const [row] = rows
  if (row !== undefined) return row
  // Locks the row, too, if another transaction has just made it.
  return transaction
    .insertInto('user_progress')
    .values({ user_id: userId, folded_version: 0, folded_model: LEARNING_MODEL })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The totals as they cross the wire, in seconds. */
export function progressOf(row: ProgressRow): UserProgress {
  return {
    total_answered: row.total_answered,
    correct_answers: row.correct_answers,
    incorrect_answers: row.incorrect_answers,
    total_time_spent: row.total_time_ms / 1000,
    current_streak: row.current_streak,
    best_streak: row.best_streak,
    version: row.version,
  }
}

function emptyRow(userId: string): ProgressRow {
  return {
    user_id: userId,
    total_answered: 0,
    correct_answers: 0,
    incorrect_answers: 0,
    total_time_ms: 0,
    current_streak: 0,
    best_streak: 0,
    version: 0,
    bookmarks_version: 0,
    states_version: 0,
    skill_drift: 0,
    folded_version: 0,
    folded_model: LEARNING_MODEL,
  }
}
