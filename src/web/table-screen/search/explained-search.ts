import { formatIon } from '#chemistry/compounds/formulas.ts'
import { properties } from '#chemistry/elements/element-properties.ts'
import { element, type Element } from '#chemistry/elements/elements.ts'
import { elementSlug, type Identity, identityOf } from '#chemistry/elements/identities.ts'
import { findElements, type Reason } from '#chemistry/search/element-search.ts'
import {
  elementsWith,
  ionWith,
  type Known,
  recorded,
  type TableTerm,
} from '#chemistry/search/table-terms.ts'
import type { SearchedProperty, ValueTerm } from '#chemistry/search/value-terms.ts'
import type { CardFacts, SearchFacts } from '#content/elements/detail.ts'
import { signed, withUnit } from '#web/element-pages/parts/shown-number.ts'
import type { Answer, Search } from '#web/table/search-rules.ts'

import { askedFact, sectionNames } from './asked-fact.ts'
import { capitalized } from './capitalized.ts'

/** Facts of the element cards by symbol. */
export type Cards = Readonly<Record<string, CardFacts>>

/** What the search of the table knows beyond the record of the elements. */
export type SearchData = Known & {
  readonly cards: Cards
  readonly facts: Readonly<Record<string, SearchFacts>>
}

const recordOnly: SearchData = { ...recorded, cards: {}, facts: {} }

/** Finds elements by all that the search knows, and says in a sentence why each was found. */
export function explainedSearch(query: string, data: SearchData = recordOnly): Search {
  const found = findElements(query, data)
  const matches = found.map(({ identity, reason }) => ({
    identity,
    reason: reason === null ? null : sentence(reason, identity.symbol, data),
  }))
  const [first] = found
  return { matches, answer: first === undefined ? null : pageOf(first.reason, first.identity) }
}

/** The way to the section of the page that a question asks for. */
function pageOf(reason: Reason | null, identity: Identity): Answer | null {
  if (reason?.kind !== 'asked') return null
  const { topic } = reason
  const section =
    topic.kind === 'section' ? topic.section : topic.kind === 'half-life' ? 'isotopes' : null
  if (section === null) return null
  const href = `/element/${elementSlug(identity)}#${section}`
  const text = `The page of ${identity.name.toLowerCase()} has ${sectionNames[section]}.`
  return { text, href, label: 'Open the page' }
}

function sentence(reason: Reason, symbol: string, data: SearchData): string {
  switch (reason.kind) {
    case 'symbol-name':
      return `${capitalized(reason.name)}: the name behind the symbol`
    case 'language': {
      const english = identityOf(symbol)?.name.toLowerCase() ?? symbol
      const languageNames = new Intl.DisplayNames('en', { type: 'language' })
      const languages = reason.languages.map((code) => languageNames.of(code) ?? code)
      return `${reason.name}: ${english} in ${new Intl.ListFormat('en').format(languages)}`
    }
    case 'terms':
      return capitalized(
        reason.terms.map((term) => termText(term, symbol, elementsWith(reason.terms))).join(', '),
      )
    case 'compared':
      return capitalized(
        asEqual(valueText(reason.property, symbol), reason.equal === null ? [] : [reason.equal]),
      )
    case 'asked':
      return capitalized(asEqual(askedFact(reason.topic, symbol, data), reason.equals))
    case 'discoverer':
      return `Discovered by ${reason.name}`
    case 'spelling':
      return 'Spelled almost like this'
  }
}

/** 'Covalent radius 102 pm, the same as Cl'. */
function asEqual(text: string, equals: readonly string[]): string {
  return equals.length === 0 ? text : `${text}, the same as ${equals.join(', ')}`
}

function termText(term: TableTerm, symbol: string, found: readonly Element[]): string {
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
    case 'diatomic':
      return 'molecules of two atoms'
    case 'monatomic':
      return 'gas of single atoms'
    case 'sublimes':
      return 'sublimes at 1 atm'
    case 'stable':
      return 'has a stable isotope'
    case 'main-group':
      return `main-group element, group ${element(symbol).group}`
    case 'platinum-group':
      return 'platinum-group metal'
    case 'transuranium':
      return `atomic number ${element(symbol).atomicNumber}, beyond uranium`
    case 'natural':
      return 'found in nature'
    case 'synthetic':
      return 'no amount in nature on record'
    case 'newest':
    case 'oldest':
      return discoveryText(symbol)
    case 'ion':
      return `ion ${formatIon(symbol, term.charge)}`
    case 'isoelectronic': {
      const charge = ionWith(element(symbol), term.electrons)
      return charge === null ? '' : `ion ${formatIon(symbol, charge)}: ${term.electrons} electrons`
    }
    case 'trait':
      return term.trait.texts.get(symbol) ?? ''
    case 'not':
      return `not ${termText(term.term, symbol, found)}`
    case 'valence':
      return `valence electrons ${term.number}`
    case 'oxidation':
      return `common oxidation states ${properties(symbol).commonOxidationStates.map(signed).join(', ')}`
    case 'discovered':
      return discoveryText(symbol)
    case 'state-at':
      return `${term.state} at ${withUnit(term.celsius, '°C')}`
    case 'value':
      return conditionText(term.condition, symbol, found)
  }
}

function discoveryText(symbol: string): string {
  const { discoveryYear, discoveredBy } = element(symbol)
  return discoveryYear > 0
    ? `discovered in ${discoveryYear} by ${discoveredBy}`
    : 'known since antiquity'
}

/**
 * 'Density 22.587 g/cm³, the highest' for an end, 'atomic mass 294 u, the highest, as that of Og' where several
 * share it, 'melting point 29.765 °C' for a limit.
 */
function conditionText(condition: ValueTerm, symbol: string, found: readonly Element[]): string {
  const { kind, property } = condition
  const text = valueText(property, symbol)
  if (kind !== 'highest' && kind !== 'lowest') return text
  const value = property.values.get(symbol)
  const equals = found.filter((other) => property.values.get(other.symbol) === value)
  const place =
    condition.place + found.findIndex((other) => property.values.get(other.symbol) === value)
  const others = equals.filter((other) => other.symbol !== symbol).map((other) => other.symbol)
  const shared = others.length === 0 ? '' : `, as that of ${others.join(', ')}`
  return `${text}, ${place === 1 ? `the ${kind}` : `number ${place}`}${shared}`
}

function valueText({ name, unit, values }: SearchedProperty, symbol: string): string {
  const value = values.get(symbol)
  return value === undefined ? name : `${name} ${withUnit(value, unit)}`
}
