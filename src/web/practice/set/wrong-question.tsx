import type { Given, Result } from '#quiz/practice/session.ts'
import type { Question } from '#quiz/question.ts'

import { AnsweredQuestion } from './answered-question.tsx'

/** A question that went wrong, in the list after its set. */
export function WrongQuestion({
  question,
  given,
  second,
}: {
  readonly question: Question
  /** Null where the time was over. */
  readonly given: Given | null
  readonly second?: Result | undefined
}) {
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <AnsweredQuestion question={question} first={{ given, isCorrect: false }} second={second} />
    </li>
  )
}
