/** Returns the score of a set in words that a learner with a bad day can read, too. */
export function scoreText(right: number, answered: number): string {
  if (answered === 0) return 'You answered none of these questions. They will wait.'
  if (right === answered)
    return answered === 1 ? 'Your answer was right.' : `All ${answered} right.`
  if (right > 0) return `${right} of ${answered} right.`
  return answered === 1
    ? 'Not right this time. Below is what went wrong, and why.'
    : 'None right this time. Below is what went wrong, and why.'
}
