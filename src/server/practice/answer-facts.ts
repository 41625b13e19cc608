import { sql } from 'kysely'

import { PACE_ANSWERS } from '#quiz/practice/pace.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Everything that is stored about a question that a user answers. */
export type AnswerFacts = {
  readonly questionId: string
  readonly issuedAt: Date
  readonly openedAt: Date | null
  /** Whether the user has chosen a question that they have answered before, so they know its answer. */
  readonly isKnown: boolean
  /** When the user last gave an answer that the server has timed. */
  readonly lastAnswerAt: Date | null
  /** The questions of the latest answers that the server has timed, how many milliseconds each took, and the verdict. */
  readonly latest: readonly (readonly [
    questionId: string,
    milliseconds: number,
    isRight: boolean,
  ])[]
  /** XP that practice has given the user since midnight, UTC. */
  readonly wonToday: number
}

/** `null` when the question was not issued to the user; `answered` when its answer is stored. */
export type FoundFacts = AnswerFacts | 'answered' | null

type Row = {
  readonly is_answered: boolean
  readonly question_id: string | null
  readonly issued_at: Date | null
  readonly opened_at: Date | null
  readonly is_known: boolean
  /** The newest first. */
  readonly latest: readonly (readonly [
    questionId: string,
    milliseconds: number,
    isRight: boolean,
    answeredAt: string,
  ])[]
  readonly won_today: number
}

/** Reads in one statement, which an answer waits for, the facts by which it is judged and rewarded. */
export async function findFacts(
  transaction: Transaction,
  userId: string,
  issueId: string,
  now: number,
): Promise<FoundFacts> {
  const midnight = new Date(now - (now % DAY_MS))
  const { rows } = await sql<Row>`
    ${prepared('answer facts')} select
      issued.question_id, issued.issued_at, issued.opened_at,
      exists (
        select from answers where user_id = ${userId} and issue_id = ${issueId}
      ) as is_answered,
      coalesce(issued.is_chosen, false) and exists (
        select from answers where user_id = ${userId} and question_id = issued.question_id
      ) as is_known,
      (
        select coalesce(
          json_agg(
            json_build_array(question_id, milliseconds, is_correct, answered_at) order by answered_at desc
          ),
          '[]'
        ) from (
          select question_id, milliseconds, is_correct, answered_at from answers
          where user_id = ${userId} and is_verified
          order by answered_at desc limit ${PACE_ANSWERS - 1}
        ) as latest
      ) as latest,
      (
        select coalesce(sum(applied), 0)::int from xp_ledger
        where user_id = ${userId} and kind = 'practice' and applied > 0 and awarded_at >= ${midnight}
      ) as won_today
    from (select 1) as one
    left join issued_questions as issued
      on issued.user_id = ${userId} and issued.issue_id = ${issueId}
  `.execute(transaction)
  const [row] = rows
  if (row?.is_answered === true) return 'answered'
  if (row === undefined || row.question_id === null || row.issued_at === null) return null
  const [last] = row.latest
  return {
    questionId: row.question_id,
    issuedAt: row.issued_at,
    openedAt: row.opened_at,
    isKnown: row.is_known,
    lastAnswerAt: last === undefined ? null : new Date(last[3]),
    latest: row.latest.map(([questionId, milliseconds, isRight]) => [
      questionId,
      milliseconds,
      isRight,
    ]),
    wonToday: row.won_today,
  }
}
