import type { Task } from '#quiz/task.ts'

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
export function isLastPart(task: Task, given: string): boolean {
  return task.type !== 'steps' || partTexts(given).length >= task.parts.length
}

/** The letter of a part: a, b, c. */
export function partLetter(index: number): string {
  return 'abcd'.charAt(index)
}
