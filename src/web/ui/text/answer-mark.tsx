import { Check, X } from 'lucide-react'

/** Marks an option as the right one, or as the reader's own wrong one, with words for screen readers. */
export function AnswerMark({
  isRight,
  size = 'size-5',
}: {
  readonly isRight: boolean
  readonly size?: string
}) {
  const Icon = isRight ? Check : X
  return (
    <span className={`flex shrink-0 items-center ${isRight ? 'text-correct' : 'text-incorrect'}`}>
      <Icon aria-hidden className={size} />
      <span className="sr-only">{isRight ? 'Correct answer' : 'Your answer'}</span>
    </span>
  )
}
