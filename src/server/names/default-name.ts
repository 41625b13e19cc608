import { createHash } from 'node:crypto'

import { elements } from '#chemistry/elements/elements.ts'

import { readName } from './read-name.ts'

/** Friendly words for a person, and none for a body. */
export const friendlyWords = [
  'Able',
  'Agile',
  'Amazing',
  'Artful',
  'Bold',
  'Brave',
  'Bright',
  'Brilliant',
  'Calm',
  'Careful',
  'Caring',
  'Cheerful',
  'Clever',
  'Cosmic',
  'Creative',
  'Curious',
  'Daring',
  'Dazzling',
  'Eager',
  'Earnest',
  'Fair',
  'Fearless',
  'Friendly',
  'Gentle',
  'Glowing',
  'Golden',
  'Graceful',
  'Happy',
  'Helpful',
  'Honest',
  'Humble',
  'Inventive',
  'Jolly',
  'Joyful',
  'Keen',
  'Kind',
  'Lively',
  'Loyal',
  'Lucky',
  'Merry',
  'Mighty',
  'Modest',
  'Nimble',
  'Noble',
  'Patient',
  'Playful',
  'Polite',
  'Proud',
  'Quick',
  'Quiet',
  'Radiant',
  'Ready',
  'Serene',
  'Shining',
  'Silent',
  'Sparkling',
  'Steady',
  'Sunny',
  'Swift',
  'Thoughtful',
  'Tireless',
  'Upbeat',
  'Vivid',
  'Witty',
] as const

const MIN_NUMBER = 10
const NUMBERS = 90

/**
 * Returns the name of a new profile: the one that was typed, unless it is refused or missing, else a
 * generated one. It is never a part of an email address.
 */
export function firstName(typed: string, userId: string): string {
  return readName(typed).name ?? generatedName(userId)
}

/**
 * Returns a pleasant name, as in `Brave Bromine 42`. A user gets the same one every time, and it tells
 * nothing about them.
 */
export function generatedName(userId: string): string {
  const bytes = createHash('sha256').update(userId).digest()
  const adjective = friendlyWords[bytes.readUInt16BE(0) % friendlyWords.length] ?? friendlyWords[0]
  const element = elements[bytes.readUInt16BE(2) % elements.length]
  const number = MIN_NUMBER + (bytes.readUInt16BE(4) % NUMBERS)
  return `${adjective} ${element?.name ?? ''} ${number}`
}
