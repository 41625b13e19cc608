import type { Bank } from '#quiz/bank.ts'
import type { PracticeSession } from '#quiz/practice/session.ts'
import { sessionOf } from '#quiz/practice/set.ts'
import type { AccountPractice, Issued } from '#web/store/account-practice.ts'
import { storedBookmarks } from '#web/user-data/bookmarks.ts'
import { storedProgress } from '#web/user-data/progress.ts'

/** The most questions of a set of saved ones; those beyond wait for the next set. */
export const MAX_SAVED = 50

/** A set of saved questions, ready to be asked. */
type SavedSet = {
  readonly session: PracticeSession
  /** The issued questions by their place. */
  readonly issues: ReadonlyMap<number, Issued>
  readonly bank: Bank
}

/**
 * Makes a set of saved questions, which count like each of them that is answered again, or of answered ones. What
 * is neither saved nor among the latest answers, or not known here, is left out. Null when nothing is left.
 * @param wanted ids of the questions; null for all that are saved, the newest first
 * @param bankWithAll returns a bank that knows all of these questions
 */
export async function savedSet(
  wanted: readonly string[] | null,
  bankWithAll: (ids: readonly string[]) => Promise<Bank>,
  practice: Pick<AccountPractice, 'again'> | null,
): Promise<SavedSet | null> {
  const saved = new Set(storedBookmarks.get().questions.map(({ id }) => id))
  const answered = storedProgress.get().answers.map(({ questionId }) => questionId)
  const own = new Set([...saved, ...answered])
  const ids = [...new Set(wanted ?? saved)].filter((id) => own.has(id)).slice(0, MAX_SAVED)
  const bank = await bankWithAll(ids)
  const questions = ids.flatMap((id) => bank.questionOf(id) ?? [])
  const session = sessionOf(questions, Date.now())
  if (session === null) return null
  if (practice === null) return { session, issues: new Map(), bank }
  const issued = await Promise.all(
    questions.map((question) =>
      saved.has(question.id) ? practice.again(question) : Promise.resolve(null),
    ),
  )
  const issues = new Map(
    issued.flatMap((one, place) => (one === null ? [] : [[place, one] as const])),
  )
  return { session, issues, bank }
}
