import { COLUMN_COUNT, gridRows, ROW_COUNT, SERIES_ROW } from '#chemistry/elements/table-layout.ts'
import type { Spread } from '#content/elements/trend-values.ts'
import { scaled } from '#web/element-pages/parts/scale.ts'
import { Scroller } from '#web/element-pages/parts/scroller.tsx'
import { shownNumber } from '#web/element-pages/parts/shown-number.ts'

import { heatColors, heatStep, inkOn } from './heat-colors.ts'

const SIZE = 40
const GAP = 2
/** The rows below the table stand a little apart. */
const APART = 8
const LONGEST_FIGURE = 7

/** The table with every element in the color of its value; those without one are empty. */
export function HeatMap({
  values,
  isLog,
}: {
  readonly values: ReadonlyMap<string, Spread>
  readonly isLog: boolean
}) {
  const known = [...values.values()].map(({ value }) => value)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  return (
    <Scroller label="Heat map">
      <svg
        viewBox={`0 0 ${COLUMN_COUNT * SIZE} ${ROW_COUNT * SIZE + APART}`}
        aria-hidden
        className="el-heat"
      >
        {gridRows.flat().map((cell) => {
          if (cell.kind === 'placeholder') return null
          const value = values.get(cell.symbol)?.value
          const x = (cell.column - 1) * SIZE
          const y = (cell.row - 1) * SIZE + (cell.row >= SERIES_ROW ? APART : 0)
          const color =
            value === undefined
              ? undefined
              : heatColors[heatStep(scaled(value, { low, high, length: 1, isLog }))]
          const ink = color === undefined ? undefined : inkOn(color)
          return (
            <g key={cell.symbol}>
              <rect
                x={x}
                y={y}
                width={SIZE - GAP}
                height={SIZE - GAP}
                fill={color}
                className={color === undefined ? 'none' : undefined}
              />
              <text x={x + SIZE / 2 - 1} y={y + 17} fill={ink}>
                {cell.symbol}
              </text>
              {value === undefined ? null : (
                <text x={x + SIZE / 2 - 1} y={y + 31} fill={ink} className="small">
                  {figureFor(value)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </Scroller>
  )
}

/** Three figures, where the cell has room for them; the table below has them all. */
function figureFor(value: number): string {
  const figure = shownNumber(Number(value.toPrecision(3)))
  return figure.length > LONGEST_FIGURE ? '' : figure
}
