import { propertyOfTrend, trends } from '#content/elements/trends.ts'
import type { TermPage } from '#content/search-term.ts'
import type { Answer } from '#web/table/search-rules.ts'
import type { LabProperty } from '#web/trend-lab/data/lab-properties.ts'

import { differenceAnswer, termAnswer } from './term-answers.ts'

const ASKED =
  /^(?:what(?:['’]s| is| are)|define|(?:the )?(?:definition|meaning) of|what do(?:es)?(?= .* (?:mean|stand for)\b))\s+(?:an? |the )?(.+?)(?: (?:mean|stand for))?\s*\??$/

const PARTS =
  /^(?:an? |the )?["“”']?ppm["“”']?(?: in (?:the )?(?:earth['’]s )?crust)?$|^parts per million$/

/** Answers 'what is an ion', 'what is electron affinity' and 'what does ppm mean'; null for other questions, such as for a value. */
export function meaningOf(
  query: string,
  properties: ReadonlyMap<string, LabProperty>,
  pages: readonly TermPage[],
): Answer | null {
  const difference = differenceAnswer(query, pages)
  if (difference !== null) return difference
  const term = ASKED.exec(query.trim().toLowerCase())?.[1]
  if (term === undefined) return null
  if (PARTS.test(term)) {
    return {
      text: 'Parts per million: 1 ppm by mass is 1 mg in each kilogram, so 10,000 ppm are 1 %. The table writes mg/kg.',
      href: '/dashboard/periodic-table?show=abundanceCrust',
    }
  }
  const property = namedBy(term, [...properties.values()])
  if (property === undefined) return termAnswer(term, pages)
  const trend = trends.find((entry) => propertyOfTrend(entry) === property.property)
  const text = `${property.label}: ${property.definition}.`
  return trend === undefined
    ? { text, href: `/dashboard/periodic-table?show=${property.property}` }
    : { text, href: `/trends/${trend.key}`, label: 'Open the trend' }
}

/** The property with this name, or the only one whose name ends so: 'ionization energy'. */
function namedBy(term: string, properties: readonly LabProperty[]): LabProperty | undefined {
  const whole = properties.find(({ name, label }) => name === term || label.toLowerCase() === term)
  const [only, ...others] = properties.filter(({ name }) => name.endsWith(` ${term}`))
  return whole ?? (others.length === 0 ? only : undefined)
}
