import { useEffect, useRef } from 'react'

import { nudgeOf } from '#quiz/kinds/kinds.ts'
import type { ProductionQuestion } from '#quiz/question.ts'
import { Button } from '#web/ui/button.tsx'

import { NudgeText } from './nudge-text.tsx'

/** After a wrong first answer: the likely mistake, without the right answer, and the way to it. */
export function SecondTry({
  question,
  given,
  onShowAnswer,
}: {
  readonly question: ProductionQuestion
  readonly given: string
  readonly onShowAnswer: () => void
}) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that had the focus is gone; the field keeps it, where it was in the field.
    const active = document.activeElement
    if (active === null || active === document.body) text.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="mt-6 border-t border-line pt-5">
      {/* The help is read out with it, or behind it when it has come. */}
      <div role="alert" aria-atomic={false}>
        <p ref={text} tabIndex={-1} className="font-display text-lg text-incorrect">
          Not quite. You can try once more.
        </p>
        <NudgeText nudge={nudgeOf(question, given)} />
      </div>
      <Button className="mt-4" onClick={onShowAnswer}>
        Show the answer
      </Button>
    </div>
  )
}
