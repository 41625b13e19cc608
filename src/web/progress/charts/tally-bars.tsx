import type { ReactNode } from 'react'

import type { Tally } from '#quiz/question-kind.ts'
import { grouped } from '#web/ui/text/grouped.ts'

import { ChartFigure } from './chart-figure.tsx'

/** A bar for each kind of question: how many of its answers were right. */
export function TallyBars({
  kind,
  tallies,
}: {
  /** The property that tells the bars apart, such as `category`. */
  readonly kind: string
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
      meaning={`Bars of your accuracy by ${kind}: ${words.join(', ')}.`}
      columns={[kind.charAt(0).toUpperCase() + kind.slice(1), 'Accuracy', 'Correct']}
      rows={bars.map(({ label, answered, correct, percent }) => [
        label,
        answered === 0 ? '-' : `${percent}%`,
        `${grouped(correct)} of ${grouped(answered)}`,
      ])}
    >
      <div className="grid gap-3">
        {bars.map(({ id, label, icon, answered, correct, percent }) => (
          <div key={id}>
            <div className="flex items-center gap-2.5 text-sm">
              {icon}
              <span className={`grow ${answered === 0 ? 'text-muted' : ''}`}>{label}</span>
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
            </div>
            <svg
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              className="mt-1.5 h-2.5 w-full rounded-full bg-sunken"
            >
              <rect width={percent} height="8" className="fill-accent" />
            </svg>
          </div>
        ))}
      </div>
    </ChartFigure>
  )
}
