import { RotateCcw } from 'lucide-react'
import { Link } from 'react-router'

import type { Question } from '#quiz/question.ts'
import { QuestionFigure } from '#web/practice/question/figure/question-figure.tsx'
import { QuestionSolution } from '#web/practice/question/help/lazy-help.tsx'
import { QuestionBadge } from '#web/practice/question/question-badge.tsx'
import { ReadMore } from '#web/practice/question/read-more.tsx'
import { RightAnswer } from '#web/practice/question/right-answer.tsx'
import { ReportLink } from '#web/report-link/report-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { takeFocus } from '#web/ui/focus/take-focus.ts'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

import { BookmarkDate } from './bookmark-date.tsx'
import { RemoveButton } from './remove-button.tsx'

/** A saved question: answer it again, look at its answer, or let it go. */
export function SavedCard({
  question,
  bookmarkedAt,
  isBegin,
  onRemove,
}: {
  readonly question: Question
  readonly bookmarkedAt: number
  /** Whether reading continues here after a change of the list. */
  readonly isBegin: boolean
  readonly onRemove: () => void
}) {
  return (
    <article className="rounded-lg border border-line bg-surface p-4 shadow-card sm:p-6">
      <div className="flex items-start justify-between gap-3">
        <QuestionBadge question={question} isOpen />
        <RemoveButton about={question.question} onRemove={onRemove} />
      </div>
      <h2 ref={isBegin ? takeFocus : undefined} tabIndex={-1} className="text-lg">
        <ChemicalText text={question.question} />
      </h2>
      <QuestionFigure question={question} />
      <BookmarkDate at={bookmarkedAt} />
      <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-2">
        <Link
          viewTransition
          to={`/dashboard/questions?question=${question.id}`}
          className={buttonClass('secondary')}
        >
          <RotateCcw aria-hidden className="size-5" /> Answer again
        </Link>
        <details className="min-w-0 flex-1 basis-60">
          <summary className="disclosure flex min-h-11 items-center rounded-md text-link underline-offset-4 hover:underline">
            Reveal answer
          </summary>
          <div className="font-display text-lg text-correct">
            <RightAnswer question={question} />
          </div>
          <p className="mt-1">
            <ChemicalText text={question.explanation} />
          </p>
          <QuestionSolution question={question} />
          <ReadMore question={question} />
          <ReportLink subject={{ what: 'question', id: question.id, choice: '' }} />
        </details>
      </div>
    </article>
  )
}
