import { Check, X } from 'lucide-react'

import { partVerdicts } from '#quiz/kinds/kinds.ts'
import type { PartVerdict } from '#quiz/kinds/steps.ts'
import type { ProductionQuestionOf } from '#quiz/question.ts'
import { type Part, partLetter } from '#quiz/task.ts'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'
import { Correction } from '#web/ui/text/correction.tsx'

/** The answered parts, each with its verdict and its mistake. */
export function PartResults({
  question,
  texts,
}: {
  readonly question: ProductionQuestionOf<'steps'>
  readonly texts: readonly string[]
}) {
  const verdicts = partVerdicts(question, texts)
  if (verdicts.length === 0) return null
  return (
    <ol aria-label="Answered parts" className="grid gap-3">
      {verdicts.map((verdict, index) => {
        const part = question.parts[index]
        return part === undefined ? null : (
          <li key={part.ask}>
            <PartResult letter={partLetter(index)} part={part} verdict={verdict} />
          </li>
        )
      })}
    </ol>
  )
}

function PartResult({
  letter,
  part,
  verdict: { shown, isRight, isCarried, feedback },
}: {
  readonly letter: string
  readonly part: Part
  readonly verdict: PartVerdict
}) {
  const Mark = isRight ? Check : X
  return (
    <>
      <p className="text-muted">
        <span>{`${letter}) `}</span>
        <ChemicalText text={part.ask} />
      </p>
      <p
        data-state={isRight ? 'correct' : 'chosen-wrong'}
        className={`mt-1 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 rounded-md border-2 px-4 py-2 ${isRight ? 'border-correct bg-correct-soft' : 'border-incorrect bg-incorrect-soft'}`}
      >
        <span
          className={`inline-flex items-center gap-1.5 text-sm ${isRight ? 'text-correct' : 'text-incorrect'}`}
        >
          <Mark aria-hidden className="size-5" />
          <span>
            {isCarried ? 'Right with your own value' : isRight ? 'Right' : 'Your answer is wrong'}
          </span>
        </span>
        <span translate="no" className="min-w-0 text-lg">
          <ChemicalText text={shown} />
        </span>
      </p>
      {isRight && !isCarried ? null : (
        <p className="mt-1">
          <span>{isCarried ? 'With the right value it is: ' : 'The answer is: '}</span>
          <span translate="no">
            <ChemicalText text={part.answer} />
          </span>
        </p>
      )}
      {feedback === null ? null : <Correction text={feedback.text} />}
    </>
  )
}
