import type { ProductionQuestion } from '#quiz/question.ts'

import { loadedKinds, loadKinds } from './load-kinds.ts'

/** The outcome of checking an answer that the learner made. */
export type CheckedAnswer =
  /** A part of a problem is locked; the answer goes on with the next one. */
  | { readonly kind: 'part'; readonly given: string }
  /** The judge cannot read it, so it does not count. */
  | { readonly kind: 'unread' }
  /** `again` is the beginning of a second try. */
  | { readonly kind: 'judged'; readonly isRight: boolean; readonly again: string }

/**
 * Checks the open part of an answer that the learner made, or all of it at its last part. It settles before it
 * returns once the judges are loaded, as they are with any field on screen: the next key that is typed then finds
 * the next part open, and is not written over by an outcome that comes after it.
 */
export async function checkAnswer(
  question: ProductionQuestion,
  given: string,
  settle: (checked: CheckedAnswer) => void,
): Promise<void> {
  const { judged, secondTryOf, withPartLocked } = loadedKinds() ?? (await loadKinds())
  const locked = withPartLocked(question, given)
  if (locked !== null) return settle({ kind: 'part', given: locked })
  const verdict = judged(question, given)
  settle(
    verdict === null
      ? { kind: 'unread' }
      : { kind: 'judged', isRight: verdict.isRight, again: secondTryOf(question, given) },
  )
}
