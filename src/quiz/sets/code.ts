import type { Random } from '#quiz/random.ts'

/** Consonants that look like no other letter or digit: no code spells a word. */
const LETTERS = 'BCDFGHJKMNPRSTVWXZ'
const LENGTH = 6
const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`)

/** Returns a new code of a set or of a class. */
export function newCode(random: Random): string {
  return Array.from({ length: LENGTH }, () =>
    LETTERS.charAt(Math.floor(random() * LETTERS.length)),
  ).join('')
}

/**
 * Reads a code as people type it: in small letters, with spaces or hyphens.
 * @returns null for a text that no code can be
 */
export function readCode(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase()
  return CODE.test(code) ? code : null
}
