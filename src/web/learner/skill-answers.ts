import type { SkillAnswer } from '#quiz/learning/answers.ts'
import { practicedBy } from '#quiz/learning/askable.ts'
import { type Learner, learnerOf, NEW_LEARNER } from '#quiz/learning/learner.ts'
import { worthOf } from '#quiz/learning/worth.ts'
import { shortAnswers } from '#quiz/practice/short-answers.ts'
import { templateOf } from '#quiz/question-id.ts'
import type { SavedProgress } from '#web/user-data/progress.ts'

import { inOrder } from './in-order.ts'
import { localDay } from './local-day.ts'

/**
 * Returns the answers of a visitor as the learning model reads them, with times that a moved clock does not
 * spoil. Those to questions that this version of the product does not know are left out.
 */
export function skillAnswers(
  { answers, past }: SavedProgress,
  now: number,
): readonly SkillAnswer[] {
  const gone = shortAnswers(past ?? '').map(({ isHard = false, ...rest }) => ({
    ...rest,
    right: worthOf({ ...rest, hintsTaken: isHard ? 1 : 0, isSecondCorrect: isHard }),
  }))
  const listed = answers.toReversed().map(({ questionId, secondCorrect, ...rest }) => ({
    template: templateOf(questionId),
    ...rest,
    right: worthOf({ ...rest, isSecondCorrect: secondCorrect }),
  }))
  return inOrder([...gone, ...listed], now).flatMap(({ answer, at }) => answerOf(answer, at))
}

/** Returns the learner before these answers. One whose answers are all here begins new. */
export function startOf({ start }: Pick<SavedProgress, 'start'>): Learner {
  return start === undefined ? NEW_LEARNER : learnerOf(start)
}

type Answered = {
  readonly template: string
  /** How right it counts, from 0 to 1. */
  readonly right: number
  readonly isSure?: boolean | undefined
  readonly timestamp: number
}

function answerOf(
  { template, right, isSure, timestamp }: Answered,
  at: number,
): readonly SkillAnswer[] {
  const practiced = practicedBy(`${template}.1.0`)
  if (practiced === null) return []
  return [
    {
      // A browser gives one answer at a time, so these name it wherever it is listed.
      id: `${timestamp} ${template}`,
      at,
      day: localDay(at),
      ...practiced,
      right,
      isSure: isSure ?? null,
    },
  ]
}
