import type { SkillAnswer } from '#quiz/learning/answers.ts'
import { practicedBy } from '#quiz/learning/askable.ts'
import { worthOf } from '#quiz/learning/worth.ts'
import type { SavedProgress } from '#web/user-data/progress.ts'

import { localDay } from './local-day.ts'
import { pastAnswers } from './past-answers.ts'

/**
 * Returns the answers of a visitor as the learning model reads them. Those to questions that this
 * version of the product does not know are left out.
 */
export function skillAnswers({ answers, past }: SavedProgress): readonly SkillAnswer[] {
  return [
    ...pastAnswers(past).flatMap(({ template, isCorrect, isHard = false, ...rest }) =>
      answerOf(template, {
        ...rest,
        right: worthOf({ isCorrect, hintsTaken: isHard ? 1 : 0, isSecondCorrect: isHard }),
      }),
    ),
    ...answers.flatMap(({ questionId, secondCorrect, ...rest }) =>
      answerOf(questionId.slice(0, questionId.indexOf('.')), {
        ...rest,
        right: worthOf({ ...rest, isSecondCorrect: secondCorrect }),
      }),
    ),
  ]
}

function answerOf(
  template: string,
  {
    right,
    isSure,
    timestamp,
  }: {
    readonly right: number
    readonly isSure?: boolean | undefined
    readonly timestamp: number
  },
): readonly SkillAnswer[] {
  const practiced = practicedBy(`${template}.1.0`)
  if (practiced === null) return []
  return [
    {
      // A browser gives one answer at a time, so these name it wherever it is listed.
      id: `${timestamp} ${template}`,
      at: timestamp,
      day: localDay(timestamp),
      ...practiced,
      right,
      isSure: isSure ?? null,
    },
  ]
}
