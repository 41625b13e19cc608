import type { ReactNode } from 'react'

/** The card that a question stands on. */
export function QuestionCard({
  onSubmit,
  children,
}: {
  readonly onSubmit: () => void
  readonly children: ReactNode
}) {
  return (
    <form
      className="rounded-lg border border-line bg-surface p-4 shadow-card sm:p-7"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
