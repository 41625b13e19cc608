import { Check, Flag, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'

import { categoryLabel } from '#quiz/categories.ts'
import { kindOf } from '#quiz/question-kind.ts'
import { reportPath } from '#web/report-link/report-address.ts'
import type { SavedProgress } from '#web/user-data/progress.ts'
import { lazyPart } from '#web/wire/lazy-part.ts'

const SHOWN = 10

/** It comes with the first answer that is looked at, and so do its question and the code that describes it. */
const AnswerReview = lazyPart(async () => (await import('./answer-review.tsx')).AnswerReview)

/** The last answers, newest first, each a way back to its question. */
export function RecentAnswers({
  answers,
  most = SHOWN,
}: {
  readonly answers: SavedProgress['answers']
  readonly most?: number
}) {
  return (
    <ol className="divide-y divide-line">
      {answers.slice(0, most).map((answer) => {
        const kind = kindOf(answer.questionId)
        return (
          <li key={`${answer.timestamp} ${answer.questionId}`} className="py-1.5">
            <div className="flex min-h-12 items-center gap-x-3 max-sm:flex-wrap">
              <span
                className={`inline-flex w-24 shrink-0 items-center gap-1 sm:w-28 sm:gap-2 ${answer.isCorrect ? 'text-correct' : 'text-incorrect'}`}
              >
                {answer.isCorrect ? (
                  <Check aria-hidden className="size-5" />
                ) : (
                  <X aria-hidden className="size-5" />
                )}
                <span>{answer.isCorrect ? 'Correct' : 'Incorrect'}</span>
              </span>
              <span className="min-w-0 grow text-sm max-sm:order-last max-sm:basis-full">
                <Link
                  viewTransition
                  to={`/dashboard/questions?question=${answer.questionId}`}
                  className="inline-flex min-h-6 items-center text-link underline-offset-4 hover:underline"
                >
                  {kind === null ? 'Question' : categoryLabel(kind.category)}
                </Link>
                {kind === null ? null : (
                  <span className="text-muted">
                    <span> · </span>
                    <span>{kind.difficulty}</span>
                  </span>
                )}
                {answer.secondCorrect === undefined ? null : (
                  <span className="block text-muted">
                    {answer.secondCorrect ? 'second try correct' : 'second try incorrect'}
                  </span>
                )}
              </span>
              <a
                href={reportPath({ what: 'question', id: answer.questionId, choice: '' })}
                className="ml-auto inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-accent-soft"
              >
                <Flag aria-hidden className="size-4" />
                <span className="sr-only">Report this question</span>
              </a>
              <span className="shrink-0 text-sm text-muted tabular-nums">
                {`${Math.round(answer.timeSpent)} s`}
              </span>
            </div>
            <Review answer={answer} />
          </li>
        )
      })}
    </ol>
  )
}

/** The answer with its question and the worked solution, behind a disclosure. */
function Review({ answer }: { readonly answer: SavedProgress['answers'][number] }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="disclosure inline-flex min-h-11 items-center rounded-md text-sm text-link underline-offset-4 hover:underline">
        Look at this answer
      </summary>
      {isOpen ? (
        <div className="mb-3 rounded-md border border-line bg-sunken p-4">
          <Suspense fallback={<p className="text-muted">Loading…</p>}>
            <AnswerReview answer={answer} />
          </Suspense>
        </div>
      ) : null}
    </details>
  )
}
