import { identityOf } from '#chemistry/elements/identities.ts'
import { findElements, type Reason } from '#chemistry/search/element-search.ts'
import type { TableTerm } from '#chemistry/search/table-terms.ts'
import type { SearchedProperty, ValueTerm } from '#chemistry/search/value-terms.ts'
import { withUnit } from '#web/element-pages/parts/shown-number.ts'
import type { Match } from '#web/table/search-rules.ts'

import { askedFact } from './asked-fact.ts'

const languageNames = new Intl.DisplayNames('en', { type: 'language' })
const lists = new Intl.ListFormat('en', { type: 'conjunction' })

/** Finds elements by all that the search knows, and says in a sentence why each was found. */
export function explainedSearch(
  query: string,
  properties?: readonly SearchedProperty[],
): readonly Match[] {
  return findElements(query, properties).map(({ identity, reason }) => ({
    identity,
    reason: reason === null ? null : sentence(reason, identity.symbol),
  }))
}

function sentence(reason: Reason, symbol: string): string {
  switch (reason.kind) {
    case 'symbol-name':
      return `${capitalized(reason.name)}: the name behind the symbol`
    case 'language': {
      const english = identityOf(symbol)?.name.toLowerCase() ?? symbol
      const languages = reason.languages.map((code) => languageNames.of(code) ?? code)
      return `${reason.name}: ${english} in ${lists.format(languages)}`
    }
    case 'terms':
      return capitalized(
        reason.terms.map((term) => termText(term, symbol, reason.place)).join(', '),
      )
    case 'compared':
      return capitalized(valueText(reason.property, symbol))
    case 'asked':
      return capitalized(askedFact(reason.topic, symbol))
    case 'discoverer':
      return `Discovered by ${reason.name}`
    case 'spelling':
      return 'Spelled almost like this'
  }
}

function termText(term: TableTerm, symbol: string, place: number): string {
  switch (term.kind) {
    case 'family':
      return term.name
    case 'class':
      return term.name
    case 'block':
      return `${term.name} block`
    case 'state':
      return `${term.state} at 25 °C`
    case 'group':
      return `group ${term.number}`
    case 'period':
      return `period ${term.number}`
    case 'radioactive':
      return 'radioactive'
    case 'ancient':
      return 'known since antiquity'
    case 'inner-transition':
      return 'inner transition metal'
    case 'rare-earth':
      return 'rare earth metal'
    case 'state-at':
      return `${term.state} at ${withUnit(term.celsius, '°C')}`
    case 'value':
      return conditionText(term.condition, symbol, place)
  }
}

/** 'Density 22.587 g/cm³, the highest' for an end, 'melting point 29.765 °C' for a limit. */
function conditionText({ kind, property }: ValueTerm, symbol: string, place: number): string {
  const text = valueText(property, symbol)
  if (kind === 'below' || kind === 'above') return text
  return place === 1 ? `${text}, the ${kind}` : `${text}, number ${place}`
}

function valueText({ name, unit, values }: SearchedProperty, symbol: string): string {
  const value = values.get(symbol)
  return value === undefined ? name : `${name} ${withUnit(value, unit)}`
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
