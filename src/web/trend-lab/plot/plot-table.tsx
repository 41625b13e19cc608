import { useState } from 'react'

import { shownNumber } from '#web/element-pages/parts/shown-number.ts'
import type { HeatMap } from '#web/trend-lab/paint/heat-paint.ts'

import { axisTitle, type PlotPoint } from './plot-points.ts'

type Column = 'name' | 'x' | 'y'
type Order = { readonly column: Column; readonly isFalling: boolean }

/** The points as a table; a press on a head sorts it, a second one turns it around. */
export function PlotTable({
  points,
  across,
  up,
}: {
  readonly points: readonly PlotPoint[]
  readonly across: HeatMap
  readonly up: HeatMap
}) {
  const [order, setOrder] = useState<Order>({ column: 'x', isFalling: false })
  const heads: readonly (readonly [Column, string])[] = [
    ['name', 'Element'],
    ['x', axisTitle(across)],
    ['y', axisTitle(up)],
  ]
  return (
    // Columns that do not fit are reached by scrolling, also with the keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div tabIndex={0} role="region" aria-label="Plot as a table" className="lab-table">
      <table aria-label="Values of the plot">
        <thead>
          <tr>
            {heads.map(([column, title]) => (
              <th key={column} scope="col" aria-label={title} aria-sort={sortOf(order, column)}>
                <button
                  type="button"
                  onClick={() =>
                    setOrder({ column, isFalling: order.column === column && !order.isFalling })
                  }
                >
                  <span key={title}>{title}</span>
                  <span aria-hidden>{signOf(order, column)}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted(points, order).map(({ symbol, name, x, y }) => (
            <tr key={symbol}>
              <th scope="row">{name}</th>
              <td>{shownNumber(x)}</td>
              <td>{shownNumber(y)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function sorted(points: readonly PlotPoint[], { column, isFalling }: Order): readonly PlotPoint[] {
  const rising = points.toSorted((one, other) =>
    column === 'name' ? one.name.localeCompare(other.name, 'en') : one[column] - other[column],
  )
  return isFalling ? rising.toReversed() : rising
}

function sortOf(order: Order, column: Column): 'ascending' | 'descending' | 'none' {
  if (order.column !== column) return 'none'
  return order.isFalling ? 'descending' : 'ascending'
}

function signOf(order: Order, column: Column): string {
  if (order.column !== column) return ''
  return order.isFalling ? ' ↓' : ' ↑'
}
