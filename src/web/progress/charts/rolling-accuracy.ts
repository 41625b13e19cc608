/** Each point looks back over this many answers. */
export const WINDOW = 10
const POINTS = 100

/** The accuracy after an answer, over that answer and those just before it. */
export type AccuracyPoint = { readonly answer: number; readonly percent: number }

/**
 * How the accuracy went over the last hundred answers, oldest first. The first points look back over
 * fewer than ten answers. `answers` are the kept ones, newest first; `total` counts all ever given.
 */
export function rollingAccuracy(
  answers: readonly { readonly isCorrect: boolean }[],
  total: number,
): readonly AccuracyPoint[] {
  return answers
    .map((_, index) => {
      const latest = answers.slice(index, index + WINDOW)
      const correct = latest.filter(({ isCorrect }) => isCorrect).length
      return { answer: total - index, percent: Math.round((100 * correct) / latest.length) }
    })
    .slice(0, POINTS)
    .toReversed()
}
