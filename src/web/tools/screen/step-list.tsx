import { type ReactNode, useId } from 'react'

import { ChemicalText } from '#web/ui/text/chemical-text.tsx'

/** One step: a sentence, and the lines that carry it out. */
export type Step = {
  readonly text: string
  readonly lines?: readonly string[]
  /** A table, where lines would not do. */
  readonly table?: ReactNode
}

/** The way to the answer, one step after the other. */
export function StepList({ steps }: { readonly steps: readonly Step[] }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      <h2 id={id} className="text-lg">
        Step by Step
      </h2>
      <ol className="mt-4 list-decimal space-y-4 pl-5 marker:text-accent">
        {steps.map(({ text, lines = [], table }) => (
          <li key={text}>
            <p>
              <ChemicalText text={text} />
            </p>
            {lines.map((line) => (
              <p key={line} translate="no" className="mt-1.5 wrap-anywhere tabular-nums">
                <ChemicalText text={line} />
              </p>
            ))}
            {table}
          </li>
        ))}
      </ol>
    </section>
  )
}
