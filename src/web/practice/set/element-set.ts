import { identities, type Identity } from '#chemistry/elements/identities.ts'
import type { Bank } from '#quiz/bank.ts'
import { type Category, difficulties } from '#quiz/categories.ts'
import { questionsAbout } from '#quiz/practice/questions-about.ts'
import type { PracticeSession } from '#quiz/practice/session.ts'
import { extraSessionOf, sessionOf } from '#quiz/practice/set.ts'

import { isAskedWithGroup } from './about-elements.ts'

const MAX = 10
/** The templates of these categories ask about single elements, and are drawn quickly. */
const ABOUT_ELEMENTS: readonly Category[] = [
  'atomic-structure',
  'electron-configuration',
  'classification',
  'periodicity',
  'physical-properties',
  'chemical-properties',
]

/** A set about elements, ready to be asked. */
type ElementSet = { readonly session: PracticeSession; readonly bank: Bank }

/**
 * Makes a set of up to ten questions about elements, the easy ones first. For a user it teaches without counting: the
 * server has not handed it out. Null when nothing that is switched on asks about them.
 */
export async function elementSet(
  about: readonly Identity[],
  bankOf: () => Promise<Bank>,
  isUser: boolean,
): Promise<ElementSet | null> {
  const bank = await bankOf()
  const templates = ABOUT_ELEMENTS.flatMap((category) =>
    difficulties.flatMap((difficulty) => bank.templatesFor(category, difficulty)),
  )
  const symbols = new Set(about.flatMap(withGroup).map(({ symbol }) => symbol))
  const questions = questionsAbout(symbols, templates, MAX, Math.random).toSorted(
    (one, other) => difficulties.indexOf(one.difficulty) - difficulties.indexOf(other.difficulty),
  )
  const session = (isUser ? extraSessionOf : sessionOf)(questions, Date.now())
  return session === null ? null : { session, bank }
}

function withGroup(element: Identity): readonly Identity[] {
  return isAskedWithGroup(element)
    ? identities.filter(({ group }) => group === element.group)
    : [element]
}
