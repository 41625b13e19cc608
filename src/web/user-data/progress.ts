import * as v from 'valibot'

import { categories, difficulties } from '#quiz/categories.ts'
import { emptyProgress } from '#quiz/practice/statistics.ts'
import { tallyByKind } from '#quiz/question-kind.ts'
import { splitProgress } from '#web/outbox/split-progress.ts'
import { option, questionId, response, uuid } from '#web/store/id-schemas.ts'
import { count, duration, moment } from '#web/store/number-schemas.ts'
import { OFFLINE_PROGRESS_KEY } from '#web/store/storage-keys.ts'
import { type Stored, stored } from '#web/store/stored.ts'
import { switchable } from '#web/store/switchable.ts'
import { browserStorage, type TextStorage } from '#web/store/text-storage.ts'

import { latestOf, withPast } from './past-answers.ts'

/** Older answers leave the list; the totals, the counts by kind and a short form of them stay. */
export const ANSWERS_KEPT = 2000
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

/** The counts of answers before the listed ones, by category and difficulty. */
const olderSchema = v.pipe(
  v.array(
    v.pipe(
      v.object({
        category: v.picklist(categories.map(({ id }) => id)),
        difficulty: v.picklist(difficulties),
        answered: count,
        correct: count,
      }),
      v.check(({ answered, correct }) => correct <= answered, 'more right answers than answers'),
    ),
  ),
  v.maxLength(categories.length * difficulties.length),
)

export const progressSchema = v.object({
  totals,
  answers: v.pipe(
    v.array(
      v.object({
        questionId,
        selectedAnswer: option,
        /** Absent where an option was chosen. */
        response: v.optional(response),
        isCorrect: v.boolean(),
        timeSpent: duration,
        timestamp: moment,
        /** How sure the learner was before submitting; absent where that was not asked. */
        isSure: v.optional(v.boolean()),
        /** Hints that were shown before it; absent where there were none. */
        hintsTaken: v.optional(count),
        /** The second try after a wrong answer; absent where there was none. */
        secondResponse: v.optional(response),
        secondCorrect: v.optional(v.boolean()),
      }),
    ),
    v.maxLength(ANSWERS_KEPT),
  ),
  savedAt: moment,
  /** Absent while all answers are listed, and in values stored before this was counted. */
  older: v.optional(olderSchema),
  /** Answers that have left the list, in the form of `quiz/practice/short-answers.ts`. */
  past: v.optional(v.string()),
  /** The learner before those, in the form of `quiz/learning/learner.ts`, once they have become very many. */
  start: v.optional(v.string()),
  /** The part that these totals no longer hold since an account has it. */
  uploaded: v.optional(uuid),
})

/** The practice of a visitor: the totals, and the latest answers, newest first. */
export type SavedProgress = v.InferOutput<typeof progressSchema>

export const storedProgress = switchable(progressIn())

export function progressIn(storage: TextStorage = browserStorage): Stored<SavedProgress> {
  return stored<SavedProgress>(
    OFFLINE_PROGRESS_KEY,
    {
      version: 2,
      upgrades: {
        // The fields of progress are the same; what else was there is split off by the storage.
        1: (older) => older,
      },
      schema: progressSchema,
      fallback: { totals: { ...emptyProgress }, answers: [], savedAt: 0 },
      smaller: withHalfTheAnswers,
    },
    splitProgress(storage),
  )
}

/**
 * With storage full the older half of the list is kept in its short form, which is all that learning needs. Only when the list
 * is as short as it may be, the older half of the short entries goes.
 */
function withHalfTheAnswers(progress: SavedProgress): SavedProgress | null {
  const { answers, past = '', older, ...rest } = progress
  const half = answers.length >> 1
  if (half >= FEWEST_ANSWERS) {
    const gone = answers.slice(half)
    return {
      ...rest,
      answers: answers.slice(0, half),
      older: [...tallyByKind(gone, older)],
      past: withPast(past, gone.toReversed()),
    }
  }
  return past === '' ? null : { ...progress, past: latestOf(past, past.length >> 1) }
}
