/** An answer, as much of it as learning needs. */
export type PastAnswer = {
  readonly template: string
  readonly isCorrect: boolean
  /** What the learner said before submitting, where that was asked. */
  readonly isSure?: boolean | undefined
  readonly timestamp: number
}

/** So many answers are known in this form; older ones are forgotten. */
const PAST_KEPT = 18_000

/**
 * Adds answers, oldest first, to a text with an entry of some twenty characters for each: template, right or wrong, sure or
 * not, and the time. Twenty thousand fit where two thousand whole ones do.
 */
export function withPast(
  past: string | undefined,
  answers: readonly {
    readonly questionId: string
    readonly isCorrect: boolean
    readonly isSure?: boolean | undefined
    readonly timestamp: number
  }[],
): string {
  const added = answers.map(({ questionId, isCorrect, isSure, timestamp }) => {
    const said = isSure === undefined ? '' : isSure ? 's' : 'u'
    const template = questionId.slice(0, questionId.indexOf('.'))
    return `${template}.${isCorrect ? 1 : 0}${said}.${timestamp.toString(36)};`
  })
  const entries = (past ?? '') + added.join('')
  // No entry is longer than this, so a shorter text has not too many.
  if (entries.length <= PAST_KEPT * SHORTEST_ENTRY) return entries
  return `${entries.split(';').slice(0, -1).slice(-PAST_KEPT).join(';')};`
}

const SHORTEST_ENTRY = 9

/** Returns the newer half of the entries, or undefined when that is none. */
export function newerHalf(past: string | undefined): string | undefined {
  const entries = (past ?? '').split(';').slice(0, -1)
  const kept = entries.slice(Math.ceil(entries.length / 2))
  return kept.length === 0 ? undefined : `${kept.join(';')};`
}

/** Returns the answers of such a text, oldest first. Entries that are none are left out. */
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
