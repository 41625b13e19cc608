import { ArrowRight } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'

import type { Given } from '#quiz/practice/session.ts'
import type { Question } from '#quiz/question.ts'
import type { Reported } from '#web/report-link/report-address.ts'
import { ReportLink } from '#web/report-link/report-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'
import { lazyPart } from '#web/wire/lazy-part.ts'

import { QuestionSolution } from './help/lazy-help.tsx'
import { ReadMore } from './read-more.tsx'
import { WayOn } from './way-on.tsx'

/** It comes with the first answer. */
const ShowOnTable = lazyPart(
  async () => (await import('./table-view/show-on-table.tsx')).ShowOnTable,
)

/** Few share a question, and not before they have answered it. */
const ShareQuestion = lazyPart(
  async () => (await import('#web/share/share-question.tsx')).ShareQuestion,
)

/** Three lines: the right answer, the mistake, and further reading. And the way on. */
export function Explanation({
  question,
  correction,
  isFull,
  note,
  given,
  more = null,
  onNext,
}: {
  readonly question: Question
  /** The mistake; null for a right answer. */
  readonly correction: ReactNode
  /** Without explanations only the verdict is shown. */
  readonly isFull: boolean
  /** Stands beside the verdict. */
  readonly note: ReactNode
  /** The answer, for a report of the question; null where the time was over. */
  readonly given: Given | null
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
          <Suspense fallback={<div className="mt-4 min-h-11" />}>
            <ShowOnTable symbols={question.see.elements} />
          </Suspense>
          <QuestionSolution question={question} />
          <ReadMore question={question} />
        </>
      ) : null}
      {more}
      <ReportLink subject={reportOf(question, given)} />
      <Suspense fallback={<div className="min-h-11" />}>
        <ShareQuestion question={question} />
      </Suspense>
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

function reportOf(question: Question, given: Given | null): Reported {
  const text = String(given ?? '')
  const option = question.type === 'mcq' && given !== null ? question.options[Number(given)] : text
  return { what: 'question', id: question.id, choice: option ?? '' }
}
