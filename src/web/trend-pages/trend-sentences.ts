import { element } from '#chemistry/elements/elements.ts'
import type { Trend, TrendException, TrendRow } from '#content/elements/trends.ts'
import { shownNumber, withUnit } from '#web/element-pages/parts/shown-number.ts'

/** The rows of elements along which a trend holds, with their values. */
export function rowText(
  { lead, symbols, names = symbols }: TrendRow,
  values: ReadonlyMap<string, { readonly value: number }>,
  unit: string,
): string {
  const figures = symbols.flatMap((symbol, index) => {
    const spread = values.get(symbol)
    return spread === undefined ? [] : [`${names[index] ?? symbol} ${shownNumber(spread.value)}`]
  })
  return `${lead}: ${figures.join(', ')}${unit === '' ? '' : ` ${unit}`}.`
}

/** How many elements have a value, and which ones have the lowest and the highest. */
export function rangeText(
  { title, unit }: Trend,
  values: ReadonlyMap<string, { readonly value: number }>,
): string {
  const ranked = [...values].toSorted(([, a], [, b]) => b.value - a.value)
  const [first] = ranked
  const last = ranked.at(-1)
  if (first === undefined || last === undefined) return `${title} has no values.`
  const [lowest, highest] = [last, first].map(
    ([symbol, { value }]) => `${element(symbol).name.toLowerCase()} (${withUnit(value, unit)})`,
  )
  return `${ranked.length} elements have a value, from ${lowest} to ${highest}.`
}

/** Two neighbors whose values stand against the trend, with the reason. */
export function exceptionSentence(
  { from, to, reason }: TrendException,
  values: ReadonlyMap<string, number>,
  unit: string,
): string {
  const [first, second] = [values.get(from) ?? 0, values.get(to) ?? 0]
  const start = `${element(from).name} ${shownNumber(first)}, ${element(to).name.toLowerCase()} ${withUnit(second, unit)}`
  return second < first ? `${start}: lower. ${reason}` : `${start}: higher. ${reason}`
}

/** Where a trend is practiced: questions of its skill, or of all trends. */
export function practiceOf({ skill }: Pick<Trend, 'skill'>): string {
  return skill === null
    ? '/dashboard/questions?category=periodicity'
    : `/dashboard/today?skill=${skill}`
}
