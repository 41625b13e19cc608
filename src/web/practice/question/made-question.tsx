import { lazy, Suspense, useEffect, useRef } from 'react'

import type { Turn } from '#quiz/practice/session.ts'
import type { ProductionQuestion } from '#quiz/question.ts'
import { mayTakeFocus } from '#web/ui/focus/focus-heading.ts'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

import { QuestionFigure } from './figure/question-figure.tsx'
import { loadKinds } from './kinds/load-kinds.ts'

/** The fields of all kinds come with the first question that needs one, and with them the judges. */
const MadeAnswer = lazy(async () => {
  const [fields] = await Promise.all([import('./made/made-answer.tsx'), loadKinds()])
  return { default: fields.MadeAnswer }
})

/** A question whose answer the learner makes: its text, which takes the focus, and its field. */
export function MadeQuestion({
  question,
  turn,
  takesFocus = true,
  isRefused,
  showsParts = false,
  onGive,
  onShowAnswer,
}: {
  readonly question: ProductionQuestion
  readonly turn: Turn
  readonly takesFocus?: boolean
  /** The answer was submitted and cannot be read. */
  readonly isRefused: boolean
  /** The right answers to parts are shown one by one, as no second try needs them. */
  readonly showsParts?: boolean
  readonly onGive: (given: string) => void
  /** Gives up the second try. */
  readonly onShowAnswer: () => void
}) {
  const heading = useRef<HTMLLegendElement>(null)
  useEffect(() => {
    if (takesFocus && mayTakeFocus()) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <fieldset className="min-w-0">
      <legend ref={heading} tabIndex={-1} className="mb-5 font-display text-xl text-balance">
        <ChemicalText text={question.question} />
      </legend>
      <QuestionFigure question={question} />
      <Suspense fallback={<div className="min-h-40" />}>
        <MadeAnswer
          question={question}
          turn={turn}
          isRefused={isRefused}
          showsParts={showsParts}
          onGive={onGive}
          onShowAnswer={onShowAnswer}
        />
      </Suspense>
    </fieldset>
  )
}
