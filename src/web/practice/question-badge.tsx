import { openBadge } from '#quiz/badge.ts'
import { categoryLabel } from '#quiz/categories.ts'
import type { Question } from '#quiz/question.ts'

/**
 * The element, difficulty and category of a question. While it is open, a question mark stands for an
 * element that would give the answer away.
 */
export function QuestionBadge({
  question,
  isOpen,
}: {
  readonly question: Question
  readonly isOpen: boolean
}) {
  const symbol = isOpen ? openBadge(question).symbol : question.element
  return (
    <p className="mb-4 flex flex-wrap items-center gap-2 text-sm">
      <span className="inline-grid h-8 min-w-8 place-items-center rounded-sm bg-accent px-1.5 font-display text-on-accent">
        {symbol ?? '?'}
      </span>
      <span className="rounded-full border border-line px-3 py-0.5">{question.difficulty}</span>
      <span
        className="rounded-full border border-line px-3 py-0.5"
        title={categoryLabel(question.category)}
      >
        {question.category.replaceAll('-', ' ')}
      </span>
    </p>
  )
}
