import { identityOf } from '#chemistry/elements/identities.ts'
import { findElements, type Reason } from '#chemistry/search/element-search.ts'
import type { TableTerm } from '#chemistry/search/table-terms.ts'

import type { Match } from './use-element-search.ts'

const languageNames = new Intl.DisplayNames('en', { type: 'language' })
const lists = new Intl.ListFormat('en', { type: 'conjunction' })

/** Finds elements by all that the search knows, and says in a sentence why each was found. */
export function explainedSearch(query: string): readonly Match[] {
  return findElements(query).map(({ identity, reason }) => ({
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
      return capitalized(reason.terms.map(termText).join(', '))
    case 'discoverer':
      return `Discovered by ${reason.name}`
    case 'spelling':
      return 'Spelled almost like this'
  }
}

function termText(term: TableTerm): string {
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
  }
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
