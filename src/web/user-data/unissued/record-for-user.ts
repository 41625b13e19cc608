import type { Answer, SecondTry } from '#quiz/practice/session.ts'
import type { AccountPractice, Issued } from '#web/store/account-practice.ts'

/** Where the answers of a user go. */
export type UserRecord = {
  /** Takes answers to issued questions to the account; null without a connection. */
  readonly practice: Pick<AccountPractice, 'answer'> | null
  /**
   * The user for whom other answers are kept; null where they do not count, and while it is not known whose they
   * would be.
   */
  readonly keeper: string | null
  /** Called when what keeps answers cannot be loaded. */
  readonly fail: (error: unknown) => void
}

/** Records the answer of a user to a question; `issued` is null when no server has asked it. */
export function recordForUser(
  { practice, keeper, fail }: UserRecord,
  issued: Issued | null,
  answer: Answer & { readonly isSure?: boolean },
): void {
  if (practice !== null && issued !== null) {
    const { hintsTaken, isSure } = answer
    practice.answer(issued, answer.response ?? answer.selectedAnswer, { isSure, hintsTaken })
  } else if (keeper !== null) {
    loadKeeping().then(({ keepUnissued }) => keepUnissued(keeper, answer), fail)
  }
}

/**
 * Records the second try of a user.
 * @param first the answer before it
 */
export function recordSecondForUser(
  { practice, keeper, fail }: UserRecord,
  issued: Issued | null,
  first: string,
  second: SecondTry,
): void {
  if (practice !== null && issued !== null) {
    practice.answer(issued, first, { secondResponse: second.response })
  } else if (keeper !== null) {
    loadKeeping().then(({ keepUnissuedSecond }) => keepUnissuedSecond(keeper, second), fail)
  }
}

/** Few visits need it. */
async function loadKeeping() {
  return import('./unissued.ts')
}
