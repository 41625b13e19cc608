import type { Element } from '#chemistry/elements/elements.ts'
import type { TrendSpreads } from '#content/elements/detail.ts'
import { propertyOfTrend, type Trend, trends } from '#content/elements/trends.ts'
import { shownNumber } from '#web/element-pages/parts/shown-number.ts'
import type { LabProperty } from '#web/trend-lab/data/lab-properties.ts'
import { exceptionSentence } from '#web/trend-pages/trend-sentences.ts'

const DIRECTED: ReadonlySet<string> = new Set([
  'atomic-size',
  'ionization-energy',
  'electronegativity',
])

/** Whether the first reason of a trend is that of a period and its second that of a group. */
export function isDirected({ key }: Trend): boolean {
  return DIRECTED.has(key)
}

/**
 * The differences that have a known reason: a trend that the elements follow in their group or period, and
 * exceptions among them. Where the sources of two values touch nothing is said.
 */
export function differencesOf(
  chosen: readonly Element[],
  properties: ReadonlyMap<string, LabProperty>,
  spreads: TrendSpreads,
): readonly string[] {
  return trends.flatMap((trend) => differenceIn(trend, chosen, properties, spreads) ?? [])
}

/** The difference in one trend with its reason; null where none is known. */
export function differenceIn(
  trend: Trend,
  chosen: readonly Element[],
  properties: ReadonlyMap<string, LabProperty>,
  spreads: TrendSpreads,
): string | null {
  const property = properties.get(propertyOfTrend(trend))
  if (property === undefined) return null
  const areApart = apartBy(property, spreads[trend.key] ?? {})
  return (
    exceptionText(trend, property, chosen, areApart) ?? trendText(trend, property, chosen, areApart)
  )
}

type AreApart = (one: string, other: string) => boolean

/** Whether the sources of two elements do not touch. */
function apartBy({ values }: LabProperty, spread: TrendSpreads[string]): AreApart {
  return (one, other) => {
    const [first, second] = [values.get(one), values.get(other)]
    if (first === undefined || second === undefined) return false
    const [firstLow, firstHigh] = spread[one] ?? [first, first]
    const [secondLow, secondHigh] = spread[other] ?? [second, second]
    return firstHigh < secondLow || secondHigh < firstLow
  }
}

function exceptionText(
  trend: Trend,
  property: LabProperty,
  chosen: readonly Element[],
  areApart: AreApart,
): string | null {
  const symbols = new Set(chosen.map(({ symbol }) => symbol))
  const found = trend.exceptions.filter(
    ({ from, to }) => symbols.has(from) && symbols.has(to) && areApart(from, to),
  )
  if (found.length === 0) return null
  const sentences = found.map((exception) =>
    exceptionSentence(exception, property.values, property.unit),
  )
  return `${trend.title}, an exception: ${chainOf(inOrder(chosen), property)}. ${sentences.join(' ')}`
}

function trendText(
  trend: Trend,
  property: LabProperty,
  chosen: readonly Element[],
  areApart: AreApart,
): string | null {
  if (!isDirected(trend)) return null
  const order = inOrder(chosen)
  const isDown = isSame(order, ({ group }) => group)
  if (!isDown && !isSame(order, ({ period }) => period)) return null
  const why = trend.why[isDown ? 1 : 0]
  const direction = trend.rows[isDown ? 1 : 0]?.direction
  if (order.length < 2 || why === undefined || direction === undefined) return null
  const isFollowed = order.every(({ symbol, block }, index) => {
    const next = order[index + 1]
    if (block === 'd' || block === 'f') return false
    if (next === undefined) return true
    const difference = (property.values.get(next.symbol) ?? 0) - (property.values.get(symbol) ?? 0)
    return areApart(symbol, next.symbol) && difference > 0 === (direction === 'rises')
  })
  return isFollowed ? `${trend.title}: ${chainOf(order, property)}. ${why}` : null
}

/** 'Na 495.8 > K 418.8 > Rb 403 kJ/mol'. */
function chainOf(order: readonly Element[], { values, unit }: LabProperty): string {
  const known = order.flatMap(({ symbol }) => {
    const value = values.get(symbol)
    return value === undefined ? [] : [{ symbol, value }]
  })
  const chain = known
    .map(({ symbol, value }, index) => {
      const before = known[index - 1]?.value
      const sign = before === undefined ? '' : signOf(before - value)
      return `${sign}${symbol} ${shownNumber(value)}`
    })
    .join('')
  return unit === '' ? chain : `${chain} ${unit}`
}

function signOf(difference: number): string {
  if (difference === 0) return ' = '
  return difference > 0 ? ' > ' : ' < '
}

function inOrder(chosen: readonly Element[]): readonly Element[] {
  return chosen.toSorted((a, b) => a.atomicNumber - b.atomicNumber)
}

function isSame(chosen: readonly Element[], part: (element: Element) => number): boolean {
  return new Set(chosen.map(part)).size === 1
}
