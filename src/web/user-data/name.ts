import * as v from 'valibot'

import { MAX_NAME, readDisplayName } from '#contract/wire/display-name.ts'
import { NAME_KEY } from '#web/store/storage-keys.ts'
import { type Stored, stored } from '#web/store/stored.ts'
import { inMemory, switchable } from '#web/store/switchable.ts'
import type { TextStorage } from '#web/store/text-storage.ts'

/** Shown while a visitor has not given a name. */
export const DEFAULT_NAME = 'Periodic Wizard Student'

/** The advice about a text that is no name. */
export const NAME_REFUSAL = `Please choose another name: 1 to ${MAX_NAME} visible characters.`

/**
 * The form is that of names which others see. What a name may not say is judged by the server, when a guest
 * takes it along to an account.
 */
const nameSchema = v.pipe(
  v.string(),
  v.check((text) => readDisplayName(text) === text, 'not a name'),
)

export const storedNameSchema = v.nullable(v.union([v.literal(''), nameSchema]))

const guestName = nameIn()

/**
 * The name of the visitor, or of the account if there is one. Empty for a visitor who prefers to be
 * a guest, null for one who was never asked.
 */
export const storedName = switchable(guestName, () => inMemory(guestName, ''))

export function nameIn(storage?: TextStorage): Stored<string | null> {
  return stored<string | null>(
    NAME_KEY,
    { version: 1, schema: storedNameSchema, fallback: null },
    storage,
  )
}
