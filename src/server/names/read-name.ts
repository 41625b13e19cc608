import type { NameRefusal } from '#contract/problem.ts'
import { readDisplayName } from '#contract/wire/display-name.ts'

import { hasContactDetails } from './contact-details.ts'
import { hasLookAlikes } from './look-alikes.ts'
import { isOffensive } from './offensive-words.ts'
import { isReserved } from './reserved-words.ts'

/** A name as it is stored and shown, or why it is refused. */
export type ReadName =
  | { readonly name: string; readonly refusal: null }
  | { readonly name: null; readonly refusal: NameRefusal }

/** The mark that tells players of one name apart on a board; only the server gives it. */
const MARK = /\s[·•‧∙⋅・･·]\s?[\p{L}\p{N}]{2,8}$/u

/** Strokes through letters, letters above letters and other marks that no spelling of a name has. */
const STRANGE_MARK =
  // Each of these marks is meant alone.
  // oxlint-disable-next-line no-misleading-character-class
  /[\u0305\u030D\u030E\u0310\u0312\u0316-\u031A\u031C-\u0322\u032A-\u032C\u032F\u0332-\u0341\u0343\u0344\u0346-\u0357\u0359-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20DF\u20E1\u20E5-\u20F0\uFE20-\uFE2F]/u

const rules: readonly (readonly [NameRefusal, (name: string) => boolean])[] = [
  ['name_unreadable', (name) => STRANGE_MARK.test(name)],
  ['name_contact', hasContactDetails],
  ['name_reserved', isReserved],
  ['name_offensive', isOffensive],
  ['name_look_alike', (name) => MARK.test(name) || hasLookAlikes(name)],
]

/**
 * Reads a name that others will see. Every name does: those of sign-ups, of Google, of a change, and those
 * that were stored before a rule existed, when they are shown.
 */
export function readName(given: string): ReadName {
  const name = readDisplayName(given)
  if (name === null) return { name: null, refusal: 'name_unreadable' }
  const broken = rules.find(([, isBroken]) => isBroken(name))
  return broken === undefined ? { name, refusal: null } : { name: null, refusal: broken[0] }
}
