import { letters } from './letters.ts'

/**
 * Describes the result of an answer in a sentence. A choice that is no option is one that came too
 * late.
 */
export function verdictOf(
  { options }: { readonly options: readonly string[] },
  answer: { readonly choice: number | null; readonly right: number; readonly isCorrect: boolean },
): string {
  if (answer.isCorrect) return 'Correct.'
  const option = options[answer.right] ?? ''
  const right = `The answer is ${letters[answer.right]}, ${option}${option.endsWith('.') ? '' : '.'}`
  const isInTime = answer.choice !== null && options[answer.choice] !== undefined
  return isInTime ? `Not quite. ${right}` : `Time is up. ${right}`
}
