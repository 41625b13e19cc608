import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { identities, type Identity } from '#chemistry/elements/identities.ts'
import type { Bank } from '#quiz/bank.ts'
import { type Category, difficulties } from '#quiz/categories.ts'
import { questionsAbout } from '#quiz/practice/questions-about.ts'
import type { PracticeSession } from '#quiz/practice/session.ts'
import { extraSessionOf, sessionOf } from '#quiz/practice/set.ts'
import { parseQuestionId } from '#quiz/question-id.ts'
import type { Question } from '#quiz/question.ts'
import type { AccountPractice, Issued } from '#web/store/account-practice.ts'

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
type ElementSet = {
  readonly session: PracticeSession
  /** The issued questions by their place; none for a guest, and where the server hands out none. */
  readonly issues: ReadonlyMap<number, Issued>
  readonly bank: Bank
}

/**
 * Makes a set of up to ten questions about elements, the easy ones first. For a user the server hands them out; where
 * it cannot, they teach without counting. Null when nothing that is switched on asks about them.
 */
export async function elementSet(
  about: readonly Identity[],
  bankOf: () => Promise<Bank>,
  practice: Pick<AccountPractice, 'templateSet'> | null,
): Promise<ElementSet | null> {
  const bank = await bankOf()
  const templates = ABOUT_ELEMENTS.flatMap((category) =>
    difficulties.flatMap((difficulty) => bank.templatesFor(category, difficulty)),
  )
  const symbols = new Set(about.flatMap(withGroup).map(({ symbol }) => symbol))
  const drawn = questionsAbout(symbols, templates, MAX, Math.random).toSorted(byDifficulty)
  const issued = await issuedFor(drawn, symbols, practice)
  const session =
    issued.length > 0
      ? sessionOf(
          issued.map(({ question }) => question),
          Date.now(),
        )
      : (practice === null ? sessionOf : extraSessionOf)(drawn, Date.now())
  return session === null ? null : { session, issues: new Map(issued.entries()), bank }
}

/** Questions of the same templates from the server. */
async function issuedFor(
  drawn: readonly Question[],
  symbols: ReadonlySet<ElementSymbol>,
  practice: Pick<AccountPractice, 'templateSet'> | null,
): Promise<readonly Issued[]> {
  if (practice === null || drawn.length === 0) return []
  const templates = drawn.flatMap(({ id }) => parseQuestionId(id)?.template ?? [])
  const issued = (await practice.templateSet(templates, [...symbols])) ?? []
  return issued.toSorted((one, other) => byDifficulty(one.question, other.question))
}

function byDifficulty(one: Question, other: Question): number {
  return difficulties.indexOf(one.difficulty) - difficulties.indexOf(other.difficulty)
}

function withGroup(element: Identity): readonly Identity[] {
  return isAskedWithGroup(element)
    ? identities.filter(({ group }) => group === element.group)
    : [element]
}
