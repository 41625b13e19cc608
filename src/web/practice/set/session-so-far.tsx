import { Check, X } from 'lucide-react'

import type { PracticeSession } from '#quiz/practice/session.ts'
import { resultsOf } from '#quiz/practice/set.ts'

/** The answers that are shown; earlier ones give way. */
const SHOWN = 24

/** The session so far, where a wide screen shows the explanation once the question is answered. */
export function SessionSoFar({ session }: { readonly session: PracticeSession }) {
  const { answered, wrong } = resultsOf(session)
  const right = answered.length - wrong.length
  // The same question may come twice: an answer is known by its place.
  const shown = answered.map(({ result }, place) => ({ result, place })).slice(-SHOWN)
  return (
    <section aria-label="This session" className="hidden text-sm text-muted lg:block print:hidden">
      <p className="font-display text-base text-ink">This session</p>
      {answered.length === 0 ? (
        <p className="mt-2">The explanation comes here when you have answered.</p>
      ) : (
        <>
          <p className="mt-2 tabular-nums">
            <span key={`${right} ${answered.length}`}>
              {`${right} of ${answered.length} correct`}
            </span>
          </p>
          <ol className="mt-3 flex flex-wrap gap-1.5">
            {shown.map(({ result, place }) => (
              <li key={place}>
                <Mark isCorrect={result.isCorrect} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

function Mark({ isCorrect }: { readonly isCorrect: boolean }) {
  const Icon = isCorrect ? Check : X
  return (
    <span
      className={`grid size-7 place-items-center rounded-full border ${isCorrect ? 'border-correct bg-correct-soft text-correct' : 'border-incorrect bg-incorrect-soft text-incorrect'}`}
    >
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{isCorrect ? 'Correct' : 'Incorrect'}</span>
    </span>
  )
}
