import { trendData } from 'virtual:trend-data'

import { propertyOfTrend, type Trend, trends } from '#content/elements/trends.ts'
import type { LabProperty } from '#web/trend-lab/data/lab-properties.ts'

import { type Exception, exceptionsIn } from './exceptions-in.ts'

/** The trend that has a page about a property, if there is one. */
export function trendOf(property: string): Trend | undefined {
  return trends.find((trend) => propertyOfTrend(trend) === property)
}

/** Neighbors and single elements that stand against a trend, with the sentence about them. */
export function exceptionsOf(trend: Trend, property: LabProperty): readonly Exception[] {
  return exceptionsIn(trend, property, new Set(trendData.firm))
}
