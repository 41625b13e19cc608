import { COLUMN_COUNT, gridRows, ROW_COUNT, SERIES_ROW } from '#chemistry/elements/table-layout.ts'
import type { Spread } from '#content/elements/trend-values.ts'
import { scaled } from '#web/element-pages/parts/scale.ts'

import { heatColors, heatStep } from './heat-colors.ts'

const SIZE = 10
const SQUARE = 9
const APART = 4

/** The table in the colors of a trend, without words: a path for each color, and one for all that have no value. */
export function MiniMap({
  values,
  isLog,
}: {
  readonly values: ReadonlyMap<string, Spread>
  readonly isLog: boolean
}) {
  const known = [...values.values()].map(({ value }) => value)
  const range = { low: Math.min(...known), high: Math.max(...known), length: 1, isLog }
  const squares = new Map<string, string>()
  for (const cell of gridRows.flat()) {
    if (cell.kind === 'placeholder') continue
    const value = values.get(cell.symbol)?.value
    const color = value === undefined ? 'none' : heatColors[heatStep(scaled(value, range))]
    if (color === undefined) continue
    const y = (cell.row - 1) * SIZE + (cell.row >= SERIES_ROW ? APART : 0)
    squares.set(
      color,
      `${squares.get(color) ?? ''}M${(cell.column - 1) * SIZE} ${y}h${SQUARE}v${SQUARE}h-${SQUARE}z`,
    )
  }
  return (
    <svg
      viewBox={`-1 -1 ${COLUMN_COUNT * SIZE + 1} ${ROW_COUNT * SIZE + APART + 1}`}
      aria-hidden
      className="w-full text-muted"
    >
      {[...squares].map(([color, path]) => (
        <path
          key={color}
          d={path}
          fill={color}
          {...(color === 'none' && { stroke: 'currentColor', strokeOpacity: 0.5 })}
        />
      ))}
    </svg>
  )
}
