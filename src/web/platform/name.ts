import * as z from 'zod/mini'

import { NAME_KEY } from './storage-keys.ts'
import { type Stored, stored } from './stored.ts'
import type { TextStorage } from './text-storage.ts'

/** Shown while a visitor has not given a name. */
export const DEFAULT_NAME = 'Periodic Wizard Student'

/** In characters as people count them. */
export const LONGEST_NAME = 32
/** A character may carry a few marks; a name built of hundreds of marks is none. */
const LONGEST_TEXT = 200

/** Control characters, lone surrogates, and those that are invisible or turn the direction. */
const REFUSED = /[\p{Cc}\p{Cs}\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u

/** A name that consists of spaces and invisible characters alone cannot be read. */
const VISIBLE = /[^\p{C}\p{Z}]/u

export const nameSchema = z.string().check(
  z.maxLength(LONGEST_TEXT),
  z.refine((text) => readName(text) === text, 'not a name'),
)

/** The name of a visitor; empty before one is given. */
export const storedName = nameIn()

export function nameIn(storage?: TextStorage): Stored<string> {
  return stored<string>(NAME_KEY, 1, z.union([z.literal(''), nameSchema]), '', storage)
}

/** The name in a text: trimmed, normalized, 1 to 32 characters. Null when the text is no name. */
export function readName(text: string): string | null {
  const name = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  const length = Array.from(new Intl.Segmenter().segment(name)).length
  const isName = length > 0 && length <= LONGEST_NAME && name.length <= LONGEST_TEXT
  return isName && VISIBLE.test(name) && !REFUSED.test(name) ? name : null
}
