import type { Answer, SecondTry } from '#quiz/practice/session.ts'
import { recordAnswer } from '#quiz/practice/statistics.ts'
import { tallyByKind } from '#quiz/question-kind.ts'
import type { Stored } from '#web/store/stored.ts'

import { withPast } from './past-answers.ts'
import { ANSWERS_KEPT, type SavedProgress, storedProgress } from './progress.ts'

/** Adds one answer to the progress kept in this browser. */
export function saveAnswer(
  answer: Answer & { readonly isSure?: boolean },
  place: Stored<SavedProgress> = storedProgress,
): void {
  place.update((progress) => withAnswer(progress, { ...answer }))
}

/** Returns progress with one more answer, which is later than all others. */
export function withAnswer(
  progress: SavedProgress,
  answer: SavedProgress['answers'][number],
): SavedProgress {
  return withoutOldest({
    ...progress,
    totals: recordAnswer(progress.totals, answer),
    answers: [answer, ...progress.answers],
    savedAt: answer.timestamp,
  })
}

/**
 * Adds one answer as `saveAnswer` does, and says so. A copy of the tab has the same question: the answer that is
 * submitted first counts.
 */
export function saveOnce(
  answer: Answer & { readonly isSure?: boolean },
  place: Stored<SavedProgress> = storedProgress,
): boolean {
  const shownAt = answer.timestamp - answer.timeSpent * 1000
  if (isAnsweredSince(answer.questionId, { from: shownAt, to: answer.timestamp }, place))
    return false
  saveAnswer(answer, place)
  return true
}

/** Adds the second try to the answer that it belongs to. The first one stays; totals know nothing of it. */
export function saveSecondTry(
  { questionId, recordedAt, response, isCorrect }: SecondTry,
  place: Stored<SavedProgress> = storedProgress,
): void {
  place.update((progress) => ({
    ...progress,
    answers: progress.answers.map((answer) => {
      const isIts =
        answer.questionId === questionId &&
        answer.timestamp === recordedAt &&
        !answer.isCorrect &&
        answer.secondResponse === undefined
      return isIts ? { ...answer, secondResponse: response, secondCorrect: isCorrect } : answer
    }),
  }))
}

/**
 * Whether an answer to the question is here from that time: a copy of the tab shows the same question. One that is
 * dated later is from a clock that was ahead.
 */
export function isAnsweredSince(
  id: string,
  { from, to }: { readonly from: number; readonly to: number },
  place: Stored<SavedProgress> = storedProgress,
): boolean {
  return place
    .get()
    .answers.some(
      ({ questionId: other, timestamp }) => other === id && timestamp >= from && timestamp <= to,
    )
}

/** Lists no more answers than are kept; of those that go, the counts by kind and a short form stay. */
function withoutOldest(progress: SavedProgress): SavedProgress {
  const { answers, older, past = '' } = progress
  if (answers.length <= ANSWERS_KEPT) return progress
  const gone = answers.slice(ANSWERS_KEPT)
  return {
    ...progress,
    answers: answers.slice(0, ANSWERS_KEPT),
    older: [...tallyByKind(gone, older)],
    past: withPast(past, gone.toReversed()),
  }
}
