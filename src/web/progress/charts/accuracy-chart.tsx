import { grouped } from '#web/ui/text/grouped.ts'
import type { SavedProgress } from '#web/user-data/progress.ts'

import { ChartFigure } from './chart-figure.tsx'
import { rollingAccuracy, WINDOW } from './rolling-accuracy.ts'

/** A line of the accuracy over the latest answers. The picture stretches, its lines do not. */
export function AccuracyChart({ progress }: { readonly progress: SavedProgress }) {
  const points = rollingAccuracy(progress.answers, progress.totals.totalAnswered)
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined) return null
  const places = points.map(({ percent }, index) => ({
    x: points.length === 1 ? 100 : (100 * index) / (points.length - 1),
    y: 100 - percent,
  }))
  const line = places.map(({ x, y }) => `${x.toFixed(2)} ${y}`).join('L')
  return (
    <ChartFigure
      meaning={`Line of your accuracy over ${WINDOW} answers at a time, from ${first.percent} percent after answer ${grouped(first.answer)} to ${last.percent} percent after answer ${grouped(last.answer)}.`}
      columns={['Answer', `Accuracy of the last ${WINDOW}`]}
      rows={points
        .toReversed()
        .map(({ answer, percent }) => [grouped(answer), `${percent}%`] as const)}
    >
      <div className="grid grid-cols-[auto_1fr] gap-x-3 text-xs text-muted tabular-nums">
        <p className="-my-2 flex flex-col justify-between text-right">
          <span>100%</span>
          <span>50%</span>
          <span>0%</span>
        </p>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="h-48 w-full overflow-visible"
        >
          {[0, 25, 50, 75, 100].map((y) => (
            <path
              key={y}
              d={`M0 ${y}H100`}
              className="stroke-line"
              strokeWidth="1"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path
            d={`M${line}L100 100L${places[0]?.x ?? 0} 100Z`}
            className="fill-accent"
            fillOpacity="0.14"
          />
          <path
            d={`M${line}`}
            className="fill-none stroke-accent"
            strokeWidth="3"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={`M100 ${100 - last.percent}h0`}
            className="stroke-accent"
            strokeWidth="11"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span />
        <p className="mt-2 flex justify-between">
          <span>{`Answer ${grouped(first.answer)}`}</span>
          {first === last ? null : <span>{`Answer ${grouped(last.answer)}`}</span>}
        </p>
      </div>
    </ChartFigure>
  )
}
