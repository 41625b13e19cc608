/** Returns how a check went, in a sentence or two. "I don't know" is no failure. */
export function checkText({
  right,
  answered,
  unknown,
}: {
  readonly right: number
  readonly answered: number
  /** Questions left with "I don't know". */
  readonly unknown: number
}): string {
  if (answered + unknown === 0)
    return 'Every skill was asked, or follows from one that was. Today goes on from here.'
  if (answered === 0) return 'You said what you do not know yet. Today begins with the first steps.'
  const rest =
    unknown === 0
      ? ''
      : ` You left ${unknown === 1 ? 'one question' : `${unknown} questions`} with “I don’t know”, which counts as no answer.`
  if (right === answered)
    return answered === 1
      ? `Your answer was right.${rest}`
      : `All ${answered} answers were right.${rest}`
  if (right === 0)
    return `No answer was right, and that is fine: a check asks where it is not sure. Today begins with the first steps.${rest}`
  return `${right} of ${answered} answers right. A check asks where it is not sure, so wrong answers belong to it.${rest}`
}
