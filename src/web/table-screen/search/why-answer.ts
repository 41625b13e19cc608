import { element } from '#chemistry/elements/elements.ts'
import { type Question, questionIn } from '#chemistry/search/questions.ts'
import type { TrendSpreads } from '#content/elements/detail.ts'
import { propertyOfTrend, type Trend, trends } from '#content/elements/trends.ts'
import { differenceIn, isDirected } from '#web/compare/differences.ts'
import type { LabProperty } from '#web/trend-lab/data/lab-properties.ts'

/** The answer to a question that asks for a reason, with the cells that it is about. */
export type WhyAnswer = {
  readonly text: string
  readonly symbols: readonly string[]
  readonly property: LabProperty
  /** The table with the property in color and the cells marked. */
  readonly href: string
}

/** The data of the lab that reasons are made from. */
export type ReasonData = {
  readonly properties: ReadonlyMap<string, LabProperty>
  readonly spreads: TrendSpreads
}

/**
 * Answers 'why is the ionization energy of oxygen lower than that of nitrogen' and 'why do atoms shrink across a
 * period' from the trends; null for another question, and where the sources of two values touch.
 */
export function whyAnswer(text: string, { properties, spreads }: ReasonData): WhyAnswer | null {
  const question = questionIn(text, [...properties.values()])
  const key = question?.isWhy === true ? keyOf(question) : null
  if (question === null || key === null) return null
  const trend = trends.find((entry) => propertyOfTrend(entry) === key)
  const property = properties.get(key)
  if (trend === undefined || property === undefined) return null
  const { symbols, direction } = question
  // 'Why do noble gases have no electron affinity' asks for no trend.
  if (symbols.length === 0 && /\b(?:no|not|without)\b/i.test(text)) return null
  const reason =
    symbols.length > 1
      ? differenceIn(trend, symbols.map(element), properties, spreads)
      : (outlierText(trend, symbols[0]) ?? reasonText(trend, direction))
  if (reason === null) return null
  const marked = symbols.length > 0 ? symbols : rowOf(trend, direction)
  return {
    text: reason,
    symbols: marked,
    property,
    href: `/dashboard/periodic-table?show=${key}&ring=${marked.join(',')}`,
  }
}

/** The property of a question; a state depends on the melting point. */
function keyOf({ topic }: Question): string | null {
  if (topic?.kind === 'property') return topic.property.property
  return topic?.kind === 'state' ? 'meltingPoint' : null
}

function outlierText({ outliers }: Trend, symbol: string | undefined): string | null {
  const found = outliers.find((entry) => entry.symbol === symbol)
  return found === undefined ? null : `${element(found.symbol).name}: ${found.reason}`
}

/** The reason across a period is the first one, that down a group the second; both where it is not said. */
function reasonText(trend: Trend, direction: Question['direction']): string {
  const [across, down] = trend.why
  if (!isDirected(trend)) return trend.why.join(' ')
  if (direction === 'period' && across !== undefined) return across
  return direction === 'group' && down !== undefined ? down : trend.why.join(' ')
}

function rowOf({ rows }: Trend, direction: Question['direction']): readonly string[] {
  return rows[direction === 'group' ? 1 : 0]?.symbols ?? []
}
