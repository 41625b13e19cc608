import { type Selectable, sql } from 'kysely'

import { LATE_MS, type NoXp } from '#contract/practice.ts'
import type { StoredAnswer, UserProgress } from '#contract/progress.ts'
import { fromWire, toWire } from '#contract/wire/naming.ts'
import { LONGEST_MS } from '#quiz/practice/session.ts'
import { streaksAfter } from '#quiz/practice/statistics.ts'
import {
  learnAnswer,
  foldedColumns,
  type Learned,
  localDayAt,
  storedStates,
} from '#server/learning/skill-states.ts'
import type { Tables, Transaction } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'
import {
  answerOf,
  lockProgress,
  progressColumns,
  type ProgressRow,
  progressOf,
} from '#server/progress/progress.ts'

import { type AnswerFacts, findFacts } from './answer-facts.ts'
import { earnXp } from './earn-xp.ts'
import { neverIssued, type PracticeParts, unmade } from './issue-questions.ts'
import { type GivenAnswer, judgeAnswer, judgeSecondTry, rightOption } from './judge-answer.ts'

/** The browser's claims about an answer beside the choice. */
type Said = {
  readonly isSure?: boolean | undefined
  /** The calendar day where the learner is, counted from 1970. */
  readonly localDay?: number | undefined
  /** Milliseconds since it was given. */
  readonly agoMs?: number | undefined
  /** Hints that were shown before the answer. */
  readonly hintsTaken?: number | undefined
  /** The second try after a wrong answer, which may come later than the answer. */
  readonly secondResponse?: string | undefined
}

/** A judged answer, and its effects. */
export type Judged = {
  readonly answer: StoredAnswer
  /** The index of the right option. */
  readonly correctAnswer: number
  /** By how much it changed the XP of the season. */
  readonly xp: number
  /** Why it could not change them; null for an answer of a server of the previous version, too. */
  readonly noXp: NoXp | null
  readonly progress: UserProgress
  /** An earlier request has brought this answer already. */
  readonly isRepeat: boolean
  /** This request has brought the answer, or the second try that belongs to it. */
  readonly isChange: boolean
}

/**
 * Judges an answer from the id of its question, and stores answer, totals, streak and XP in one
 * transaction. An answer that is already there stays; its first result is given again.
 * @throws Problem `not_found` when the question was not issued to this user
 * @throws Problem `invalid_input` for an answer that the question does not take: it stays open
 */
export async function answerQuestion(
  { database, clock }: Omit<PracticeParts, 'random'>,
  userId: string,
  issueId: string,
  given: GivenAnswer,
  said: Said = {},
): Promise<Judged> {
  const now = clock()
  return inTransaction(database, async (transaction) => {
    // This lock makes all answers of one user wait for each other.
    const before = await lockProgress(transaction, userId)
    const facts = await findFacts(transaction, userId, issueId, now)
    if (facts === null) throw neverIssued()
    if (facts === 'answered') {
      const stored = await findAnswer(transaction, userId, issueId)
      const second = stored.second_response === null ? judgeSecond(stored, said) : null
      const after =
        second === null ? before : await saveSecond(transaction, before, issueId, second)
      return {
        answer: answerOf({ ...stored, ...second }),
        correctAnswer: correctOption(stored.question_id),
        xp: stored.xp,
        noXp: stored.no_xp,
        progress: progressOf(after),
        isRepeat: true,
        isChange: second !== null,
      }
    }
    const { questionId } = facts
    const answer = judgeAnswer(questionId, given)
    if (answer === null) throw unmade(questionId)
    const isCorrect = answer.is_correct
    const milliseconds = timeTaken(facts, now)
    const deed = { userId, issueId, facts, isCorrect, milliseconds, now }
    const { xp, noXp } = await earnXp(transaction, deed)
    const givenAt = givenBefore(now, facts.issuedAt, said.agoMs)
    const second = judgeSecond({ question_id: questionId, ...answer }, said)
    const row = {
      user_id: userId,
      issue_id: issueId,
      question_id: questionId,
      ...answer,
      milliseconds,
      answered_at: new Date(now),
      xp,
      is_sure: said.isSure ?? null,
      local_day: localDayAt(givenAt?.getTime() ?? now, said.localDay),
      no_xp: noXp,
      hints_taken: said.hintsTaken ?? 0,
      second_response: second === null ? null : JSON.stringify(second.second_response),
      second_correct: second?.second_correct ?? null,
      given_at: givenAt,
    }
    const learned = await learnAnswer(transaction, before, row)
    const progress = await storeAnswer(transaction, before, row, learned)
    return {
      answer: answerOf({
        ...row,
        response: given.response ?? null,
        second_response: second?.second_response ?? null,
      }),
      correctAnswer: correctOption(questionId),
      xp,
      noXp,
      progress,
      isRepeat: false,
      isChange: true,
    }
  })
}

/** A second try in the columns that store it. */
type Second = { readonly second_response: string; readonly second_correct: boolean }

/** Judges the second try after a wrong answer; null when there is none, and after a right answer. */
function judgeSecond(
  first: { readonly question_id: string; readonly is_correct: boolean },
  { secondResponse }: Said,
): Second | null {
  if (secondResponse === undefined || first.is_correct) return null
  return judgeSecondTry(first.question_id, secondResponse)
}

/**
 * Stores the second try of an answer. Totals, streak and XP know the first answer alone. What is known of
 * the learner changes by a right one: the states are folded again when they are read next.
 */
async function saveSecond(
  transaction: Transaction,
  { user_id }: ProgressRow,
  issueId: string,
  second: Second,
): Promise<ProgressRow> {
  await transaction
    .updateTable('answers')
    .set({ ...second, second_response: JSON.stringify(second.second_response) })
    .where('user_id', '=', user_id)
    .where('issue_id', '=', issueId)
    .execute()
  return transaction
    .updateTable('user_progress')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('user_id', '=', user_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function findAnswer(transaction: Transaction, userId: string, issueId: string) {
  return transaction
    .selectFrom('answers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('issue_id', '=', issueId)
    .executeTakeFirstOrThrow()
}

/** The moment at which a late answer was given, but not before its question was issued; null when it is not late. */
function givenBefore(now: number, issuedAt: Date, agoMs = 0): Date | null {
  return agoMs < LATE_MS ? null : new Date(Math.max(issuedAt.getTime(), now - agoMs))
}

/** Milliseconds by the server's clock, from the moment the question was on screen at the latest. */
function timeTaken({ issuedAt, openedAt, lastAnswerAt }: AnswerFacts, now: number): number {
  const onScreenAt = openedAt ?? lastAnswerAt ?? issuedAt
  const from = Math.max(onScreenAt.getTime(), issuedAt.getTime())
  return Math.min(Math.max(now - from, 0), LONGEST_MS)
}

type AnswerRow = Selectable<Tables['answers']>

/** Stores an answer and the states that it changed, and counts it in the totals. */
async function storeAnswer(
  transaction: Transaction,
  before: ProgressRow,
  answer: Omit<AnswerRow, 'is_verified'>,
  learned: Learned,
): Promise<UserProgress> {
  const right = answer.is_correct ? 1 : 0
  // The row is locked, so no other answer comes between.
  const streaks = Object.entries(toWire(streaksAfter(fromWire(before), answer.is_correct))).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  )
  const { rows } = await sql<ProgressRow>`
    ${prepared('store answer')} with answered as (
      insert into answers (
        user_id, issue_id, question_id, selected_answer, response, is_correct, milliseconds, answered_at,
        xp, is_sure, local_day, no_xp, hints_taken, second_response, second_correct, given_at
      )
      values (
        ${answer.user_id}, ${answer.issue_id}, ${answer.question_id}, ${answer.selected_answer},
        ${answer.response}, ${answer.is_correct}, ${answer.milliseconds}, ${answer.answered_at},
        ${answer.xp}, ${answer.is_sure}, ${answer.local_day}, ${answer.no_xp}, ${answer.hints_taken},
        ${answer.second_response}, ${answer.second_correct}, ${answer.given_at}
      )
    ), states as (${storedStates(learned.states)})
    update user_progress set
      total_answered = total_answered + 1,
      correct_answers = correct_answers + ${right}::integer,
      incorrect_answers = incorrect_answers + ${1 - right}::integer,
      total_time_ms = total_time_ms + ${answer.milliseconds}::integer,
      ${sql.join(streaks)},
      version = version + 1,
      ${foldedColumns(learned)}
    where user_id = ${before.user_id}
    returning ${progressColumns}
  `.execute(transaction)
  const [row] = rows
  if (row === undefined) throw new Error('The locked totals are gone.')
  return progressOf(row)
}

function correctOption(questionId: string): number {
  const option = rightOption(questionId)
  if (option === null) throw unmade(questionId)
  return option
}
