import type { ProductionQuestion } from '#quiz/question.ts'

import { loadKinds } from './load-kinds.ts'

/** The outcome of checking an answer that the learner made. */
type CheckedAnswer =
  /** A part of a problem is locked; the answer goes on with the next one. */
  | { readonly kind: 'part'; readonly given: string }
  /** The judge cannot read it, so it does not count. */
  | { readonly kind: 'unread' }
  /** `again` is the beginning of a second try. */
  | { readonly kind: 'judged'; readonly isRight: boolean; readonly again: string }

/** Checks the open part of an answer that the learner made, or all of it at its last part. */
export async function checkedAnswer(
  question: ProductionQuestion,
  given: string,
): Promise<CheckedAnswer> {
  const { judged, secondTryOf, withPartLocked } = await loadKinds()
  const locked = withPartLocked(question, given)
  if (locked !== null) return { kind: 'part', given: locked }
  const verdict = judged(question, given)
  if (verdict === null) return { kind: 'unread' }
  return { kind: 'judged', isRight: verdict.isRight, again: secondTryOf(question, given) }
}
