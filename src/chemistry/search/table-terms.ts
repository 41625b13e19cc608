import { elementalMolecules } from '#chemistry/compounds/bonds.ts'
import { valenceElectrons } from '#chemistry/electrons/configurations.ts'
import { commonIonsOf } from '#chemistry/electrons/ions.ts'
import { properties as propertiesOf } from '#chemistry/elements/element-properties.ts'
import type { ElementSymbol } from '#chemistry/elements/element-record.ts'
import { type Element, elements, type PhysicalState } from '#chemistry/elements/elements.ts'
import { hasStableIsotope, naturalIsotopes } from '#chemistry/elements/isotopes.ts'
import { stateAt } from '#chemistry/elements/states.ts'

import { editDistance } from './edit-distance.ts'
import { identityCalled } from './element-names.ts'
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
  | { readonly kind: PlainKind }
  /** A charge of a common ion of one atom. */
  | { readonly kind: 'ion'; readonly charge: number }
  /** A common ion with as many electrons as the atom of an element. */
  | { readonly kind: 'isoelectronic'; readonly electrons: number }
  | { readonly kind: 'trait'; readonly trait: Trait }
  | { readonly kind: 'not'; readonly term: TableTerm }
  | { readonly kind: 'valence' | 'oxidation'; readonly number: number }
  /** Years of discovery, both ends included; null for no end. Antiquity is before all of them. */
  | { readonly kind: 'discovered'; readonly from: number | null; readonly to: number | null }
  /** A state at a temperature in °C. */
  | { readonly kind: 'state-at'; readonly state: PhysicalState; readonly celsius: number }
  | { readonly kind: 'value'; readonly condition: ValueTerm }

/** What needs no further word. */
type PlainKind =
  | 'radioactive'
  | 'stable'
  | 'ancient'
  | 'newest'
  | 'oldest'
  | 'inner-transition'
  | 'rare-earth'
  | 'main-group'
  | 'platinum-group'
  | 'transuranium'
  | 'natural'
  | 'synthetic'
  | 'diatomic'
  | 'monatomic'
  | 'sublimes'

/** Something else that elements share, the phrases for it in small letters, and what a found element says of it. */
export type Trait = {
  readonly phrases: readonly string[]
  readonly texts: ReadonlyMap<ElementSymbol, string>
}

/** What a search knows beyond the record of the elements. */
export type Known = {
  readonly properties: readonly SearchedProperty[]
  readonly traits: readonly Trait[]
}

/** What the record of the elements alone lets a search know. */
export const recorded: Known = { properties: recordedProperties, traits: [] }

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
  ['gaseous', { kind: 'state', state: 'gas' }] as const,
  ...[...namedGroups].map(([word, number]) => [word, { kind: 'group', number }] as const),
  ...['s', 'p', 'd', 'f'].map((name) => [`${name} block`, { kind: 'block', name }] as const),
  ['radioactive', { kind: 'radioactive' }] as const,
  ['ancient', { kind: 'ancient' }] as const,
  ['antiquity', { kind: 'ancient' }] as const,
  ['since antiquity', { kind: 'ancient' }] as const,
  ['since ancient time', { kind: 'ancient' }] as const,
  ['inner transition metal', { kind: 'inner-transition' }] as const,
  ['no stable isotope', { kind: 'radioactive' }] as const,
  ['diatomic', { kind: 'diatomic' }] as const,
  ['diatomic molecule', { kind: 'diatomic' }] as const,
  ['sublime', { kind: 'sublimes' }] as const,
  ['rare earth', { kind: 'rare-earth' }] as const,
  ['rare earth metal', { kind: 'rare-earth' }] as const,
  ...termsOf('diatomic', [
    'form diatomic molecule',
    'forms diatomic molecule',
    'molecule of two atom',
  ]),
  ...termsOf('monatomic', ['monatomic', 'monoatomic', 'single atom']),
  ...termsOf('stable', [
    'stable',
    'stable isotope',
    'nonradioactive',
    'non radioactive',
    'not radioactive',
    'unradioactive',
  ]),
  ...termsOf('main-group', ['main group', 'representative']),
  ...termsOf('platinum-group', ['platinum group metal', 'platinum group', 'platinum metal']),
  ...termsOf('transuranium', ['transuranium', 'transuranic', 'beyond uranium', 'after uranium']),
  ...termsOf('natural', [
    'natural',
    'naturally occurring',
    'natural occurring',
    'occur naturally',
    'occurs naturally',
    'occur nature',
    'found nature',
    'nature',
  ]),
  ...termsOf('synthetic', [
    'synthetic',
    'man made',
    'manmade',
    'artificial',
    'artificially made',
    'made laboratory',
    'made lab',
    'made by humans',
    'made by people',
    'do not occur nature',
    'not occur nature',
    'not found nature',
    'not natural',
    'not naturally occurring',
  ]),
  ...termsOf('newest', [
    'newest',
    'latest',
    'latest discovered',
    'most recent',
    'most recently discovered',
    'last discovered',
    'discovered last',
    'discovered most recently',
    'discovered recently',
    'recently discovered',
    'youngest',
  ]),
  ...termsOf('oldest', ['oldest', 'first discovered', 'discovered first', 'earliest discovered']),
].toSorted((one, other) => other[0].length - one[0].length)

/** Shorter words of the table, such as 'gas', are near to too many others. */
const MIN_PHRASE = 5
const NUMBERED = ['group', 'period', 'column'] as const
/** Labels of the groups of the Chemical Abstracts Service, as in the United States. */
const casLabels =
  'IA IIA IIIB IVB VB VIB VIIB VIIIB VIIIB VIIIB IB IIB IIIA IVA VA VIA VIIA VIIIA'.split(' ')
const MAIN_GROUPS = new Set([1, 2, 13, 14, 15, 16, 17, 18])
/** Ruthenium to palladium and osmium to platinum. */
const PLATINUM_GROUPS = new Set([8, 9, 10])
const PLATINUM_PERIODS = new Set([5, 6])
const URANIUM = 92
const counts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** Words that say nothing of their own: 'elements of group 17', 'which metals are liquid?'. */
const fillers =
  /\b(?:elements?|all|the|of|in|at 25 ?°? ?c|(?:at )?(?:room temperature|room temp|rtp|stp|standard conditions)|and|which|what|is|are|has|have|with|that|a|an|do|does|were|was|for|to|from|there|how many|list|show|me|name|find|give|tell|can|you|we|their|its|only|known|across|down|along|kinds?|types?|trends?|values?|chemical)(?![\w'])/g
/** So many elements are named for 'highest density'. */
const SHOWN_OF_AN_END = 5

/**
 * The properties that a text names and several elements share, as 'halogens', 'group 17', 'liquid
 * metals', 'd-block period 4', 'metals that melt below 100 °C' or 'highest density'; null when any word
 * of it is something else.
 */
export function tableTerms(text: string, known: Known = recorded): readonly TableTerm[] | null {
  let rest = withoutFillers(text)
  const terms: TableTerm[] = []
  while (rest !== '') {
    const found = firstTerm(rest, known)
    if (found === null) return null
    terms.push(found.term)
    rest = rest.slice(found.length).trim()
  }
  return terms.length === 0 ? null : withoutRepeats(terms)
}

/** 'Most abundant metal in the crust' names the abundance twice. */
function withoutRepeats(terms: readonly TableTerm[]): readonly TableTerm[] {
  const ends = new Set(
    terms.flatMap((term) =>
      term.kind === 'value' && term.condition.kind !== 'all' ? [term.condition.property] : [],
    ),
  )
  return terms.filter(
    (term) =>
      term.kind !== 'value' || term.condition.kind !== 'all' || !ends.has(term.condition.property),
  )
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
    .replace(/\b(below|above|under|over|than) room temp(?:erature)?\b/g, '$1 25 °c')
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
  if (condition === undefined) return byYear(found, terms)
  const { kind, property } = condition
  const isAmount = kind === 'all' && property.property.startsWith('abundance')
  if (kind === 'all' && !isAmount) return found
  const sign = kind === 'highest' || kind === 'above' || isAmount ? -1 : 1
  const valueOf = ({ symbol }: Element) => property.values.get(symbol) ?? 0
  const sorted = found.toSorted((one, other) => sign * (valueOf(one) - valueOf(other)))
  return kind === 'highest' || kind === 'lowest'
    ? sorted.slice(condition.place - 1, condition.place - 1 + SHOWN_OF_AN_END)
    : sorted
}

/** The newest elements first, or the oldest: of these those known since antiquity and the first ones with a year. */
function byYear(found: readonly Element[], terms: readonly TableTerm[]): readonly Element[] {
  const sorted = found.toSorted((one, other) => one.discoveryYear - other.discoveryYear)
  if (terms.some(({ kind }) => kind === 'newest')) {
    return sorted.toReversed().slice(0, SHOWN_OF_AN_END)
  }
  if (!terms.some(({ kind }) => kind === 'oldest')) return found
  const ancient = sorted.filter(({ discoveryYear }) => discoveryYear === 0).length
  return sorted.slice(0, Math.max(SHOWN_OF_AN_END, ancient + 1))
}

type ReadTerm = { readonly term: TableTerm; readonly length: number }

function firstTerm(text: string, known: Known): ReadTerm | null {
  const stated = stateTermAt(text)
  if (stated !== null) return stated
  const phrase = wordAt(text, known.traits)
  const condition = valueTermAt(text, known.properties)
  // 'discovered first' and 'most recently discovered' are no values.
  if (phrase !== null && phrase.length > (condition?.length ?? 0)) return phrase
  if (condition !== null) {
    return { term: { kind: 'value', condition: condition.value }, length: condition.length }
  }
  return placeAt(text) ?? countAt(text) ?? chargeAt(text) ?? yearsAt(text) ?? notAt(text, known)
}

/** 'liquid at 500 °C'. */
function stateTermAt(text: string): ReadTerm | null {
  const [said, name = ''] = /^(solid|liquid|gas)(?:s|es)? at (?=[-−\d])/.exec(text) ?? []
  const state = states.find((entry) => entry === name)
  const celsius = said === undefined ? null : celsiusAt(text.slice(said.length))
  if (said === undefined || state === undefined || celsius === null) return null
  return {
    term: { kind: 'state-at', state, celsius: celsius.value },
    length: said.length + celsius.length,
  }
}

/** 'not metals'; 'non-metals' are a class of their own. */
function notAt(text: string, known: Known): ReadTerm | null {
  const [said] = /^(?:not|without) /.exec(text) ?? []
  const denied = said === undefined ? null : firstTerm(text.slice(said.length), known)
  if (said === undefined || denied === null) return null
  return { term: { kind: 'not', term: denied.term }, length: said.length + denied.length }
}

function placeAt(text: string): ReadTerm | null {
  const [labeled, label = ''] = /^group ([ivx]+[ab])(?= |$)/.exec(text) ?? []
  const group = 1 + casLabels.indexOf(label.toUpperCase())
  // VIIIB was the label of three groups.
  if (labeled !== undefined && group > 0 && label !== 'viiib') {
    return { term: { kind: 'group', number: group }, length: labeled.length }
  }
  const [numbered, kind, digits] = /^(group|period|row|column) (\d{1,2})(?!\w)/.exec(text) ?? []
  if (numbered === undefined) return null
  const number = Number(digits)
  const isPeriod = kind === 'period' || kind === 'row'
  if (number < 1 || number > (isPeriod ? 7 : 18)) return null
  return { term: { kind: isPeriod ? 'period' : 'group', number }, length: numbered.length }
}

/** '4 valence electrons', 'oxidation state +7'. */
function countAt(text: string): ReadTerm | null {
  const [outer, count = ''] =
    /^(\d|one|two|three|four|five|six|seven|eight) (?:(?:valence|outer) (?:shell )?electrons?|electrons? (?:valence|outer|outermost) (?:shell|level))(?= |$)/.exec(
      text,
    ) ?? []
  if (outer !== undefined) {
    const number = counts.includes(count) ? 1 + counts.indexOf(count) : Number(count)
    return { term: { kind: 'valence', number }, length: outer.length }
  }
  const [state, sign, digit] =
    /^(?:common )?oxidation (?:states?|numbers?) ([-−+]?)(\d)(?= |$)/.exec(text) ?? []
  if (state === undefined) return null
  const number = sign === '-' || sign === '−' ? -Number(digit) : Number(digit)
  return { term: { kind: 'oxidation', number }, length: state.length }
}

/** 'charge 2+', 'form 2- ions', '+1 ions', 'isoelectronic neon'. */
function chargeAt(text: string): ReadTerm | null {
  const [same, name = ''] = /^(?:ions? )?isoelectronic ([a-z]+)(?= |$)/.exec(text) ?? []
  const like = same === undefined ? undefined : identityCalled(name)
  if (same !== undefined && like !== undefined) {
    return {
      term: { kind: 'isoelectronic', electrons: like.atomicNumber },
      length: same.length,
    }
  }
  const [said, sign, digit, signAfter] =
    /^(?=.*\b(?:ions?|charges?)\b)(?:forms? )?(?:(?:ions?|charges?) )*([-−+])?(\d)([-−+])?(?: (?:ions?|charges?))*(?= |$)/.exec(
      text,
    ) ?? []
  const own = sign ?? signAfter
  if (said === undefined || own === undefined || !/ions?|charges?/.test(said)) return null
  const charge = own === '+' ? Number(digit) : -Number(digit)
  return { term: { kind: 'ion', charge }, length: said.length }
}

/** 'discovered before 1800', 'found between 1900 and 1950' (without 'and'), 'discovered in 1898' (without 'in'). */
function yearsAt(text: string): ReadTerm | null {
  const [spanned, hundred, century] =
    /^(?:discovered|found|isolated)(?: during| by)? (?:(\d\d)00s|(\d\d)th century)(?= |$)/.exec(
      text,
    ) ?? []
  if (spanned !== undefined) {
    // The 18th century ends with 1800.
    const from = hundred === undefined ? (Number(century) - 1) * 100 + 1 : Number(hundred) * 100
    return { term: { kind: 'discovered', from, to: from + 99 }, length: spanned.length }
  }
  const [said, how, first, second] =
    /^(?:discovered|found|isolated)(?: (before|after|since|between))? (\d{4})(?: (\d{4}))?(?= |$)/.exec(
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

/** The longest phrase that a text begins with. */
function wordAt(text: string, traits: readonly Trait[]): ReadTerm | null {
  const candidates = phrasesByStart(traits).get(text.slice(0, START)) ?? []
  const found = candidates.flatMap(([phrase, term]): readonly ReadTerm[] => {
    if (!text.startsWith(phrase)) return []
    const [ending] = /^s?(?= |$)/.exec(text.slice(phrase.length)) ?? []
    return ending === undefined ? [] : [{ term, length: phrase.length + ending.length }]
  })
  return found.toSorted((one, other) => other.length - one.length)[0] ?? null
}

type Phrase = readonly [phrase: string, term: TableTerm]

/** There are thousands of phrases, and each letter that is typed asks for one: so many letters lead to a few of them. */
const START = 2
const known = new WeakMap<readonly Trait[], ReadonlyMap<string, readonly Phrase[]>>()

function phrasesByStart(traits: readonly Trait[]): ReadonlyMap<string, readonly Phrase[]> {
  const before = known.get(traits)
  if (before !== undefined) return before
  const own = traits.flatMap((trait) =>
    trait.phrases.map((phrase): Phrase => [phrase, { kind: 'trait', trait }]),
  )
  const grouped = new Map<string, Phrase[]>()
  for (const phrase of [...vocabulary, ...own]) {
    const start = phrase[0].slice(0, START)
    grouped.set(start, [...(grouped.get(start) ?? []), phrase])
  }
  known.set(traits, grouped)
  return grouped
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
    case 'monatomic':
      return element.category === 'noble gas' && !element.statePredicted
    case 'sublimes':
      return element.sublimes
    case 'stable':
      return hasStableIsotope(element.symbol)
    case 'main-group':
      return MAIN_GROUPS.has(element.group) && element.block !== 'd' && element.block !== 'f'
    case 'platinum-group':
      return PLATINUM_GROUPS.has(element.group) && PLATINUM_PERIODS.has(element.period)
    case 'transuranium':
      return element.atomicNumber > URANIUM
    case 'natural':
      return isNatural(element)
    case 'synthetic':
      return !isNatural(element)
    case 'newest':
    case 'oldest':
      return true
    case 'ion':
      return commonIonsOf(element.symbol).some(({ charge }) => charge === term.charge)
    case 'isoelectronic':
      return ionWith(element, term.electrons) !== null
    case 'trait':
      return term.trait.texts.has(element.symbol)
    case 'not':
      return !has(element, term.term)
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

/** The charge of the common ion of an element that has so many electrons; null where there is none. */
export function ionWith({ symbol, protons }: Element, electrons: number): number | null {
  const found = commonIonsOf(symbol).find(({ charge }) => protons - charge === electrons)
  return found?.charge ?? null
}

/** Whether nature has an isotope of the element with a share of its atoms (IUPAC 2013), or the crust an amount of it. */
function isNatural({ symbol }: Element): boolean {
  return naturalIsotopes(symbol).length > 0 || propertiesOf(symbol).crustAbundance !== null
}

function termsOf(
  kind: PlainKind,
  words: readonly string[],
): readonly (readonly [string, TableTerm])[] {
  return words.map((word) => [word, { kind }] as const)
}

function phrases(
  table: Readonly<Record<string, readonly string[]>>,
  kind: 'family' | 'class',
): readonly (readonly [string, TableTerm])[] {
  return Object.entries(table).flatMap(([name, words]) =>
    words.map((word) => [word, { kind, name }] as const),
  )
}
