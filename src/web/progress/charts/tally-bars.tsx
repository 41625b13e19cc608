import type { ReactNode } from 'react'
import { Link } from 'react-router'

import type { Tally } from '#quiz/question-kind.ts'
import { grouped } from '#web/ui/text/grouped.ts'

import { ChartFigure } from './chart-figure.tsx'

/** A bar for each kind of question: how many of its answers were right. Each leads to practice of its kind. */
export function TallyBars({
  kind,
  tallies,
}: {
  /** The property that tells the bars apart, as the address of practice names it. */
  readonly kind: 'category' | 'difficulty'
  readonly tallies: readonly (Tally<string> & {
    readonly label: string
    readonly icon: ReactNode
  })[]
}) {
  const bars = tallies.map((tally) => ({
    ...tally,
    percent: tally.answered === 0 ? 0 : Math.round((100 * tally.correct) / tally.answered),
  }))
  const words = bars
    .filter(({ answered }) => answered > 0)
    .map(({ label, percent }) => `${label} ${percent} percent`)
  return (
    <ChartFigure
      role="group"
      meaning={`Bars of your accuracy by ${kind}: ${words.join(', ')}.`}
      columns={[kind.charAt(0).toUpperCase() + kind.slice(1), 'Accuracy', 'Correct']}
      rows={bars.map(({ label, answered, correct, percent }) => [
        label,
        answered === 0 ? '-' : `${percent}%`,
        `${grouped(correct)} of ${grouped(answered)}`,
      ])}
    >
      <div className="grid gap-2">
        {bars.map(({ id, label, icon, answered, correct, percent }) => (
          <Link
            key={id}
            viewTransition
            to={`/dashboard/questions?${kind}=${id}`}
            className="-mx-2 min-h-11 rounded-md px-2 py-1 hover:bg-accent-soft"
          >
            <span className="flex items-center gap-2.5 text-sm">
              {icon}
              <span className={`grow ${answered === 0 ? 'text-muted' : ''}`}>
                <span className="sr-only">Practice </span>
                <span>{label}</span>
              </span>
              {answered === 0 ? (
                <span className="text-muted">not yet</span>
              ) : (
                <span className="shrink-0 whitespace-nowrap tabular-nums">
                  <span className="font-display text-base">{`${percent}%`}</span>{' '}
                  <span className="text-muted">
                    {`${grouped(correct)} of ${grouped(answered)}`}
                  </span>
                </span>
              )}
            </span>
            <svg
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="mt-1.5 block h-2.5 w-full rounded-full bg-sunken"
            >
              <rect width={percent} height="8" className="fill-accent" />
            </svg>
          </Link>
        ))}
      </div>
    </ChartFigure>
  )
}
