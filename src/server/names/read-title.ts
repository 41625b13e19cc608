import { charactersOf, readDisplayName } from '#contract/wire/display-name.ts'

import { hasContactDetails } from './contact-details.ts'
import { isOffensive } from './offensive-words.ts'
import type { ReadName } from './read-name.ts'

/** The longest title, in characters as people count them. */
const MAX_TITLE = 60
/** A part of a title that is read as a name is. */
const PART = 30

/**
 * Reads the title of a class or a set, which everyone with its code sees. Unlike a name it may be long,
 * and speak of teachers and schools.
 */
export function readTitle(given: string): ReadName {
  const title = given.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  const characters = charactersOf(title)
  const parts = Array.from({ length: Math.ceil(characters.length / PART) }, (_, index) =>
    characters.slice(index * PART, (index + 1) * PART).join(''),
  )
  const isReadable =
    characters.length >= 1 &&
    characters.length <= MAX_TITLE &&
    given.isWellFormed() &&
    parts.every((part) => readDisplayName(`.${part}.`) !== null) &&
    /[\p{L}\p{N}\p{P}\p{S}]/u.test(title)
  if (!isReadable) return { name: null, refusal: 'name_unreadable' }
  if (hasContactDetails(title)) return { name: null, refusal: 'name_contact' }
  if (isOffensive(title)) return { name: null, refusal: 'name_offensive' }
  return { name: title, refusal: null }
}
