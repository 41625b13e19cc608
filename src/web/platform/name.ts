import * as v from 'valibot'

import { owned } from './owned.ts'
import { NAME_KEY } from './storage-keys.ts'
import { type Stored, stored } from './stored.ts'
import type { TextStorage } from './text-storage.ts'

/** Shown while a visitor has not given a name. */
export const DEFAULT_NAME = 'Periodic Wizard Student'

/** In characters as people count them. */
export const LONGEST_NAME = 32
/** Room for 32 characters of many parts, such as families of emoji. */
const LONGEST_TEXT = 512

/** Letters carry two marks at the most; piles of marks would cover their neighbors. */
const PILED_MARKS = /\p{M}{3,}/u

/** Control characters, lone surrogates, and those that are invisible or turn the direction. */
const REFUSED = /[\p{Cc}\p{Cs}\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u

/** A name that consists of spaces and invisible characters alone cannot be read. */
const VISIBLE = /[^\p{C}\p{Z}]/u

const nameSchema = v.pipe(
  v.string(),
  v.maxLength(LONGEST_TEXT),
  v.check((text) => readName(text) === text, 'not a name'),
)

export const storedNameSchema = v.nullable(v.union([v.literal(''), nameSchema]))

/**
 * What the visitor wants to be called; the name of the account when there is one. Empty when they were asked and would rather be a guest, null
 * when they were never asked.
 */
export const storedName = owned(nameIn(), '')

export function nameIn(storage?: TextStorage): Stored<string | null> {
  return stored<string | null>(NAME_KEY, 1, storedNameSchema, null, storage)
}

/** The name in a text: trimmed, normalized, 1 to 32 characters. Null when the text is no name. */
export function readName(text: string): string | null {
  const name = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  const length = Array.from(new Intl.Segmenter().segment(name)).length
  const isName = length > 0 && length <= LONGEST_NAME && name.length <= LONGEST_TEXT
  return isName && VISIBLE.test(name) && !REFUSED.test(name) && !PILED_MARKS.test(name)
    ? name
    : null
}
