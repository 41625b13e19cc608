import { judged } from '#quiz/kinds/kinds.ts'
import type { ProductionQuestion } from '#quiz/question.ts'
import { Correction } from '#web/ui/text/correction.tsx'

/** The mistake in an answer that the learner made. */
export function MadeCorrection({
  question,
  given,
}: {
  readonly question: ProductionQuestion
  readonly given: string
}) {
  // Each part has its own correction beside it.
  if (question.type === 'steps') return null
  const feedback = judged(question, given)?.feedback ?? null
  return feedback === null ? null : (
    <Correction text={feedback.text} explanation={question.explanation} />
  )
}
