import * as v from 'valibot'

import { categories, difficulties } from '#quiz/categories.ts'
import type { Answer } from '#quiz/practice/session.ts'
import { emptyProgress, recordAnswer } from '#quiz/practice/statistics.ts'
import { tallyByKind } from '#quiz/question-kind.ts'
import { count, duration, moment } from '#web/store/number-schemas.ts'
import { OFFLINE_PROGRESS_KEY } from '#web/store/storage-keys.ts'
import { type Stored, stored } from '#web/store/stored.ts'
import { owned } from '#web/store/switchable.ts'
import type { TextStorage } from '#web/store/text-storage.ts'

import { questionId } from './question-id.ts'

/** Older answers are dropped from the list; the totals and the counts by kind keep them. */
const ANSWERS_KEPT = 2000
/** With storage full, fewer are kept, but never fewer than the charts need. */
const FEWEST_ANSWERS = 50
/** More than the server issues ahead. */
export const WAITING_MOST = 100

/** The place of an option among the four. */
export const option = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))

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

export const uuid = v.pipe(v.string(), v.regex(/^[\da-f-]{36}$/))

const waitingAnswer = v.object({
  userId: uuid,
  issueId: uuid,
  questionId,
  selectedAnswer: option,
})

/** What went before the answers that are listed, by category and difficulty. */
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
        isCorrect: v.boolean(),
        timeSpent: duration,
        timestamp: moment,
      }),
    ),
    v.maxLength(ANSWERS_KEPT),
  ),
  savedAt: moment,
  /** Absent while all answers are listed, and in what was stored before this was counted. */
  older: v.optional(olderSchema),
  /** Answers of somebody signed in that the server has not acknowledged yet, oldest first. */
  waiting: v.optional(v.pipe(v.array(waitingAnswer), v.maxLength(WAITING_MOST))),
  /** What is being brought to an account, until the server has acknowledged it. */
  bringing: v.optional(
    v.object({
      userId: uuid,
      chunk: v.optional(v.unknown()),
      /** Single answers whose totals are there already. */
      later: v.optional(v.unknown()),
    }),
  ),
  /** The user who would rather leave what is here. */
  leftBy: v.optional(uuid),
  /** The match that somebody signed in plays here, until its end is kept and has been looked at. */
  playing: v.optional(
    v.object({
      userId: uuid,
      matchId: uuid,
      isKept: v.optional(v.boolean()),
      isSeen: v.optional(v.boolean()),
    }),
  ),
})

/** The practice of a visitor: the totals, and the latest answers, newest first. */
export type SavedProgress = v.InferOutput<typeof progressSchema>
export type WaitingAnswer = v.InferOutput<typeof waitingAnswer>

export const storedProgress = owned(progressIn())

export function progressIn(storage?: TextStorage): Stored<SavedProgress> {
  return stored<SavedProgress>(
    OFFLINE_PROGRESS_KEY,
    {
      version: 1,
      schema: progressSchema,
      fallback: { totals: { ...emptyProgress }, answers: [], savedAt: 0 },
      smaller: withHalfTheAnswers,
    },
    storage,
  )
}

/** Adds one answer to the progress kept in this browser. */
export function saveAnswer(answer: Answer, place: Stored<SavedProgress> = storedProgress): void {
  place.update((progress) =>
    withLatest(ANSWERS_KEPT, {
      ...progress,
      totals: recordAnswer(progress.totals, answer),
      answers: [{ ...answer }, ...progress.answers],
      savedAt: answer.timestamp,
    }),
  )
}

/** Whether an answer to the question is here since then: a copy of the tab shows the same question. */
export function isAnsweredSince(
  id: string,
  milliseconds: number,
  place: Stored<SavedProgress> = storedProgress,
): boolean {
  return place
    .get()
    .answers.some(({ questionId: other, timestamp }) => other === id && timestamp >= milliseconds)
}

/** What a visitor may take along or bring in: not what this browser still owes to an account. */
export function ownPart({ answers, savedAt, older, ...progress }: SavedProgress): SavedProgress {
  return {
    totals: progress.totals,
    answers,
    savedAt,
    ...(older !== undefined && { older }),
  }
}

/** What is brought in takes the place of what was here; what this browser owes to an account stays. */
export function withOwnPart(kept: SavedProgress, brought: SavedProgress): SavedProgress {
  const rest = { ...kept }
  delete rest.older
  return { ...rest, ...ownPart(brought) }
}

/**
 * What is not the guest's, though it is kept beside it: answers of somebody signed in that still have to
 * be sent, and the match that they play here. Null when there is nothing of it.
 */
export function owedPart({
  waiting,
  playing,
}: SavedProgress): Pick<SavedProgress, 'waiting' | 'playing'> | null {
  if (waiting === undefined && playing === undefined) return null
  return { ...(waiting !== undefined && { waiting }), ...(playing !== undefined && { playing }) }
}

function withHalfTheAnswers(progress: SavedProgress): SavedProgress | null {
  const half = Math.floor(progress.answers.length / 2)
  return half < FEWEST_ANSWERS ? null : withLatest(half, progress)
}

/** Lists no more answers than these; of those that go, the counts by kind stay. */
function withLatest(most: number, progress: SavedProgress): SavedProgress {
  const { answers, older } = progress
  if (answers.length <= most) return progress
  return {
    ...progress,
    answers: answers.slice(0, most),
    older: [...tallyByKind(answers.slice(most), older)],
  }
}
