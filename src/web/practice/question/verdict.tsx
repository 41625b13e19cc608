import type { Turn } from '#quiz/practice/session.ts'
import type { McqQuestion } from '#quiz/question.ts'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'
import { verdictOf } from '#web/ui/text/verdict.ts'

/**
 * Whether the answer was right, and which one is. Its place is there, empty, before there is an
 * answer: only what comes into it is read out.
 */
export function Verdict({
  question,
  turn,
}: {
  readonly question: McqQuestion
  readonly turn: Turn
}) {
  return (
    <div role="status">
      {turn.status === 'locked' && typeof turn.chosen === 'number' ? (
        <Sentence question={question} chosen={turn.chosen} />
      ) : null}
    </div>
  )
}

function Sentence({
  question,
  chosen,
}: {
  readonly question: McqQuestion
  readonly chosen: number
}) {
  const right = question.options.indexOf(question.correctAnswer)
  const isCorrect = chosen === right
  return (
    <p
      className={`mt-6 border-t border-line pt-5 font-display text-lg lg:mt-0 lg:border-0 lg:pt-0 ${isCorrect ? 'text-correct' : 'text-incorrect'}`}
    >
      <ChemicalText text={verdictOf(question, { choice: chosen, right, isCorrect })} />
    </p>
  )
}
