import { sql } from 'kysely'

import type { PracticeSummary } from '#contract/practice.ts'
import { shortAnswers } from '#quiz/practice/short-answers.ts'
import { kindOf, type KindTally, tallyByKind } from '#quiz/question-kind.ts'
import type { Database } from '#server/platform/database/database.ts'
import { instants } from '#server/platform/database/given-rows.ts'
import { Problem } from '#server/platform/http/problem.ts'

const counts = [
  sql<number>`count(*)::int`.as('answered'),
  sql<number>`count(*) filter (where is_correct)::int`.as('correct'),
] as const

const CENTURY = { first: Date.UTC(2000, 0), end: Date.UTC(2100, 0) }

type Counted = { readonly answered: number; readonly correct: number }

/**
 * All answers of a user, counted by kind, and for each day between two midnights, in milliseconds
 * since 1970: a day of the caller may begin at any hour and have 23 or 25 of them.
 * @throws Problem `invalid_input` for midnights that are in no order, or of another century
 */
export async function practiceSummary(
  database: Database,
  userId: string,
  midnights: readonly number[],
): Promise<PracticeSummary> {
  if (!isAscending(midnights)) {
    throw new Problem('invalid_input', 'midnights: give each after the one before, of this century')
  }
  const [days, kinds] = await Promise.all([
    countByDay(database, userId, midnights),
    countByKind(database, userId),
  ])
  return { days: [...days], kinds: [...kinds] }
}

function isAscending(times: readonly number[]): boolean {
  return times.every(
    (time, index) =>
      time >= CENTURY.first && time < CENTURY.end && time > (times[index - 1] ?? -Infinity),
  )
}

async function countByDay(
  database: Database,
  userId: string,
  midnights: readonly number[],
): Promise<readonly Counted[]> {
  const rows = await database
    .selectFrom('answers')
    .select([
      // 1 is the day that begins with the first midnight, 0 the time before.
      sql<number>`width_bucket(answered_at, ${instants(midnights)})`.as('day'),
      ...counts,
    ])
    .where('user_id', '=', userId)
    .where('answered_at', '>=', new Date(midnights[0] ?? 0))
    .groupBy('day')
    .execute()
  const byDay = new Map(rows.map(({ day, answered, correct }) => [day, { answered, correct }]))
  return midnights.slice(1).map((_, index) => byDay.get(index + 1) ?? { answered: 0, correct: 0 })
}

/** The first part of a question's id names its template, and so its kind. */
async function countByKind(database: Database, userId: string): Promise<readonly KindTally[]> {
  const rows = await database
    .selectFrom('answers')
    .select([sql<string>`split_part(question_id, '.', 1)`.as('template'), ...counts])
    .where('user_id', '=', userId)
    .groupBy('template')
    .execute()
  const known = rows.flatMap(({ template, answered, correct }) => {
    const kind = kindOf(`${template}.1.0`)
    return kind === null ? [] : [{ ...kind, answered, correct }]
  })
  return tallyByKind(await shortenedAnswers(database, userId), known)
}

/** The answers that were shortened since. */
async function shortenedAnswers(database: Database, userId: string) {
  const rows = await database
    .selectFrom('past_answers')
    .select('answers')
    .where('user_id', '=', userId)
    .execute()
  return rows
    .flatMap(({ answers }) => shortAnswers(answers))
    .map(({ template, isCorrect }) => ({ questionId: `${template}.1.0`, isCorrect }))
}
