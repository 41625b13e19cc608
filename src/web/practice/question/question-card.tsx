import type { ReactNode } from 'react'

/** The card that a question stands on. On wide screens its explanation has a place beside it. */
export function QuestionCard({
  onSubmit,
  beside = null,
  children,
}: {
  readonly onSubmit: () => void
  /** The verdict and the explanation. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <form
      className="question-card rounded-lg border border-line bg-surface p-4 shadow-card sm:p-7"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <div>{children}</div>
      <div>{beside}</div>
    </form>
  )
}
