import type { ReactNode } from 'react'

import { NotationText } from './notation-text.tsx'

/** A line of facts: its label, its value with the unit, and a remark. */
export type Fact = {
  readonly label: string
  readonly value: string
  readonly note?: string
}

/** Facts under a heading, and what belongs below them; nothing without facts. */
export function FactList({
  title,
  level: Heading = 'h3',
  facts,
  children,
}: {
  readonly title: string
  readonly level?: 'h2' | 'h3'
  readonly facts: readonly Fact[]
  readonly children?: ReactNode
}) {
  if (facts.length === 0) return null
  return (
    <section className="low:break-inside-avoid">
      <Heading className="mb-1 text-base text-accent">{title}</Heading>
      <dl className="divide-y divide-line text-sm">
        {facts.map(({ label, value, note }) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right">
              <NotationText text={value} />
              {note === undefined ? null : (
                <span className="block text-xs text-muted">
                  <NotationText text={note} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
