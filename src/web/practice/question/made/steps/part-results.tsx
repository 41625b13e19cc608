import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { partNudge, partVerdicts } from '#quiz/kinds/kinds.ts'
import type { PartVerdict } from '#quiz/kinds/steps.ts'
import type { ProductionQuestionOf } from '#quiz/question.ts'
import { type Part, partLetter } from '#quiz/task.ts'
import { NudgeText } from '#web/practice/question/help/nudge-text.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'
import { Correction } from '#web/ui/text/correction.tsx'

/** The answered parts, each with its verdict and its mistake. */
export function PartResults({
  question,
  texts,
  isOver = false,
}: {
  readonly question: ProductionQuestionOf<'steps'>
  readonly texts: readonly string[]
  /** Nothing can be tried again, so the right answers are shown. */
  readonly isOver?: boolean
}) {
  const verdicts = partVerdicts(question, texts)
  if (verdicts.length === 0) return null
  return (
    <ol aria-label="Answered parts" className="grid gap-3">
      {verdicts.map((verdict, index) => {
        const part = question.parts[index]
        return part === undefined ? null : (
          <li key={part.ask}>
            <PartResult letter={partLetter(index)} part={part} verdict={verdict}>
              {isOver ? (
                <RightPart part={part} verdict={verdict} />
              ) : verdict.isRight ? null : (
                <>
                  <NudgeText nudge={partNudge(part, texts[index] ?? '')} />
                  <p className="mt-1 text-muted">Go on with your own answer.</p>
                </>
              )}
            </PartResult>
          </li>
        )
      })}
    </ol>
  )
}

function PartResult({
  letter,
  part,
  verdict: { shown, isRight, isCarried },
  children,
}: {
  readonly letter: string
  readonly part: Part
  readonly verdict: PartVerdict
  readonly children: ReactNode
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
        </span>{' '}
        <span translate="no" className="min-w-0 text-lg">
          <ChemicalText text={shown} />
        </span>
      </p>
      {children}
    </>
  )
}

/** The right answer to a part that was answered otherwise, and the mistake. */
function RightPart({
  part,
  verdict: { isRight, isCarried, feedback },
}: {
  readonly part: Part
  readonly verdict: PartVerdict
}) {
  return (
    <>
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
