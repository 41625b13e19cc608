import type { Random } from '#quiz/random.ts'

/** Consonants that look like no other letter or digit: no code spells a word. */
const LETTERS = 'BCDFGHJKMNPRSTVWXZ'
const LENGTH = 6
const INVITATION_LENGTH = 12

/** Returns a new code of a set or of a class. */
export function newCode(random: Random): string {
  return drawn(random, LENGTH)
}

/** Returns a new invitation to teach a class, one of 10¹⁵. */
export function newInvitation(random: Random): string {
  return drawn(random, INVITATION_LENGTH)
}

/**
 * Reads a code as people type it: in small letters, with spaces or hyphens.
 * @returns null for a text that no code can be
 */
export function readCode(text: string): string | null {
  return read(text, LENGTH)
}

/**
 * Reads an invitation to teach a class as people type it.
 * @returns null for a text that no invitation can be
 */
export function readInvitation(text: string): string | null {
  return read(text, INVITATION_LENGTH)
}

function drawn(random: Random, length: number): string {
  return Array.from({ length }, () => LETTERS.charAt(Math.floor(random() * LETTERS.length))).join(
    '',
  )
}

function read(text: string, length: number): string | null {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase()
  return new RegExp(`^[${LETTERS}]{${length}}$`).test(code) ? code : null
}
