import { judged as judgedAs } from '#quiz/kinds/kinds.ts'
import type { Question } from '#quiz/question.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { judgeAnswer } from '#server/practice/judge-answer.ts'

import { noAssignment } from './assignments.ts'

type AnswerParts = { readonly database: Database; readonly clock: Clock }

type Given = {
  readonly assignmentId: string
  readonly memberId: string
  readonly place: number
  readonly attempt: 1 | 2
  /** Null when the time was over, or the second try was given up. */
  readonly selectedAnswer: number | null
  readonly response: string | undefined
}

/** A judged answer, and whether the member has finished with it. */
type Judged = { readonly is_correct: boolean; readonly is_finished: boolean }

/** Notes that a member has begun. Only the first time counts. */
export async function startRun(
  { database, clock }: AnswerParts,
  assignmentId: string,
  memberId: string,
): Promise<void> {
  await addRun(database, assignmentId, memberId, new Date(clock()))
}

/**
 * Judges an answer from the id of its question and stores it. The first answer of a try stays; a repeat
 * gets its result.
 * @param questions the questions of the member
 * @throws Problem `not_found` for a place without a question, `conflict` for a second try without a wrong
 * first one, `invalid_input` for an answer that the question does not take
 */
export async function answerWork(
  { database, clock }: AnswerParts,
  given: Given,
  questions: readonly string[],
  tries: 1 | 2,
): Promise<Judged> {
  const { assignmentId, memberId, place, attempt } = given
  const questionId = questions[place]
  if (questionId === undefined || attempt > tries) throw noAssignment()
  const at = new Date(clock())
  return inTransaction(database, async (transaction) => {
    await addRun(transaction, assignmentId, memberId, at)
    await lockRun(transaction, assignmentId, memberId)
    const before = await answersAt(transaction, given)
    const same = before.find((one) => one.attempt === attempt)
    if (same === undefined) {
      const first = before.find((one) => one.attempt === 1)
      if (attempt === 2 && first?.is_correct !== false) {
        throw new Problem('conflict', 'attempt: the first try is missing or was right')
      }
      await transaction
        .insertInto('assignment_answers')
        .values({
          assignment_id: assignmentId,
          member_id: memberId,
          place,
          attempt,
          question_id: questionId,
          ...judged(questionId, given),
          answered_at: at,
        })
        .execute()
    }
    const settled = await settledPlaces(transaction, given, tries)
    const isFinished = settled >= questions.length
    if (isFinished) await finishRun(transaction, assignmentId, memberId, at)
    const stored = await answersAt(transaction, given)
    const isCorrect = stored.some((one) => one.attempt === attempt && one.is_correct)
    return { is_correct: isCorrect, is_finished: isFinished }
  })
}

function judged(questionId: string, { selectedAnswer, response }: Given) {
  if (selectedAnswer === null && response === undefined) {
    return { selected_answer: null, response: null, is_correct: false, misconception: null }
  }
  const answer = judgeAnswer(questionId, { selected_answer: selectedAnswer ?? 0, response })
  const question = questionOf(questionId)
  if (answer === null || question === null) throw noAssignment()
  const misconception = answer.is_correct
    ? null
    : misconceptionIn(question, answer.selected_answer, response)
  return { ...answer, misconception }
}

/** The misconception that a wrong answer stands for, or null. */
function misconceptionIn(
  question: Question,
  option: number,
  response: string | undefined,
): string | null {
  const feedback =
    question.type === 'mcq'
      ? question.feedback[option]
      : judgedAs(question, response ?? '')?.feedback
  return feedback?.misconception ?? null
}

async function addRun(
  database: Database | Transaction,
  assignmentId: string,
  memberId: string,
  at: Date,
): Promise<void> {
  await database
    .insertInto('assignment_runs')
    .values({
      assignment_id: assignmentId,
      member_id: memberId,
      started_at: at,
      finished_at: null,
    })
    .onConflict((conflict) => conflict.columns(['assignment_id', 'member_id']).doNothing())
    .execute()
}

/** All answers of one member wait for each other. */
async function lockRun(
  transaction: Transaction,
  assignmentId: string,
  memberId: string,
): Promise<void> {
  await transaction
    .selectFrom('assignment_runs')
    .select('started_at')
    .where('assignment_id', '=', assignmentId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .execute()
}

async function answersAt(
  transaction: Transaction,
  { assignmentId, memberId, place }: Given,
): Promise<readonly { readonly attempt: number; readonly is_correct: boolean }[]> {
  return transaction
    .selectFrom('assignment_answers')
    .select(['attempt', 'is_correct'])
    .where('assignment_id', '=', assignmentId)
    .where('member_id', '=', memberId)
    .where('place', '=', place)
    .execute()
}

/** Counts the questions that were answered right, or as often as they may be. */
async function settledPlaces(
  transaction: Transaction,
  { assignmentId, memberId }: Given,
  tries: 1 | 2,
): Promise<number> {
  const { settled } = await transaction
    .selectFrom('assignment_answers')
    .select((select) => select.fn.countAll<string>().as('settled'))
    .where('assignment_id', '=', assignmentId)
    .where('member_id', '=', memberId)
    .where((is) => is.or([is('is_correct', '=', true), is('attempt', '=', tries)]))
    .executeTakeFirstOrThrow()
  return Number(settled)
}

async function finishRun(
  transaction: Transaction,
  assignmentId: string,
  memberId: string,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('assignment_runs')
    .set({ finished_at: at })
    .where('assignment_id', '=', assignmentId)
    .where('member_id', '=', memberId)
    .where('finished_at', 'is', null)
    .execute()
}
