/**
 * Returns the result of a session in a sentence or two. A right second try is mentioned, though it
 * counts as a wrong answer.
 */
export function resultText({
  right,
  second,
  answered,
}: {
  readonly right: number
  /** Right on the second try. */
  readonly second: number
  readonly answered: number
}): string {
  if (right === answered) return `All ${answered} right. New things come sooner now.`
  if (right === 0 && second === 0)
    return 'None right this time, and that is no waste: each explanation counts, and the next session begins with what is easier.'
  if (right === 0) {
    return `${second} of ${answered} right on the second try. Each explanation you read counts too, and the next session begins with what is easier.`
  }
  return second === 0
    ? `${right} of ${answered} right. Each explanation you read counts too.`
    : `${right} of ${answered} right at once, and ${second} more on the second try. Each explanation you read counts too.`
}
