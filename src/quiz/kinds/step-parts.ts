import type { Given } from '#quiz/practice/session.ts'
import type { Question } from '#quiz/question.ts'

/** Stands between the answers to the parts: `0.25 mol|11 g`. */
export const PART_SIGN = '|'

/**
 * The texts of the parts as they were given. The last is the part that is open; all before are locked.
 * A locked part begins no text of its own.
 */
export function partTexts(given: string): readonly string[] {
  return given.split(PART_SIGN)
}

/** Whether an answer is submitted as it is. Of a problem in parts only the last part is. */
export function isLastPart(question: Question, given: Given): boolean {
  return question.type !== 'steps' || partTexts(String(given)).length >= question.parts.length
}

/** The letter of a part: a, b, c. */
export function partLetter(index: number): string {
  return 'abcd'.charAt(index)
}

/** Answers to all parts for history, reviews and screen readers: 'a: 0.25 mol; b: 11 g'. */
export function describeParts(shown: readonly string[]): string {
  return shown.map((text, index) => `${partLetter(index)}: ${text}`).join('; ')
}
