import type { ElementSymbol } from '#chemistry/elements/element-record.ts'
import { identities, type Identity } from '#chemistry/elements/identities.ts'
import type { TemperatureUnit } from '#chemistry/units.ts'

import { namesOf } from './element-names.ts'
import { celsiusAt, type SearchedProperty, spokenNamesOf } from './value-terms.ts'

/** The part of an element that a question asks for. */
export type Topic =
  /** The unit is that of a temperature. */
  | {
      readonly kind: 'property'
      readonly property: SearchedProperty
      readonly unit: TemperatureUnit
    }
  /** In °C. */
  | { readonly kind: 'state'; readonly celsius: number }
  | { readonly kind: PlainKind }
  /** Of one isotope, or of the longest-lived one. */
  | { readonly kind: 'half-life'; readonly massNumber: number | null }
  /** Of one isotope, or of the usual one. */
  | { readonly kind: 'particles'; readonly massNumber: number | null }
  /** What only the page of the element has. */
  | { readonly kind: 'section'; readonly section: Section }

type PlainKind =
  | 'class'
  | 'place'
  | 'stable-isotopes'
  | 'discovery'
  | 'oxidation'
  | 'configuration'
  | 'ion-radius'
  | 'shells'
  | 'uses'
  | 'origin'
  | 'symbol'
  | 'protons'
  | 'ions'
  | 'appearance'
  | 'flame'
  | 'magnetism'

/** A section of the page of an element. */
export type Section = 'isotopes' | 'ionization' | 'spectrum' | 'crystal' | 'use'

/** A question about elements that it names: 'is iodine a solid', 'compare sodium and chlorine size'. */
export type Question = {
  /** Null where only the elements are named. */
  readonly topic: Topic | null
  /** In the order of the text, each once; empty for a question about a whole trend. */
  readonly symbols: readonly ElementSymbol[]
  /** Whether it asks for the smaller of several. */
  readonly isForLeast: boolean
  readonly isWhy: boolean
  /** Along a period, down a group, or not said. */
  readonly direction: 'period' | 'group' | null
}

const ROOM_CELSIUS = 25
/** An element by its number: 'the uses of element 92'. */
const NUMBERED = /\belement (?:number |no\.? )?(\d{1,3})\b/gi

/** Symbols that begin sentences as words. */
const WORDS = new Set(['I', 'He', 'In', 'As', 'At', 'Be', 'No', 'Am'])

const WHY = /^(?:why|explain|how come|what makes|reason)\b/
const MIN = /\b(?:smaller|smallest|shrinks?|lower|lowest|less|least|lighter|softer|decreases?)\b/

/** Words for the topics of questions, the first that is found counts. */
const words: readonly (readonly [pattern: RegExp, key: string])[] = [
  [/\bioni[sz]/, 'ionizationEnergy'],
  [/\belectronegativ/, 'electronegativityPauling'],
  [/\belectron affinit|\baffinity\b/, 'electronAffinity'],
  [/\bmelt|\bfreez/, 'meltingPoint'],
  [/\bboil/, 'boilingPoint'],
  [/\bdens|\bfloats?\b/, 'density'],
  [/\bconduct\w*(?: of)? heat|\bheat conduct/, 'thermalConductivity'],
  [/\bconduct|\bresistivity/, 'electricalResistivity'],
  [/\bhard|\bsoft/, 'mohsHardness'],
  [/\bheav|\blight(?!\s*bulb)|\bweigh|\bmass/, 'atomicMass'],
  [/\bvalence/, 'valenceElectrons'],
  [/\bisotopes?\b/, 'isotopes'],
  [/\bsize|\bradi(?:us|i)\b|\blarge|\bbig|\bsmall|\bshrink|\bgrow/, 'covalentRadiusCordero'],
]

/** Words for what only the page of an element has. They stand before the names of properties: the second ionization energy is another one. */
const sections: readonly (readonly [pattern: RegExp, section: Section])[] = [
  [/\b(?:second|third|fourth|fifth|2nd|3rd|4th|5th|successive)\b.*\bioni[sz]/, 'ionization'],
  [/\bdecays?\b/, 'isotopes'],
  [/\b(?:toxic|poison\w*|danger\w*|hazard\w*|safe)\b/, 'use'],
  [/\b(?:spectrum|spectral|emission)\b/, 'spectrum'],
  [/\b(?:crystal|lattice)\b/, 'crystal'],
]

/** Words that count before those of states: 'what color is chlorine gas'. */
const looks: readonly (readonly [pattern: RegExp, kind: PlainKind])[] = [
  [/\bflame\b|\bcolou?r\b.*\bburns?\b/, 'flame'],
  [/\bcolou?rs?\b|\bcolou?red\b|\blooks?(?: like)?\b|\bappearance\b/, 'appearance'],
]
const HALF_LIFE = /\bhalf[- ]?li(?:fe|ves)\b/
const STABLE = /\bstable isotopes?\b|\bisotopes?\b.*\bstable\b/
/** A reason for a name or a symbol is its origin. */
const NAMED = /\b(?:called|named?|symbol)\b/

/** 'Na+' among words about size. */
const SIZE =
  /\b(?:radi(?:us|i)|size|large|larger|largest|big|bigger|biggest|small|smaller|smallest)\b/
const WRITTEN_ION = /(?:^|\s)[A-Z][a-z]?\^?[\d⁰¹²³⁴⁵⁶⁷⁸⁹]?[+\-−⁺⁻](?=\s|$)/
const ION_RADIUS =
  /\bionic (?:radi|size)|\b(?:radi(?:us|i)|size|large|big|small)\b.*\bions?\b|\bions?\b.*\b(?:radi(?:us|i)|size|larger?|bigger|smaller)\b/

const kinds: readonly (readonly [pattern: RegExp, kind: PlainKind | 'particles'])[] = [
  [/\b(?:para|dia|ferro)?magnet(?:ic|ism)\b/, 'magnetism'],
  [/\boxidation\b|\bvalency\b/, 'oxidation'],
  [/\bcharges?\b|\bions?\b/, 'ions'],
  [
    /\belectrons?\b.*\b(?:lose|gain|give|take)|\b(?:lose|gain|give|take)s?\b.*\belectrons?\b/,
    'ions',
  ],
  [/\bconfiguration/, 'configuration'],
  [/\b(?:shells?|energy levels?)\b/, 'shells'],
  [/\bneutrons?\b|(?<!(?:valence|outer) )\belectrons\b/, 'particles'],
  [/\bus(?:ed?|es)\b/, 'uses'],
  [/\b(?:names?|named|called)\b|\bsymbol\b.*\bcome from\b/, 'origin'],
  [/\bsymbol\b/, 'symbol'],
  [/\bprotons?\b|\batomic number\b/, 'protons'],
  [/\bdiscover|\bfound\b|\bknown\b/, 'discovery'],
  [/\b(?:group|period|block|column|row)\b/, 'place'],
  [
    /\b(?:metals?|non-?metals?|metalloids?|gas(?:es)? noble|noble|halogens?|alkali|radioactive|stable|family|class|kind|type|lanthanides?|actinides?)\b/,
    'class',
  ],
]

/**
 * Reads a question about elements or about a trend; null for a text that asks neither. A name counts as a
 * whole word, a symbol as it is written and not as a word of a sentence.
 */
export function questionIn(text: string, properties: readonly SearchedProperty[]): Question | null {
  const said = text
    .replace(/[?!:,]/g, ' ')
    .replace(/['’]s\b/g, '')
    // 'carbon-14' is carbon.
    .replace(/(?<=\p{L})-(?=\d)/gu, ' ')
    .replace(NUMBERED, (whole, number: string) => symbolOf(Number(number)) ?? whole)
  const small = said.toLowerCase().trim()
  const isWhy = WHY.test(small)
  const symbols = symbolsIn(said)
  const topic =
    !isWhy && WRITTEN_ION.test(said) && SIZE.test(small)
      ? ({ kind: 'ion-radius' } as const)
      : topicIn(withoutNames(small), properties, isWhy)
  const isEmpty = symbols.length === 0 && !(isWhy && topic?.kind === 'property')
  const isBare =
    topic === null && !(symbols.length > 1 && /\b(?:compare|difference|vs)\b/.test(small))
  return isEmpty || isBare
    ? null
    : {
        topic,
        symbols,
        isForLeast: MIN.test(small) !== isConductivity(topic),
        isWhy,
        direction: directionIn(small),
      }
}

function symbolOf(atomicNumber: number): ElementSymbol | undefined {
  return identities.find((entry) => entry.atomicNumber === atomicNumber)?.symbol
}

/** The better conductor is the one with the lower resistivity. */
function isConductivity(topic: Topic | null): boolean {
  return topic?.kind === 'property' && topic.property.property === 'electricalResistivity'
}

/** The elements that a text without punctuation names, in its order, each once. */
export function symbolsIn(text: string): readonly ElementSymbol[] {
  const said = text.split(/\s+/)
  // After a number K, C and F are units.
  const named = said.filter((_, index) => !/\d$|°$/.test(said[index - 1] ?? ''))
  return [...new Set(named.flatMap((word) => identityNamed(word)?.symbol ?? []))]
}

function identityNamed(word: string): Identity | undefined {
  const small = word.toLowerCase()
  return identities.find(
    (entry) => (entry.symbol === word && !WORDS.has(word)) || namesOf(entry).includes(small),
  )
}

/** Without the elements, whose names may hold other words: 'tin' is no 'tint'. */
function withoutNames(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => identityNamed(word) === undefined)
    .join(' ')
}

/** A question for a reason has a period or a group as a direction, others may ask for them. */
function topicIn(
  text: string,
  properties: readonly SearchedProperty[],
  isWhy: boolean,
): Topic | null {
  if (isWhy && NAMED.test(text)) return { kind: 'origin' }
  if (!isWhy && HALF_LIFE.test(text)) return { kind: 'half-life', massNumber: massNumberIn(text) }
  if (!isWhy && STABLE.test(text)) return { kind: 'stable-isotopes' }
  const [, look] = (isWhy ? [] : looks).find(([pattern]) => pattern.test(text)) ?? []
  if (look !== undefined) return { kind: look }
  const [, section] = (isWhy ? [] : sections).find(([pattern]) => pattern.test(text)) ?? []
  if (section !== undefined) return { kind: 'section', section }
  if (ION_RADIUS.test(text)) return isWhy ? null : { kind: 'ion-radius' }
  const state = stateIn(text)
  if (state !== null) return state
  const unit = unitIn(text)
  const named = properties
    .flatMap((property) => spokenNamesOf(property).map((name) => ({ property, name })))
    .filter(({ name }) => text.includes(name))
    .toSorted((one, other) => other.name.length - one.name.length)[0]
  if (named !== undefined) return { kind: 'property', property: named.property, unit }
  const [, kind] = (isWhy ? [] : kinds).find(([pattern]) => pattern.test(text)) ?? []
  if (kind === 'particles') return { kind, massNumber: massNumberIn(text) }
  if (kind !== undefined) return { kind }
  const [, key] = words.find(([pattern]) => pattern.test(text)) ?? []
  const property = properties.find((entry) => entry.property === key)
  return property === undefined ? null : { kind: 'property', property, unit }
}

/** 'uranium 238', without its name. */
function massNumberIn(text: string): number | null {
  const [digits] = /\b\d{1,3}\b/.exec(text) ?? []
  return digits === undefined ? null : Number(digits)
}

function unitIn(text: string): TemperatureUnit {
  if (/\bkelvins?\b| in k$/.test(text)) return 'K'
  return /\bfahrenheit\b| in °?f$/.test(text) ? 'F' : 'C'
}

/** 'solid', 'state at 100 °C'; a noble gas is a family. */
function stateIn(text: string): Topic | null {
  const [said] =
    /\b(?:(?<!oxidation )state|phase|solid|liquid|(?<!noble )gas|gaseous)\b(?! configuration)/.exec(
      text,
    ) ?? []
  if (said === undefined) return null
  const [at = '', number] = /\bat (?=[-−]?\d)(.*)$/.exec(text) ?? []
  const celsius = at === '' || number === undefined ? null : celsiusAt(number)
  return { kind: 'state', celsius: celsius?.value ?? ROOM_CELSIUS }
}

function directionIn(text: string): Question['direction'] {
  if (/\b(?:across|along|left|right|period|row)\b/.test(text)) return 'period'
  return /\b(?:down|group|column)\b/.test(text) ? 'group' : null
}
