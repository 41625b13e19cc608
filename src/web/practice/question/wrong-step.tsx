import { Suspense } from 'react'

import type { Given } from '#quiz/practice/session.ts'
import type { Question } from '#quiz/question.ts'
import { Correction } from '#web/ui/text/correction.tsx'
import { lazyPart } from '#web/wire/lazy-part.ts'

const MadeCorrection = lazyPart(
  async () => (await import('./made/made-correction.tsx')).MadeCorrection,
)

/** The correction of a wrong answer, below the explanation; nothing for a right one. */
export function WrongStep({
  question,
  given,
}: {
  readonly question: Question
  readonly given: Given
}) {
  if (question.type === 'mcq') {
    const feedback = typeof given === 'number' ? (question.feedback[given] ?? null) : null
    return feedback === null ? null : (
      <Correction text={feedback.text} explanation={question.explanation} />
    )
  }
  return (
    <Suspense>
      <MadeCorrection question={question} given={String(given)} />
    </Suspense>
  )
}
