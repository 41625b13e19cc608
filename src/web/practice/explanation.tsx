import { ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { element } from '#chemistry/elements.ts'
import type { Question } from '#quiz/question.ts'
import { Button } from '#web/ui/button.tsx'
import { ChemicalText } from '#web/ui/chemical-text.tsx'

import { letters } from './option-list.tsx'

/** The verdict, and in three lines: what is right, what went wrong, where to look. */
export function Explanation({
  question,
  chosen,
  isFull,
  onNext,
}: {
  readonly question: Question
  readonly chosen: number
  /** Without explanations only the right answer is told. */
  readonly isFull: boolean
  readonly onNext: () => void
}) {
  const isCorrect = question.options[chosen] === question.correctAnswer
  const feedback = question.feedback[chosen]
  const next = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button or option that had the focus is gone: the way on takes it.
    const active = document.activeElement
    const isLost = active === null || active === document.body || active.matches(':disabled')
    if (isLost) next.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])
  return (
    <section aria-label="Explanation" className="mt-6 border-t border-line pt-5">
      <p
        role="status"
        className={`font-display text-lg ${isCorrect ? 'text-correct' : 'text-incorrect'}`}
      >
        {isCorrect ? (
          'Correct.'
        ) : (
          <>
            Not quite. The answer is {letters[question.options.indexOf(question.correctAnswer)]},{' '}
            <ChemicalText text={question.correctAnswer} />.
          </>
        )}
      </p>
      {isFull ? (
        <>
          <h2 className="mt-3 text-base text-accent">Explanation</h2>
          <p className="mt-1">
            <ChemicalText text={question.explanation} />
          </p>
          {feedback === null || feedback === undefined ? null : (
            <p className="mt-3 border-l-4 border-incorrect pl-4">
              <ChemicalText text={feedback.text} />
            </p>
          )}
          <ul aria-label="See in the table" className="mt-4 flex flex-wrap gap-2">
            {question.see.elements.map((symbol) => (
              <li key={symbol}>
                <Link
                  to={`/dashboard/periodic-table/${symbol}`}
                  className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line px-3 text-sm text-link hover:border-accent"
                >
                  <span className="font-display">{symbol}</span> {element(symbol).name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div ref={next}>
        <Button look="primary" className="mt-6 w-full sm:w-auto" onClick={onNext}>
          Next <ArrowRight aria-hidden className="size-5" />
        </Button>
      </div>
    </section>
  )
}
