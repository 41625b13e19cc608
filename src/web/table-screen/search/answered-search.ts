import { identityOf } from '#chemistry/elements/identities.ts'
import { withUnit } from '#web/element-pages/parts/shown-number.ts'
import type { Match } from '#web/table/search-rules.ts'

import { type Cards, explainedSearch } from './explained-search.ts'
import { type ReasonData, whyAnswer } from './why-answer.ts'

/** Finds elements with the reason why they were found, and answers questions for the reason of a trend. */
export function answeredSearch(
  query: string,
  data: ReasonData & { readonly cards?: Cards },
): readonly Match[] {
  const answer = whyAnswer(query, data)
  if (answer === null) return explainedSearch(query, [...data.properties.values()], data.cards)
  const { text, href, symbols, property } = answer
  const matches = symbols.flatMap((symbol): readonly Match[] => {
    const identity = identityOf(symbol)
    const value = property.values.get(symbol)
    const reason = value === undefined ? null : withUnit(value, property.unit)
    return identity === undefined ? [] : [{ identity, reason }]
  })
  return matches.map((match, index) => (index === 0 ? { ...match, answer: { text, href } } : match))
}
