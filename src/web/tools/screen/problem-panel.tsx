import type { ReactNode } from 'react'

import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

/** Stands in place of the answer: why there is none. */
export function ProblemPanel({
  problem,
  children,
}: {
  readonly problem: string
  readonly children?: ReactNode
}) {
  return (
    <section
      aria-label="Answer"
      className="rounded-lg border-2 border-outline bg-surface p-4 shadow-card sm:p-6"
    >
      <p role="status" className="wrap-anywhere">
        <ChemicalText key={problem} text={problem} />
      </p>
      {children}
    </section>
  )
}
