import type { Bank } from '#quiz/bank.ts'
import type { Category } from '#quiz/categories.ts'
import type { Question, QuestionId } from '#quiz/question.ts'
import { choose, type PracticeSession, startSession, startSessionWith } from '#quiz/session.ts'
import type { AccountPractice, Issued } from '#web/platform/account-practice.ts'
import { storedBookmarks } from '#web/platform/bookmarks.ts'

import { firstCategory, firstQuestion } from './first-question.ts'
import { bankFor } from './question-bank.ts'
import { selectionFor, wantedOf } from './selection-for.ts'

/** What an address asks for. */
export type Asked = {
  /** The id of a question to begin with. */
  readonly first: QuestionId | null
  /** The one category to ask about. */
  readonly only: Category | null
}

/** How a session begins. */
export type Opened = {
  readonly session: PracticeSession
  /** Null as long as the question that came with the page is the only one that is needed. */
  readonly bank: Bank | null
  /** The question on screen, when the server has handed it out. */
  readonly issued: Issued | null
}

/**
 * Begins a session: with the question that the page has shown already, at once; else with the one
 * that is asked for, the next that the server has handed out, or a new one. Answers of somebody
 * signed in go to their account by way of `practice`, which is null for a guest and without a
 * connection.
 */
export function openSession(
  asked: Asked,
  practice: AccountPractice | null,
): Opened | Promise<Opened> {
  const shown = firstQuestion()
  if (shown === null || practice !== null) return openWithBank(asked, practice)
  const session = startSessionWith(shown.question, Date.now() - shown.milliseconds)
  return {
    session: shown.chosen === null ? session : choose(session, shown.chosen),
    bank: null,
    issued: null,
  }
}

async function openWithBank(
  { first, only }: Asked,
  practice: AccountPractice | null,
): Promise<Opened> {
  const selection = selectionFor(only)
  const filling = practice?.supply.filled(selection)
  const bank = await bankFor(first, earlyOr(selection.enabledCategories))
  const chosen = first === null ? null : bank.questionOf(first)
  const issued = practice === null ? null : await issuedBy(practice)
  const question = chosen ?? issued?.question ?? null
  const session =
    question === null
      ? startSession(selection, wantedOf(bank), Math.random, Date.now())
      : startSessionWith(question, Date.now())
  return { session, bank, issued }

  async function issuedBy(account: AccountPractice): Promise<Issued | null> {
    if (chosen !== null) return againIfSaved(chosen, account)
    await filling
    return account.supply.take(selection)
  }
}

/** A saved question counts when it is answered again; any other that somebody opens does not. */
async function againIfSaved(chosen: Question, practice: AccountPractice): Promise<Issued | null> {
  const isSaved = storedBookmarks.get().questions.some(({ id }) => id === chosen.id)
  return isSaved ? practice.again(chosen) : null
}

/** The category whose files are on their way already when the page was opened here, else all. */
function earlyOr(enabled: readonly Category[]): readonly Category[] {
  const early = firstCategory(enabled)
  return early === null ? enabled : [early]
}
