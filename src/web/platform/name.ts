import * as z from 'zod/mini'

import { NAME_KEY } from './storage-keys.ts'
import { stored } from './stored.ts'

/** The longest name, in characters as people count them. */
export const NAME_LENGTH = 32

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * What the visitor wants to be called. Empty when they were asked and would rather be a guest, null
 * when they were never asked.
 */
export const storedName = stored<string | null>(
  NAME_KEY,
  1,
  z.nullable(z.string().check(z.refine((text) => text === '' || readName(text) === text))),
  null,
)

/**
 * The name that someone typed, trimmed and normalized (NFC); null when that is no name: nothing to
 * see in it, longer than `NAME_LENGTH`, or with characters that control lines or their direction.
 */
export function readName(text: string): string | null {
  const name = text.trim().normalize('NFC')
  if (CONTROLS.test(name) || !VISIBLE.test(name)) return null
  return Array.from(new Intl.Segmenter().segment(name)).length > NAME_LENGTH ? null : name
}
