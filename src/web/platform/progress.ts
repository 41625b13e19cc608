import * as v from 'valibot'

import type { Answer } from '#quiz/session.ts'
import { emptyProgress, recordAnswer } from '#quiz/statistics.ts'

import { count, duration, moment } from './figures.ts'
import { questionId } from './question-id.ts'
import { OFFLINE_PROGRESS_KEY } from './storage-keys.ts'
import { type Stored, stored } from './stored.ts'
import type { TextStorage } from './text-storage.ts'

/** Older answers are dropped from the list; the totals keep counting them. */
const ANSWERS_KEPT = 2000
/** With storage full, fewer are kept, but never fewer than the charts need. */
const FEWEST_ANSWERS = 50

const totals = v.pipe(
  v.object({
    totalAnswered: count,
    correctAnswers: count,
    incorrectAnswers: count,
    totalTimeSpent: duration,
    currentStreak: count,
    bestStreak: count,
  }),
  v.check(
    (sums) =>
      sums.totalAnswered === sums.correctAnswers + sums.incorrectAnswers &&
      sums.currentStreak <= sums.bestStreak &&
      sums.bestStreak <= sums.correctAnswers,
    'totals that contradict each other',
  ),
)

export const progressSchema = v.object({
  totals,
  answers: v.pipe(
    v.array(
      v.object({
        questionId,
        selectedAnswer: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
        isCorrect: v.boolean(),
        timeSpent: duration,
        timestamp: moment,
      }),
    ),
    v.maxLength(ANSWERS_KEPT),
  ),
  savedAt: moment,
})

/** The practice of a visitor: the totals, and the latest answers, newest first. */
export type SavedProgress = v.InferOutput<typeof progressSchema>

export const storedProgress = progressIn()

export function progressIn(storage?: TextStorage): Stored<SavedProgress> {
  return stored<SavedProgress>(
    OFFLINE_PROGRESS_KEY,
    1,
    progressSchema,
    { totals: { ...emptyProgress }, answers: [], savedAt: 0 },
    storage,
    { smaller: withHalfTheAnswers },
  )
}

/** Adds one answer to the progress kept in this browser. */
export function saveAnswer(answer: Answer, place = storedProgress): void {
  place.update((progress) => ({
    totals: recordAnswer(progress.totals, answer),
    answers: [{ ...answer }, ...progress.answers].slice(0, ANSWERS_KEPT),
    savedAt: answer.timestamp,
  }))
}

function withHalfTheAnswers(progress: SavedProgress): SavedProgress | null {
  const half = Math.floor(progress.answers.length / 2)
  return half < FEWEST_ANSWERS ? null : { ...progress, answers: progress.answers.slice(0, half) }
}
