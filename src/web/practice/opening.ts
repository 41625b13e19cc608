import type { Identity } from '#chemistry/elements/identities.ts'
import type { Bank } from '#quiz/bank.ts'
import type { Category } from '#quiz/categories.ts'
import {
  choose,
  currentAsked,
  type PracticeSession,
  startSession,
  startSessionWith,
} from '#quiz/practice/session.ts'
import { setSizeOf } from '#quiz/practice/settings.ts'
import type { QuestionId } from '#quiz/question-id.ts'
import type { Question } from '#quiz/question.ts'
import type { AccountPractice, Issued } from '#web/store/account-practice.ts'
import { storedBookmarks } from '#web/user-data/bookmarks.ts'
import { storedSettings } from '#web/user-data/settings.ts'
import { type StoredPractice, storedPractice } from '#web/user-data/stored-practice.ts'

import { firstCategory, firstQuestion } from './first-question/first-question.ts'
import { isStillWanted, type OnScreen, resumed } from './keep-session.ts'
import { bankFor, bankWith, fullBank, fullBankWith } from './question-bank.ts'
import { type Limits, selectionFor, wantedOf } from './selection-for.ts'

/** The set of a course in an address. */
export type CourseAsked = {
  readonly id: string
  /** Null for a mixed set. */
  readonly unit: string | null
  /** Null for any. */
  readonly seed: string | null
}

/** The request in an address. */
export type Asked = {
  /** The id of a question to begin with. */
  readonly first: QuestionId | null
  readonly limits: Limits
  /** Null unless a set of a course is asked for. */
  readonly course: CourseAsked | null
  /** Saved questions that are asked for as a set: ids, or null for all. Undefined for no such set. */
  readonly saved?: readonly string[] | null | undefined
  /** Elements that a set is asked for about. Undefined for no such set. */
  readonly about?: readonly Identity[] | undefined
  /** The number of questions in a set; null leaves it to the settings. */
  readonly setSize: number | null
  /** The learner comes back to the address; a link that leads here asks for a question anew. */
  readonly isReturn: boolean
}

/** How a session begins. */
export type Opened = OnScreen & {
  /** The question that it was asked to begin with. */
  readonly first: QuestionId | null
  /** Null as long as the question that came with the page is the only one that is needed. */
  readonly bank: Bank | null
}

/**
 * Begins a session: with the question that the page has shown already, at once; else where `owner` has
 * left it in this tab; else with the one that is asked for, the next that the server has handed out, or
 * a new one. Answers of a signed-in user go to the account by way of `practice`, which is null for
 * a guest and without a connection. As long as it is not known whose session it is, `owner` is null.
 * Gives null for an id that names no question, and for a set of a course that has none.
 */
export function openSession(
  asked: Asked,
  owner: string | null,
  practice: AccountPractice | null,
): Opened | Promise<Opened | null> {
  const shown = firstQuestion()
  const isSet = asked.course !== null || asked.saved !== undefined || asked.about !== undefined
  if (shown === null || practice !== null || isSet) return openWithBank(asked, owner, practice)
  const session = startSessionWith(shown.question, Date.now())
  return begun(shown.chosen === null ? session : choose(session, shown.chosen), asked, null, null)
}

async function openWithBank(
  asked: Asked,
  owner: string | null,
  practice: AccountPractice | null,
): Promise<Opened | null> {
  const { first, limits } = asked
  const kept = keptFor(asked, owner)
  const left = kept === null ? null : await goOn(kept, practice)
  if (left !== null) return left
  if (asked.saved !== undefined) return openSavedSet(asked.saved, practice)
  if (asked.about !== undefined) return openElementSet(asked.about, practice)
  if (asked.course !== null) return openCourseSet(asked.course, asked.setSize, practice)
  const selection = selectionFor(limits)
  const filling = practice?.supply.filled(selection)
  // With a question that was asked for, the visitor does not wait for it.
  filling?.catch(() => undefined)
  const bank = await (first === null
    ? bankFor(null, earlyOr(selection.enabledCategories), selection.topics)
    : bankWith(first))
  const chosen = first === null ? null : bank.questionOf(first)
  if (first !== null && chosen === null) return null
  const issued = practice === null ? null : await issuedBy(practice)
  const question = chosen ?? issued?.question ?? null
  const session =
    question === null
      ? startSession(selection, wantedOf(bank), Math.random, Date.now())
      : startSessionWith(question, Date.now())
  return begun(session, asked, bank, issued)

  async function issuedBy(account: AccountPractice): Promise<Issued | null> {
    if (chosen !== null) return againIfSaved(chosen, account)
    await filling
    return account.supply.take(selection)
  }
}

/** Questions of a set: few of a unit, more of a whole course. */
const UNIT_SET = 10
const MIXED_SET = 20

async function openCourseSet(
  { id, unit, seed }: CourseAsked,
  setSize: number | null,
  practice: AccountPractice | null,
): Promise<Opened | null> {
  const { courseSet, randomSeed } = await import('./set/course-set.ts')
  const wish = selectionFor({ category: null, difficulty: null })
  const request = {
    course: id,
    unit,
    size: setSize ?? (unit === null ? MIXED_SET : UNIT_SET),
    seed: seed ?? randomSeed(),
    wish,
  }
  const set = await courseSet(request, wantedBank, practice)
  if (set === null) return null
  const { session, issues, bank } = set
  const size = session.history.length
  return {
    session,
    earlier: 0,
    issues,
    answered: null,
    set: { size, isDone: false },
    first: null,
    bank,
  }
}

async function openSavedSet(
  ids: readonly string[] | null,
  practice: AccountPractice | null,
): Promise<Opened | null> {
  const { savedSet } = await import('./set/saved-set.ts')
  const opened = await savedSet(ids, fullBankWith, practice)
  if (opened === null) return null
  const set = { size: opened.session.history.length, isDone: false }
  return { ...opened, earlier: 0, answered: null, set, first: null }
}

/** Begins a set about elements. Null when nothing that is switched on asks about them. */
export async function openElementSet(
  about: readonly Identity[],
  practice: AccountPractice | null,
): Promise<Opened | null> {
  const { elementSet } = await import('./set/element-set.ts')
  const opened = await elementSet(about, () => wantedBank([]), practice)
  if (opened === null) return null
  const set = { size: opened.session.history.length, isDone: false }
  return { ...opened, earlier: 0, answered: null, set, first: null }
}

async function wantedBank(topics: readonly string[]): Promise<Bank> {
  return wantedOf(await fullBank(topics))
}

/** Returns the name of a set of a course, by which the tab that keeps it knows it again. */
export function courseKey({ id, unit, seed }: CourseAsked): string {
  return [id, unit ?? '', seed ?? ''].join('/')
}

function begun(
  session: PracticeSession,
  { first, setSize }: Asked,
  bank: Bank | null,
  issued: Issued | null,
): Opened {
  const issues = new Map(issued === null ? [] : [[0, issued]])
  const usual = first === null ? (storedSettings.get().setSize ?? null) : null
  const size = setSizeOf(setSize ?? usual)
  const set = size === null ? null : { size, isDone: false }
  return { session, earlier: 0, issues, answered: null, set, first, bank }
}

/** The session that this tab keeps, if its owner is coming back to it. */
function keptFor(
  { first, limits, course, saved, about, setSize, isReturn }: Asked,
  owner: string | null,
): StoredPractice | null {
  const kept = storedPractice.get()
  // A link to such a set begins anew; a reload and the way back find the set that was left.
  const isLinkedSet = saved !== undefined || about !== undefined
  if (isLinkedSet && !(isReturn && kept?.set !== undefined)) return null
  if (kept === null || kept.owner !== owner || kept.only !== limits.category) return null
  if (first !== null && !(isReturn && kept.first === first)) return null
  if (kept.course !== (course === null ? undefined : courseKey(course))) return null
  const isOver = kept.set?.isDone === true && !isReturn
  if (isOver || (setSize !== null && kept.set === undefined)) return null
  return course !== null || isStillWanted(kept, selectionFor(limits)) ? kept : null
}

/** Null when this version of the product does not know all of its questions. */
async function goOn(
  kept: StoredPractice,
  practice: AccountPractice | null,
): Promise<Opened | null> {
  const ids = kept.history.map(({ id }) => id)
  const banks = await Promise.all(
    ids.map(async (id) => [id, (await bankWith(id)).questionOf(id)] as const),
  )
  const questions = new Map(banks)
  const left = resumed(kept, (id) => questions.get(id) ?? null)
  if (left === null) return null
  const { answered, session } = left
  const { question } = currentAsked(session)
  // The id of a question does not tell its kind, which may have been switched off since.
  const { questionTypes, topics = [] } = selectionFor({ category: kept.only, difficulty: null })
  const bank = await bankWith(question.id)
  const isOff =
    (question.type !== 'mcq' && !questionTypes.includes(question.type)) ||
    (kept.course === undefined && bank.topics.some((topic) => !topics.includes(topic)))
  if (isOff && question.id !== kept.first) return null
  // The page that sent the answer took what it brought along; the server sends it again.
  if (answered !== null && session.turn.chosen !== null && !practice?.receipt(answered.issueId)) {
    practice?.answer(answered, session.turn.chosen)
  }
  return { ...left, first: kept.first, bank }
}

/**
 * A saved question counts when it is answered again; any other that is opened by its address does
 * not.
 */
async function againIfSaved(chosen: Question, practice: AccountPractice): Promise<Issued | null> {
  const isSaved = storedBookmarks.get().questions.some(({ id }) => id === chosen.id)
  return isSaved ? practice.again(chosen) : null
}

/** The category whose files are on their way already when the page was opened here, else all. */
function earlyOr(enabled: readonly Category[]): readonly Category[] {
  const early = firstCategory(enabled)
  return early === null ? enabled : [early]
}
