import { Suspense } from 'react'

import type { Question } from '#quiz/question.ts'
import { lazyPart } from '#web/wire/lazy-part.ts'

const LewisAnswer = lazyPart(async () => (await import('./lewis-answer.tsx')).LewisAnswer)

/** The drawing of an answer where there is one: of the one that was given, or of the right one. */
export function AnswerDrawing({
  question,
  given = null,
}: {
  readonly question: Question
  /** Null for the right answer. */
  readonly given?: string | null
}) {
  return question.type === 'lewis' ? (
    <Suspense fallback={null}>
      <LewisAnswer species={question.key} given={given} />
    </Suspense>
  ) : null
}
