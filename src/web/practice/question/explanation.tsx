import { ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import type { Question } from '#quiz/question.ts'
import { Button } from '#web/ui/button.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'
import { NewTabMark } from '#web/ui/text/new-tab-mark.tsx'

import { QuestionSolution } from './help/lazy-help.tsx'
import { ReadMore } from './read-more.tsx'
import { WayOn } from './way-on.tsx'

/** In three lines: what is right, what went wrong, where to look. And the way on. */
export function Explanation({
  question,
  correction,
  isFull,
  note,
  more = null,
  onNext,
}: {
  readonly question: Question
  /** What went wrong; null for a right answer. */
  readonly correction: ReactNode
  /** Without explanations only the verdict is told. */
  readonly isFull: boolean
  /** Stands beside the verdict. */
  readonly note: ReactNode
  /** Another way on, of lesser weight. */
  readonly more?: ReactNode
  readonly onNext: () => void
}) {
  const next = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button or option that had the focus is gone: the way on takes it.
    const active = document.activeElement
    const isLost = active === null || active === document.body || active.matches(':disabled')
    if (isLost) next.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])
  return (
    <section aria-label="Explanation">
      {note}
      {isFull ? (
        <>
          <h2 className="mt-3 text-base text-accent">Explanation</h2>
          <p className="mt-1">
            <ChemicalText text={question.explanation} />
          </p>
          {correction}
          <QuestionSolution question={question} />
          <ul aria-label="See in the table" className="mt-4 flex flex-wrap gap-2">
            {question.see.elements.map((symbol) => (
              <li key={symbol}>
                <ElementLink symbol={symbol} />
              </li>
            ))}
          </ul>
          <ReadMore question={question} />
        </>
      ) : null}
      {more}
      <WayOn>
        <div ref={next}>
          <Button
            look="primary"
            className="w-full sm:w-auto"
            // The second click of a double click on Submit, which stood here, is not meant.
            onClick={({ detail }) => (detail > 1 ? undefined : onNext())}
          >
            Next <ArrowRight aria-hidden className="size-5" />
          </Button>
        </div>
      </WayOn>
    </section>
  )
}

/** In a tab of its own, since the table has no way back into a session. */
function ElementLink({ symbol }: { readonly symbol: ElementSymbol }) {
  return (
    <a
      href={`/dashboard/periodic-table/${symbol}`}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line px-3 text-sm text-link hover:border-accent"
    >
      <span translate="no" className="font-display">
        {symbol}
      </span>{' '}
      <span>{element(symbol).name}</span>
      <NewTabMark />
    </a>
  )
}
