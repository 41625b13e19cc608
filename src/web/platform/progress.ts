import * as z from 'zod/mini'

import type { Answer } from '#quiz/session.ts'
import { emptyProgress, recordAnswer } from '#quiz/statistics.ts'

import { OFFLINE_PROGRESS_KEY } from './storage-keys.ts'
import { stored } from './stored.ts'

const count = z.int().check(z.nonnegative())
const seconds = z.number().check(z.nonnegative())

const schema = z.object({
  totals: z.object({
    totalAnswered: count,
    correctAnswers: count,
    incorrectAnswers: count,
    totalTimeSpent: seconds,
    currentStreak: count,
    bestStreak: count,
  }),
  answers: z.array(
    z.object({
      questionId: z.string(),
      selectedAnswer: count,
      isCorrect: z.boolean(),
      timeSpent: seconds,
      timestamp: count,
    }),
  ),
  savedAt: count,
})

/** The practice of a visitor: the totals, and the latest answers, newest first. */
export type SavedProgress = z.infer<typeof schema>

/** Older answers are dropped from the list; the totals keep counting them. */
const ANSWERS_KEPT = 2000

export const storedProgress = stored<SavedProgress>(OFFLINE_PROGRESS_KEY, 1, schema, {
  totals: { ...emptyProgress },
  answers: [],
  savedAt: 0,
})

/** Adds one answer to the progress kept in this browser. */
export function saveAnswer(answer: Answer): void {
  const progress = storedProgress.get()
  storedProgress.set({
    totals: recordAnswer(progress.totals, answer),
    answers: [{ ...answer }, ...progress.answers].slice(0, ANSWERS_KEPT),
    savedAt: answer.timestamp,
  })
}
