import { element } from '#chemistry/elements/elements.ts'
import { withUnit } from '#web/element-pages/parts/shown-number.ts'

import type { HeatMap } from './heat-paint.ts'

/** One sentence about the values on the table. */
export function propertyMessage({ property, unit, ranked, low, high }: HeatMap): string {
  const [first] = ranked
  const last = ranked.at(-1)
  if (first === undefined || last === undefined) return `${property.label} has no values.`
  return `${property.label}: ${ranked.length} elements have a value, from ${element(last[0]).name.toLowerCase()} ${withUnit(low, unit)} to ${element(first[0]).name.toLowerCase()} ${withUnit(high, unit)}.`
}
