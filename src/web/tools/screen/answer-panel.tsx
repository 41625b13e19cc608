import type { ReactNode } from 'react'

import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

/** The answer, which is read out when it changes; a problem stands in its place in words. */
export function AnswerPanel({
  answer,
  note,
  children,
}: {
  readonly answer: string
  /** A remark on it, such as its value before rounding. */
  readonly note?: string | null
  readonly children?: ReactNode
}) {
  return (
    <section
      aria-label="Answer"
      className="rounded-lg border-2 border-accent bg-surface p-4 shadow-card sm:p-6"
    >
      <div role="status">
        <p key={answer} translate="no" className="text-xl font-semibold wrap-anywhere sm:text-2xl">
          <ChemicalText text={answer} />
        </p>
        {note ? (
          <p key={note} className="mt-2 text-sm text-muted">
            <ChemicalText text={note} />
          </p>
        ) : null}
      </div>
      {children}
    </section>
  )
}
