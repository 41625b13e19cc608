import { useState } from 'react'

import { misconceptions } from '#quiz/misconceptions.ts'
import type { Question } from '#quiz/question.ts'
import { Button } from '#web/ui/button.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

import { heldText } from './shown-members.ts'
import type { Slide } from './slides.ts'

/** One idea for the whole class: how many answer by it, a question, and the correction once it is asked for. */
export function IdeaSlide({
  slide: { misconception, count, among },
  question,
}: {
  readonly slide: Slide
  readonly question: Question | null
}) {
  const [isShown, setIsShown] = useState(false)
  const { correction } = misconceptions[misconception]
  return (
    <section aria-labelledby="idea" className="mx-auto w-full max-w-[100rem]">
      <p
        aria-hidden
        translate="no"
        className="font-display text-[clamp(2rem,6vw,6rem)] leading-tight text-accent tabular-nums"
      >
        {`${count} / ${among}`}
      </p>
      <h2 id="idea" className="mt-2 text-[clamp(1.5rem,4.2vw,4.5rem)] leading-tight text-balance">
        <ChemicalText text={heldText(count, among, misconceptions[misconception])} />
      </h2>
      {question === null ? null : (
        <p className="mt-[0.8em] text-[clamp(1.125rem,2.4vw,2.5rem)] text-muted">
          <ChemicalText text={`For example: ${question.question}`} />
        </p>
      )}
      <div aria-live="polite" className="mt-[1em] text-[clamp(1.25rem,3vw,3.25rem)]">
        {isShown ? (
          <p className="border-l-4 border-correct pl-[0.6em]">
            <ChemicalText text={correction} />
          </p>
        ) : (
          <Button look="primary" onClick={() => setIsShown(true)}>
            Show what is right
          </Button>
        )}
      </div>
    </section>
  )
}
