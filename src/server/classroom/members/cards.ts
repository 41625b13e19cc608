import { createHmac } from 'node:crypto'

import { elements } from '#chemistry/elements/elements.ts'
import { pick } from '#quiz/random.ts'
import { friendlyWords } from '#server/names/default-name.ts'
import type { Random } from '#server/platform/clock.ts'

const MIN_NUMBER = 10_000
const NUMBERS = 90_000

/** Returns a new card: one of 680 million, as in `brave bromine 48213`. */
export function newCard({ fraction }: Random): string {
  const word = pick(fraction, friendlyWords).toLowerCase()
  const element = pick(fraction, elements).name.toLowerCase()
  return `${word} ${element} ${MIN_NUMBER + Math.floor(fraction() * NUMBERS)}`
}

/**
 * Returns the hash of a card as it is stored, for one class. The words of a card are few, so the hash has a
 * key, without which a copy of the database does not tell them.
 * @param typed in any letters, with anything between its parts
 */
export function cardHash(secret: string, classId: string, typed: string): string {
  const card = (typed.toLowerCase().match(/[a-z]+|\d+/g) ?? []).join(' ')
  return createHmac('sha256', secret).update(`member card ${classId} ${card}`).digest('base64url')
}
