import type { ShownQuestion } from '#contract/match.ts'
import { TIMED_OUT } from '#match/match.ts'
import { letters } from '#web/practice/option-list.tsx'

/** What became of an answer, in a sentence. */
export function verdictOf(
  { options }: Pick<ShownQuestion, 'options'>,
  answer: { readonly choice: number | null; readonly right: number; readonly isCorrect: boolean },
): string {
  if (answer.isCorrect) return 'Correct.'
  const option = options[answer.right] ?? ''
  const right = `The answer is ${letters[answer.right]}, ${option}${option.endsWith('.') ? '' : '.'}`
  return answer.choice === TIMED_OUT || answer.choice === null
    ? `Time is up. ${right}`
    : `Not quite. ${right}`
}
