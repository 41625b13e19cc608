import { judged } from '#quiz/kinds/kinds.ts'
import type { ProductionQuestion } from '#quiz/question.ts'
import { Correction } from '#web/ui/text/correction.tsx'

/** What went wrong in an answer that the learner made. */
export function MadeCorrection({
  question,
  given,
}: {
  readonly question: ProductionQuestion
  readonly given: string
}) {
  const feedback = judged(question, given)?.feedback ?? null
  return feedback === null ? null : <Correction text={feedback.text} />
}
