import { readCode } from '#quiz/sets/code.ts'

const HALF = 6

/**
 * Reads an invitation as people type it: twice as long as a code.
 * @returns null for a text that no invitation can be
 */
export function readInvitation(text: string): string | null {
  const letters = text.replaceAll(/[\s-]/g, '')
  const [first, second] = [readCode(letters.slice(0, HALF)), readCode(letters.slice(HALF))]
  return first === null || second === null ? null : first + second
}
