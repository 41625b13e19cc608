import { LEARNING } from './parameters.ts'

/** An answer with the help that came with it. */
export type Helped = {
  readonly isCorrect: boolean
  /** Hints that were shown before it. */
  readonly hintsTaken?: number | undefined
  /** Whether the second try after a wrong answer was right; absent where there was none. */
  readonly isSecondCorrect?: boolean | undefined
}

/** Returns how right an answer counts for learning, from 0 to 1: with help it is worth less. */
export function worthOf({ isCorrect, hintsTaken = 0, isSecondCorrect = false }: Helped): number {
  if (isCorrect) return hintsTaken > 0 ? LEARNING.hard : 1
  return isSecondCorrect ? LEARNING.hard : 0
}
