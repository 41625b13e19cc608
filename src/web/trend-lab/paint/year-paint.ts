import { type Element, elements } from '#chemistry/elements/elements.ts'

import type { CellPaint, TablePaint } from './cell-paint.ts'

/** The elements known in a year. Those known since antiquity have the year 0. */
export function knownIn(year: number): readonly Element[] {
  return elements.filter(({ discoveryYear }) => discoveryYear <= year)
}

/** The discoveries of the last year with one, up to a year; none in antiquity. */
export function lastDiscoveries(year: number): readonly Element[] {
  const known = knownIn(year).filter(({ discoveryYear }) => discoveryYear > 0)
  const last = Math.max(...known.map(({ discoveryYear }) => discoveryYear))
  return known.filter(({ discoveryYear }) => discoveryYear === last)
}

/** The paint of all cells: unknown elements are an outline, the latest discovery stands out. */
export function yearPaint(year: number): TablePaint {
  const last = new Set(lastDiscoveries(year).map(({ symbol }) => symbol))
  return new Map(
    elements.map(({ symbol, discoveryYear, discoveredBy }): readonly [string, CellPaint] => {
      if (discoveryYear > year) {
        return [symbol, { fill: 'later', shown: '', spoken: `not known in ${year}` }]
      }
      if (discoveryYear === 0) {
        return [symbol, { fill: 'found', shown: 'ancient', spoken: 'known since antiquity' }]
      }
      return [
        symbol,
        {
          fill: last.has(symbol) ? 'newest' : 'found',
          shown: String(discoveryYear),
          spoken: `discovered in ${discoveryYear} by ${discoveredBy}`,
        },
      ]
    }),
  )
}
