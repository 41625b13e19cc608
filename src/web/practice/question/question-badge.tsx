import { openBadge, wholeBadge } from '#quiz/badge.ts'
import { categoryLabel } from '#quiz/categories.ts'
import type { Question } from '#quiz/question.ts'
import { ElementSign } from '#web/ui/text/element-sign.tsx'

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
  const badge = isOpen ? openBadge(question) : wholeBadge(question)
  return (
    <p className="mb-4 flex flex-wrap items-center gap-2 text-sm">
      <ElementSign badge={badge} />
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
