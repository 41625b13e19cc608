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
  if (right === answered) {
    return answered === 1 ? 'Your answer was right.' : `All ${answered} answers were right.`
  }
  if (right === 0 && second === 0) {
    return 'None right this time. That is no waste: each explanation you read counts, and these skills come back soon.'
  }
  if (answered === 1) {
    return 'Right on the second try. The explanation you read counts too, and this skill comes back soon.'
  }
  if (right === 0) {
    return `${second} of ${answered} right on the second try. Each explanation you read counts too, and these skills come back soon.`
  }
  return second === 0
    ? `${right} of ${answered} right. Each explanation you read counts too.`
    : `${right} of ${answered} right at once, and ${second} more on the second try. Each explanation you read counts too.`
}

/** Returns what comes of wrong answers that the learner was sure of. */
export function sureMistakesText(count: number): string {
  return count === 1
    ? 'One wrong answer felt sure. That happens to everyone, and it is where most is learned: this skill comes first on another day.'
    : `${count} wrong answers felt sure. That happens to everyone, and it is where most is learned: these skills come first on the next days.`
}
