/** An answer in its short form: as much of it as learning needs. */
export type ShortAnswer = {
  readonly template: string
  readonly isCorrect: boolean
  /** With help, which makes it Hard. */
  readonly isHard?: boolean
  readonly isSure?: boolean
  /** Milliseconds since 1970. */
  readonly timestamp: number
  /** The local calendar day, counted from 1970, where it is told. */
  readonly day?: number
}

/**
 * Returns a text with an entry of some twenty characters for each answer: the template, right or wrong, an h for help,
 * sure or not, the time, and the day if it is told.
 */
export function shortForm(answers: readonly ShortAnswer[]): string {
  return answers.map(entryOf).join('')
}

/** Returns the answers of such a text in their order. What is no entry is left out. */
export function shortAnswers(text: string): readonly ShortAnswer[] {
  return Array.from(
    text.matchAll(/([a-z]{2}-[emh]\d{1,3})\.([01])(h?)([su]?)\.([\da-z]{1,10})(?:\.(\d{1,6}))?;/g),
    ([, template = '', right, help, said, time = '', day]) => ({
      template,
      isCorrect: right === '1',
      timestamp: Number.parseInt(time, 36),
      ...(help !== '' && { isHard: true }),
      ...(said !== '' && { isSure: said === 's' }),
      ...(day !== undefined && { day: Number(day) }),
    }),
  )
}

function entryOf({ template, isCorrect, isHard = false, isSure, timestamp, day }: ShortAnswer) {
  const said = isSure === undefined ? '' : isSure ? 's' : 'u'
  const when = day === undefined ? timestamp.toString(36) : `${timestamp.toString(36)}.${day}`
  return `${template}.${isCorrect ? 1 : 0}${isHard ? 'h' : ''}${said}.${when};`
}
