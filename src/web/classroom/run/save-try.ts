import type { RunItem } from '#quiz/sets/run.ts'
import { saveAnswer } from '#web/user-data/save-answer.ts'

import type { Tried } from './use-run-answer.ts'

/** Adds the first try of a question to the progress of a guest; later ones and a timeout count for nothing. */
export function saveTry(items: readonly RunItem[], tried: Tried): void {
  const { attempt, given, isCorrect, milliseconds, place } = tried
  const item = items[place]
  if (item === undefined || attempt !== 1 || given === null) return
  const made = typeof given === 'string'
  saveAnswer({
    questionId: item.question.id,
    selectedAnswer: made ? (isCorrect ? 0 : 1) : given,
    ...(made && { response: given }),
    isCorrect,
    timeSpent: milliseconds / 1000,
    timestamp: Date.now(),
  })
}
