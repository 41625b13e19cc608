/** An answer, as much of it as learning needs. */
export type PastAnswer = {
  readonly template: string
  readonly isCorrect: boolean
  /** With help, which makes it Hard. */
  readonly isHard?: boolean
  readonly isSure?: boolean
  readonly timestamp: number
}

/** Returns the answers of a text that `user-data/save-answer.ts` has written, oldest first. */
export function pastAnswers(past: string | undefined): readonly PastAnswer[] {
  return Array.from(
    (past ?? '').matchAll(/([a-z]{2}-[emh]\d{1,3})\.([01])(h?)([su]?)\.([\da-z]{1,10});/g),
    ([, template = '', right, help, said, time = '']) => ({
      template,
      isCorrect: right === '1',
      timestamp: Number.parseInt(time, 36),
      ...(help !== '' && { isHard: true }),
      ...(said !== '' && { isSure: said === 's' }),
    }),
  )
}
