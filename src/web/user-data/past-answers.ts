import { LEARNING } from '#quiz/learning/parameters.ts'
import { worthOf } from '#quiz/learning/worth.ts'
import { type ShortAnswer, shortForm } from '#quiz/practice/short-answers.ts'
import { templateOf } from '#quiz/question-id.ts'

/** More than `learner/thin-answers.ts` leaves; older entries are forgotten. */
const LONGEST_PAST = 440_000

type Answered = {
  readonly questionId: string
  readonly isCorrect: boolean
  readonly isSure?: boolean | undefined
  readonly hintsTaken?: number | undefined
  readonly secondCorrect?: boolean | undefined
  readonly timestamp: number
}

/** Adds answers, oldest first, to the text of those that have left the list. */
export function withPast(past: string, answers: readonly Answered[]): string {
  const all = past + shortForm(answers.map(shortened))
  return all.length <= LONGEST_PAST ? all : latestOf(all, LONGEST_PAST)
}

/** Returns the latest whole entries of a text, of so many characters at most. */
export function latestOf(past: string, length: number): string {
  return past.slice(past.indexOf(';', past.length - length) + 1)
}

function shortened(answer: Answered): ShortAnswer {
  const { questionId, isCorrect, isSure, timestamp } = answer
  const worth = worthOf({ ...answer, isSecondCorrect: answer.secondCorrect })
  return {
    template: templateOf(questionId),
    isCorrect,
    isHard: worth === LEARNING.hard,
    ...(isSure !== undefined && { isSure }),
    timestamp,
  }
}
