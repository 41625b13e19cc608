import { acceptedRange } from '#chemistry/elements/accepted-ranges.ts'
import { elementBySymbol } from '#chemistry/elements/elements.ts'

import type { ElementLibrary } from './detail.ts'
import type { Trend, TrendException } from './trends.ts'

/** A value with the spread of its sources. */
export type Spread = { readonly value: number; readonly low: number; readonly high: number }

/** The values of a trend by symbol; elements without an agreed value are left out. */
export function trendValues(
  { value }: Pick<Trend, 'value'>,
  { details }: ElementLibrary,
): ReadonlyMap<string, Spread> {
  return new Map(
    details.flatMap(({ symbol, findings }): readonly (readonly [string, Spread])[] => {
      if (value.kind === 'finding') {
        const found = findings.find(({ property }) => property === value.property)
        return found?.status === 'value' ? [[symbol, found]] : []
      }
      const recorded = elementBySymbol(symbol)?.[value.field] ?? null
      if (recorded === null) return []
      const range = acceptedRange(symbol, value.field) ?? { low: recorded, high: recorded }
      return [[symbol, { value: recorded, low: range.low, high: range.high }]]
    }),
  )
}

/** Whether the sources of two neighbors do not touch, so that an exception is certain. */
export function isFirm({ from, to }: TrendException, values: ReadonlyMap<string, Spread>): boolean {
  const one = values.get(from)
  const other = values.get(to)
  if (one === undefined || other === undefined) return false
  return one.high < other.low || other.high < one.low
}
