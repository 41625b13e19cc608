import { timesInOrder } from '#quiz/learning/clock.ts'

type Timed = { readonly timestamp: number }

/** Returns answers, oldest first, with times that a clock which was moved between answers does not spoil. */
export function inOrder<Answer extends Timed>(
  answers: readonly Answer[],
  now: number,
): readonly { readonly answer: Answer; readonly at: number }[] {
  const times = timesInOrder(
    answers.map(({ timestamp }) => timestamp),
    now,
  )
  return answers.map((answer, index) => ({ answer, at: times[index] ?? now }))
}

/**
 * Returns what conclusions from the answers depend on beside them: the minute, as long as one is dated later than
 * now. Else nothing.
 */
export function clockOf(answers: readonly Timed[], now: number): number | null {
  return answers.some(({ timestamp }) => timestamp > now) ? Math.floor(now / MINUTE_MS) : null
}

const MINUTE_MS = 60_000
