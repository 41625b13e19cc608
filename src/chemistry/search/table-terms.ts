import { elementalMolecules } from '#chemistry/compounds/bonds.ts'
import { valenceElectrons } from '#chemistry/electrons/configurations.ts'
import { properties as propertiesOf } from '#chemistry/elements/element-properties.ts'
import { type Element, elements, type PhysicalState } from '#chemistry/elements/elements.ts'
import { stateAt } from '#chemistry/elements/states.ts'

import { editDistance } from './edit-distance.ts'
import {
  celsiusAt,
  meets,
  recordedProperties,
  type SearchedProperty,
  type ValueTerm,
  valueTermAt,
} from './value-terms.ts'

/** Something that several elements have in common, as it can be typed. */
export type TableTerm =
  | { readonly kind: 'family' | 'class' | 'block'; readonly name: string }
  | { readonly kind: 'state'; readonly state: PhysicalState }
  | { readonly kind: 'group' | 'period'; readonly number: number }
  | {
      readonly kind:
        | 'radioactive'
        | 'ancient'
        | 'inner-transition'
        | 'rare-earth'
        | 'diatomic'
        | 'sublimes'
    }
  | { readonly kind: 'valence' | 'oxidation'; readonly number: number }
  /** Years of discovery, both ends included; null for no end. Antiquity is before all of them. */
  | { readonly kind: 'discovered'; readonly from: number | null; readonly to: number | null }
  /** A state at a temperature in °C. */
  | { readonly kind: 'state-at'; readonly state: PhysicalState; readonly celsius: number }
  | { readonly kind: 'value'; readonly condition: ValueTerm }

/** Families as data has them, and other words for them. */
const families: Readonly<Record<string, readonly string[]>> = {
  'alkali metal': ['alkali', 'alkali metal'],
  'alkaline earth metal': ['alkaline earth', 'alkaline earth metal'],
  halogen: ['halogen'],
  'noble gas': ['noble gas', 'noble gases', 'inert gas', 'inert gases'],
  'transition metal': ['transition metal', 'transition element'],
  'post-transition metal': ['post transition metal', 'poor metal', 'other metal'],
  lanthanide: ['lanthanide', 'lanthanoid'],
  actinide: ['actinide', 'actinoid'],
  metalloid: ['metalloid', 'semimetal', 'semi metal'],
}

const classes: Readonly<Record<string, readonly string[]>> = {
  metal: ['metal'],
  'non-metal': ['nonmetal', 'non metal'],
}

/** Groups with names of their own (IUPAC Red Book 2005, IR-3.5). */
const namedGroups: ReadonlyMap<string, number> = new Map([
  ['chalcogen', 16],
  ['pnictogen', 15],
  ['coinage metal', 11],
])

const states: readonly PhysicalState[] = ['solid', 'liquid', 'gas']

/** Scandium, yttrium and the lanthanides (IUPAC Red Book 2005, IR-3.5). */
const RARE_EARTHS = new Set(['Sc', 'Y'])

/** The terms of all words, longest phrases first. */
const vocabulary: readonly (readonly [phrase: string, term: TableTerm])[] = [
  ...phrases(families, 'family'),
  ...phrases(classes, 'class'),
  ...states.map((state) => [state, { kind: 'state', state }] as const),
  ['gases', { kind: 'state', state: 'gas' }] as const,
  ...[...namedGroups].map(([word, number]) => [word, { kind: 'group', number }] as const),
  ...['s', 'p', 'd', 'f'].map((name) => [`${name} block`, { kind: 'block', name }] as const),
  ['radioactive', { kind: 'radioactive' }] as const,
  ['ancient', { kind: 'ancient' }] as const,
  ['antiquity', { kind: 'ancient' }] as const,
  ['known since antiquity', { kind: 'ancient' }] as const,
  ['inner transition metal', { kind: 'inner-transition' }] as const,
  ['no stable isotope', { kind: 'radioactive' }] as const,
  ['diatomic', { kind: 'diatomic' }] as const,
  ['diatomic molecule', { kind: 'diatomic' }] as const,
  ['sublime', { kind: 'sublimes' }] as const,
  ['rare earth', { kind: 'rare-earth' }] as const,
  ['rare earth metal', { kind: 'rare-earth' }] as const,
].toSorted((one, other) => other[0].length - one[0].length)

/** Shorter words of the table, such as 'gas', are near to too many others. */
const MIN_PHRASE = 5
const NUMBERED = ['group', 'period', 'column'] as const

/** Words that say nothing of their own: 'elements of group 17', 'which metals are liquid?'. */
const fillers =
  /\b(?:elements?|all|the|of|in|at 25 °c|at room temperature|and|which|what|is|are|has|have|with|that|a|an|does|do|were|was)(?![\w'])/g
/** So many elements are named for 'highest density'. */
const SHOWN_OF_AN_END = 5

/**
 * The properties that a text names and several elements share, as 'halogens', 'group 17', 'liquid
 * metals', 'd-block period 4', 'metals that melt below 100 °C' or 'highest density'; null when any word
 * of it is something else.
 */
export function tableTerms(
  text: string,
  properties: readonly SearchedProperty[] = recordedProperties,
): readonly TableTerm[] | null {
  let rest = withoutFillers(text)
  const terms: TableTerm[] = []
  while (rest !== '') {
    const found = firstTerm(rest, properties)
    if (found === null) return null
    terms.push(found.term)
    rest = rest.slice(found.length).trim()
  }
  return terms.length === 0 ? null : terms
}

/**
 * Returns the term that is nearest to a misspelled text, as 'halogns', 'noblegases' or 'grup 18', and how
 * many mistakes are between them; null when there are more than `most`. A short word is no term with mistakes.
 */
export function nearestTerms(
  text: string,
  most: number,
): { readonly terms: readonly TableTerm[]; readonly distance: number } | null {
  const [, word = text, number = ''] = /^([a-z]+) ?(\d{1,2})$/.exec(text) ?? []
  const words = number === '' ? vocabulary.map(([phrase]) => phrase) : NUMBERED
  const near = words
    .flatMap((phrase) => (phrase.length < MIN_PHRASE ? [] : [phrase, `${phrase}s`]))
    .map((phrase) => ({ phrase, distance: editDistance(word, phrase, most) }))
    .toSorted((one, other) => one.distance - other.distance)[0]
  if (near === undefined || near.distance > most) return null
  const terms = tableTerms(`${near.phrase} ${number}`.trim())
  return terms === null ? null : { terms, distance: near.distance }
}

/** A question or a list of words without those that say nothing of their own. */
export function withoutFillers(text: string): string {
  return text
    .replace(/(?<=\d),(?=\d{3})|[?!:]/g, '')
    .replace(/(?<=\p{L})[-‐]|,/gu, ' ')
    .replace(fillers, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * The elements that have all of these in common, by atomic number, or by the values that are asked for.
 * States are those measured at 25 °C unless a temperature is named.
 */
export function elementsWith(terms: readonly TableTerm[]): readonly Element[] {
  const found = elements.filter((element) => terms.every((term) => has(element, term)))
  const [condition] = terms.flatMap((term) => (term.kind === 'value' ? [term.condition] : []))
  if (condition === undefined) return found
  const { kind, property } = condition
  const sign = kind === 'highest' || kind === 'above' ? -1 : 1
  const valueOf = ({ symbol }: Element) => property.values.get(symbol) ?? 0
  const sorted = found.toSorted((one, other) => sign * (valueOf(one) - valueOf(other)))
  return kind === 'highest' || kind === 'lowest' ? sorted.slice(0, SHOWN_OF_AN_END) : sorted
}

function firstTerm(
  text: string,
  properties: readonly SearchedProperty[],
): { readonly term: TableTerm; readonly length: number } | null {
  const condition = valueTermAt(text, properties)
  if (condition !== null) {
    return { term: { kind: 'value', condition: condition.value }, length: condition.length }
  }
  const [said, name = ''] = /^(solid|liquid|gas)(?:s|es)? at (?=[-−\d])/.exec(text) ?? []
  const state = states.find((entry) => entry === name)
  const celsius = said === undefined ? null : celsiusAt(text.slice(said.length))
  if (said !== undefined && state !== undefined && celsius !== null) {
    return {
      term: { kind: 'state-at', state, celsius: celsius.value },
      length: said.length + celsius.length,
    }
  }
  return placeAt(text) ?? countAt(text) ?? yearsAt(text) ?? wordAt(text)
}

function placeAt(text: string): { readonly term: TableTerm; readonly length: number } | null {
  const [numbered, kind, digits] = /^(group|period|row|column) (\d{1,2})(?!\w)/.exec(text) ?? []
  if (numbered === undefined) return null
  const number = Number(digits)
  const isPeriod = kind === 'period' || kind === 'row'
  if (number < 1 || number > (isPeriod ? 7 : 18)) return null
  return { term: { kind: isPeriod ? 'period' : 'group', number }, length: numbered.length }
}

/** '4 valence electrons', 'oxidation state +7'. */
function countAt(text: string): { readonly term: TableTerm; readonly length: number } | null {
  const [outer, count] = /^(\d) (?:valence|outer) electrons?(?= |$)/.exec(text) ?? []
  if (outer !== undefined) {
    return { term: { kind: 'valence', number: Number(count) }, length: outer.length }
  }
  const [state, sign, digit] =
    /^(?:common )?oxidation (?:states?|numbers?) ([-−+]?)(\d)(?= |$)/.exec(text) ?? []
  if (state === undefined) return null
  const number = sign === '-' || sign === '−' ? -Number(digit) : Number(digit)
  return { term: { kind: 'oxidation', number }, length: state.length }
}

/** 'discovered before 1800', 'found between 1900 and 1950' (without 'and'), 'discovered in 1898' (without 'in'). */
function yearsAt(text: string): { readonly term: TableTerm; readonly length: number } | null {
  const [said, how, first, second] =
    /^(?:discovered|found)(?: (before|after|since|between))? (\d{4})(?: (\d{4}))?(?= |$)/.exec(
      text,
    ) ?? []
  if (said === undefined || (how === 'between') !== (second !== undefined)) return null
  const year = Number(first)
  const term: TableTerm =
    how === 'before'
      ? { kind: 'discovered', from: null, to: year - 1 }
      : how === 'after'
        ? { kind: 'discovered', from: year + 1, to: null }
        : how === 'since'
          ? { kind: 'discovered', from: year, to: null }
          : { kind: 'discovered', from: year, to: Number(second ?? first) }
  return { term, length: said.length }
}

function wordAt(text: string): { readonly term: TableTerm; readonly length: number } | null {
  for (const [phrase, term] of vocabulary) {
    const [said] = new RegExp(`^${phrase}s?(?= |$)`).exec(text) ?? []
    if (said !== undefined) return { term, length: said.length }
  }
  return null
}

function has(element: Element, term: TableTerm): boolean {
  switch (term.kind) {
    case 'family':
      return element.category === term.name
    case 'class':
      return term.name === 'non-metal'
        ? element.classification === 'non-metal' || element.classification === 'noble-gas'
        : element.classification === term.name
    case 'block':
      return element.block === term.name
    case 'state':
      return element.physicalState === term.state && !element.statePredicted
    case 'group':
      return element.group === term.number
    case 'period':
      return element.period === term.number
    case 'radioactive':
      return element.radioactive
    case 'ancient':
      return element.discoveryYear === 0
    case 'inner-transition':
      return element.category === 'lanthanide' || element.category === 'actinide'
    case 'rare-earth':
      return element.category === 'lanthanide' || RARE_EARTHS.has(element.symbol)
    case 'state-at':
      return stateAt(element, term.celsius) === term.state
    case 'diatomic':
      return elementalMolecules.some(
        ({ symbol, formula }) => symbol === element.symbol && formula === `${symbol}2`,
      )
    case 'sublimes':
      return element.sublimes
    case 'valence':
      return valenceElectrons(element.symbol) === term.number
    case 'oxidation':
      return propertiesOf(element.symbol).commonOxidationStates.includes(term.number)
    case 'discovered':
      return (
        (term.from ?? 0) <= element.discoveryYear &&
        element.discoveryYear <= (term.to ?? element.discoveryYear)
      )
    case 'value':
      return meets(element.symbol, term.condition)
  }
}

function phrases(
  table: Readonly<Record<string, readonly string[]>>,
  kind: 'family' | 'class',
): readonly (readonly [string, TableTerm])[] {
  return Object.entries(table).flatMap(([name, words]) =>
    words.map((word) => [word, { kind, name }] as const),
  )
}
