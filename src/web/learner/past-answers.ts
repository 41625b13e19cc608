/** An answer, as much of it as learning needs. */
export type PastAnswer = {
  readonly template: string
  readonly isCorrect: boolean
  readonly isSure?: boolean
  readonly timestamp: number
}

/** Returns the answers of a text that `user-data/save-answer.ts` has written, oldest first. */
export function pastAnswers(past: string | undefined): readonly PastAnswer[] {
  return Array.from(
    (past ?? '').matchAll(/([a-z]{2}-[emh]\d{1,2})\.([01])([su]?)\.([\da-z]{1,10});/g),
    ([, template = '', right, said, time = '']) => ({
      template,
      isCorrect: right === '1',
      timestamp: Number.parseInt(time, 36),
      ...(said !== '' && { isSure: said === 's' }),
    }),
  )
}
