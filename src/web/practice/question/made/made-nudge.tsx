import { nudgeOf } from '#quiz/kinds/kinds.ts'
import type { ProductionQuestion } from '#quiz/question.ts'
import { NudgeText } from '#web/practice/question/help/nudge-text.tsx'

/** The help with a wrong answer that the learner made, before the next try. */
export function MadeNudge({
  question,
  given,
}: {
  readonly question: ProductionQuestion
  readonly given: string
}) {
  return <NudgeText nudge={nudgeOf(question, given)} />
}
