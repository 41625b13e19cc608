import { element } from '#chemistry/elements/elements.ts'
import { withUnit } from '#web/element-pages/parts/shown-number.ts'
import { isWhole, type ShownRange, WHOLE_RANGE } from '#web/trend-lab/address/lab-state.ts'

import { type HeatMap, isWithin } from './heat-paint.ts'
import type { Kind } from './kind-paint.ts'
import { knownIn, lastDiscoveries } from './year-paint.ts'

/** One sentence about the values on the table, or about those in a range. */
export function propertyMessage(map: HeatMap, range: ShownRange = WHOLE_RANGE): string {
  const { property, unit, ranked, low, high } = map
  if (!isWhole(range)) return rangeMessage(map, range)
  const [first] = ranked
  const last = ranked.at(-1)
  if (first === undefined || last === undefined) return `${property.label} has no values.`
  return `${property.label}: ${ranked.length} elements have a value, from ${element(last[0]).name.toLowerCase()} ${withUnit(low, unit)} to ${element(first[0]).name.toLowerCase()} ${withUnit(high, unit)}.`
}

/** One sentence with the number of elements in a range. */
export function rangeMessage({ property, unit, ranked }: HeatMap, range: ShownRange): string {
  const count = ranked.filter(([, value]) => isWithin(value, range)).length
  const from = range.low === null ? '' : ` from ${withUnit(range.low, unit)}`
  const to = range.high === null ? '' : ` up to ${withUnit(range.high, unit)}`
  return `${property.label}${from}${to}: ${count} of ${ranked.length} elements.`
}

/** One sentence about the elements that were known in a year. */
export function yearMessage(year: number): string {
  const count = knownIn(year).length
  const last = lastDiscoveries(year)
  const names = new Intl.ListFormat('en').format(last.map(({ name }) => name.toLowerCase()))
  const [first] = last
  if (first === undefined) return `Known since antiquity: ${count} elements.`
  return last.length === 1
    ? `${year}: ${count} elements were known. The last discovery was ${names} in ${first.discoveryYear}, by ${first.discoveredBy}.`
    : `${year}: ${count} elements were known. The last discoveries were ${names} in ${first.discoveryYear}.`
}

/** One sentence with the numbers of elements of each kind. */
export function kindsMessage(kinds: readonly Kind[]): string {
  const counts = kinds
    .filter(({ symbols }) => symbols.length > 0)
    .map(({ label, symbols }) => `${symbols.length} ${label}`)
  return `${new Intl.ListFormat('en').format(counts)}.`
}

/** The same at a temperature. */
export function temperatureMessage(temperature: string, kinds: readonly Kind[]): string {
  return `At ${temperature}: ${kindsMessage(kinds)}`
}
