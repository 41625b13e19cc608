import { acceptedRange } from '#chemistry/elements/accepted-ranges.ts'
import { type Element, elementBySymbol } from '#chemistry/elements/elements.ts'

import type { ElementLibrary } from './detail.ts'
import { onlyIonRadius } from './only-ion.ts'
import { recordSource } from './record-source.ts'
import type { Trend, TrendException } from './trends.ts'

const SHANNON = 'Shannon 1976, by way of mendeleev'

/** A value with its source and the spread of all sources. */
export type Spread = {
  readonly value: number
  readonly low: number
  readonly high: number
  /** By theory, not measured. */
  readonly isCalculated: boolean
  /** The name of the source. */
  readonly source: string
}

/** The values of a trend by symbol; elements without an agreed value are left out. */
export function trendValues(
  { value }: Pick<Trend, 'value'>,
  { details, sources }: ElementLibrary,
): ReadonlyMap<string, Spread> {
  return new Map(
    details.flatMap(({ symbol, findings }): readonly (readonly [string, Spread])[] => {
      if (value.kind === 'finding') {
        const found = findings.find(({ property }) => property === value.property)
        if (found?.status !== 'value') return []
        const { low, high, isCalculated } = found
        const source = sources.find(({ id }) => id === found.source)?.name ?? ''
        return [[symbol, { value: found.value, low, high, isCalculated, source }]]
      }
      if (value.kind === 'ion') {
        const radius = onlyIonRadius(symbol)
        return radius === null ? [] : [[symbol, exactly(radius)]]
      }
      const element = elementBySymbol(symbol)
      const recorded = element?.[value.field] ?? null
      if (element === undefined || recorded === null) return []
      const range = acceptedRange(symbol, value.field) ?? { low: recorded, high: recorded }
      const isCalculated = value.field === 'ionizationEnergy' && isByTheory(element)
      const source = recordSource(element, value.field)
      return [[symbol, { value: recorded, ...range, isCalculated, source }]]
    }),
  )
}

function exactly(radius: number): Spread {
  return { value: radius, low: radius, high: radius, isCalculated: false, source: SHANNON }
}

function isByTheory({ ionizationEnergyBasis }: Element): boolean {
  return ionizationEnergyBasis !== null && ionizationEnergyBasis !== 'measured'
}

/** Whether the sources of two neighbors do not touch, so that an exception is certain. */
export function isFirm({ from, to }: TrendException, values: ReadonlyMap<string, Spread>): boolean {
  const one = values.get(from)
  const other = values.get(to)
  if (one === undefined || other === undefined) return false
  return one.high < other.low || other.high < one.low
}
