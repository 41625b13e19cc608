import type { ElementSymbol } from '#chemistry/elements/element-record.ts'
import { elements } from '#chemistry/elements/elements.ts'
import { kelvinFrom, toCelsius } from '#chemistry/units.ts'

import { identityCalled } from './element-names.ts'

/** A property that the search compares elements by, with its values by symbol. */
export type SearchedProperty = {
  readonly property: string
  /** The property in a sentence: 'melting point'. */
  readonly name: string
  /** '' for a number without unit. */
  readonly unit: string
  readonly values: ReadonlyMap<ElementSymbol, number>
}

/** A condition on the values of a property, as it can be typed. */
export type ValueTerm =
  /** Values below or above a limit, in the unit of the property. */
  | {
      readonly kind: 'below' | 'above'
      readonly property: SearchedProperty
      readonly limit: number
    }
  /** Values between two limits, which count. */
  | {
      readonly kind: 'between'
      readonly property: SearchedProperty
      readonly low: number
      readonly high: number
    }
  /** The few highest or lowest values, from this place on: 2 for the second highest. */
  | {
      readonly kind: 'highest' | 'lowest'
      readonly property: SearchedProperty
      readonly place: number
    }
  /** All values, for 'electronegativity of the halogens'. */
  | { readonly kind: 'all'; readonly property: SearchedProperty }

/** Two elements of which one has the larger value. */
export type Comparison = {
  readonly property: SearchedProperty
  /** The element that the question asks for comes first; of equal ones the first that is named. */
  readonly symbols: readonly [ElementSymbol, ElementSymbol]
  readonly isTie: boolean
}

/** The properties of the element record. A caller that has more values adds them. */
export const recordedProperties: readonly SearchedProperty[] = [
  recorded('meltingPoint', 'melting point', '°C'),
  recorded('boilingPoint', 'boiling point', '°C'),
  recorded('density', 'density', 'g/cm³'),
  recorded('ionizationEnergy', 'first ionization energy', 'kJ/mol'),
  recorded('atomicMass', 'atomic mass', 'u'),
]

/** Other words for a property by its key. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  ionizationEnergy: ['ionization energy', 'ionisation energy', 'first ionisation energy'],
  atomicMass: ['atomic weight', 'relative atomic mass', 'molar mass'],
  electronegativityPauling: ['pauling electronegativity'],
  covalentRadiusCordero: ['atomic radius', 'atomic radii', 'radius', 'atomic size', 'size'],
  meltingPoint: ['freezing point', 'melting temperature'],
  boilingPoint: ['boiling temperature'],
  electricalResistivity: ['resistivity'],
  specificHeat: ['specific heat', 'heat capacity'],
  mohsHardness: ['hardness'],
  thermalConductivity: ['heat conductivity'],
  isotopes: ['isotope'],
}

/** Verbs that name a property: 'melts below 100 °C'. */
const verbs: readonly (readonly [pattern: RegExp, key: string])[] = [
  [/^melt(?:s|ing)? /, 'meltingPoint'],
  [/^boil(?:s|ing)? /, 'boilingPoint'],
]

const limits: readonly (readonly [pattern: RegExp, kind: 'below' | 'above'])[] = [
  [/^(?:below|under|less than|lower than|smaller than|<) ?/, 'below'],
  [/^(?:above|over|more than|higher than|greater than|larger than|>) ?/, 'above'],
]

/** The density of water at 25 °C in g/cm³ (CRC Handbook). */
const WATER = 0.997
/** The density of dry air at 0 °C and 101.325 kPa in g/cm³ (CRC Handbook), where densities of gases are given. */
const AIR = 0.001293
const ROOM_KELVIN = 298.15

/** Whole phrases for a limit; the reason shows the value. */
const conditions: readonly (readonly [
  pattern: RegExp,
  kind: 'below' | 'above',
  key: string,
  limit: number,
])[] = [
  [/^(?:float|floats|floating)(?: on)? water(?= |$)/, 'below', 'density', WATER],
  [/^(?:less dense|lighter) than water(?= |$)/, 'below', 'density', WATER],
  [/^(?:denser|more dense|heavier) than water(?= |$)/, 'above', 'density', WATER],
  [/^(?:less dense|lighter) than air(?= |$)/, 'below', 'density', AIR],
  [/^(?:denser|more dense|heavier) than air(?= |$)/, 'above', 'density', AIR],
  [/^(?:ferro)?magnetic(?= |$)/, 'above', 'curieTemperature', ROOM_KELVIN],
]

const ends: readonly (readonly [pattern: RegExp, kind: 'highest' | 'lowest'])[] = [
  [/^(?:highest|largest|greatest|biggest|most) /, 'highest'],
  [/^(?:lowest|smallest|least) /, 'lowest'],
]

/** Whole phrases for an end of a property. */
const superlatives: readonly (readonly [
  pattern: RegExp,
  kind: 'highest' | 'lowest',
  key: string,
])[] = [
  [/^(?:densest|most dense)(?= |$)/, 'highest', 'density'],
  [/^least dense(?= |$)/, 'lowest', 'density'],
  [/^heaviest(?: atoms?)?(?= |$)/, 'highest', 'atomicMass'],
  [/^lightest(?: atoms?)?(?= |$)/, 'lowest', 'atomicMass'],
  [/^most electronegative(?= |$)/, 'highest', 'electronegativityPauling'],
  [/^(?:least electronegative|most electropositive)(?= |$)/, 'lowest', 'electronegativityPauling'],
  [/^(?:largest|biggest) atoms?(?= |$)/, 'highest', 'covalentRadiusCordero'],
  [/^smallest atoms?(?= |$)/, 'lowest', 'covalentRadiusCordero'],
  // Of nonmetals the hardness depends on the form: diamond and graphite are both carbon.
  [/^hardest(?= metals?(?: |$))/, 'highest', 'mohsHardness'],
  [/^softest(?= metals?(?: |$))/, 'lowest', 'mohsHardness'],
  [/^conducts? (?:electricity|electric current) best(?= |$)/, 'lowest', 'electricalResistivity'],
  [/^conducts? heat best(?= |$)/, 'highest', 'thermalConductivity'],
  [
    /^best(?: electrical)? conductors?(?! (?:of )?(?:heat|electricity))(?= |$)/,
    'lowest',
    'electricalResistivity',
  ],
  [/^best conductors? electricity(?= |$)/, 'lowest', 'electricalResistivity'],
  [/^best (?:thermal|heat) conductors?(?= |$)/, 'highest', 'thermalConductivity'],
  [/^best conductors? heat(?= |$)/, 'highest', 'thermalConductivity'],
  [
    /^worst (?:electrical )?conductors?(?: electricity)?(?= |$)/,
    'highest',
    'electricalResistivity',
  ],
  [
    /^worst (?:(?:thermal|heat) conductors?|conductors? heat)(?= |$)/,
    'lowest',
    'thermalConductivity',
  ],
  [
    /^most (?:abundant|common)(?: in)?(?: earth(?:'?s)?)? crust(?= |$)/,
    'highest',
    'abundanceCrust',
  ],
  [
    /^(?:rarest|least (?:abundant|common))(?:(?: in| on)?(?: earth'?s| earth)?(?: crust)?)(?= |$)/,
    'lowest',
    'abundanceCrust',
  ],
  [/^most (?:abundant|common)(?: in)? sea(?: ?water)?(?= |$)/, 'highest', 'abundanceSea'],
  [/^most (?:abundant|common)(?: in)? (?:human )?body(?= |$)/, 'highest', 'abundanceHuman'],
  [/^most (?:abundant|common)(?: in)? sun(?= |$)/, 'highest', 'abundanceSun'],
  [/^most (?:abundant|common)(?: in)? universe(?= |$)/, 'highest', 'abundanceUniverse'],
  [
    /^most (?:abundant|common)(?: on)?(?: earth)?(?= metals?(?: |$)| non ?metals?(?: |$)|$)/,
    'highest',
    'abundanceCrust',
  ],
]

/** Words for an end that name a property only where none follows: 'smallest halogen'. */
const sizes: readonly (readonly [pattern: RegExp, kind: 'highest' | 'lowest', key: string])[] = [
  [/^(?:largest|biggest)(?= |$)/, 'highest', 'covalentRadiusCordero'],
  [/^smallest(?= |$)/, 'lowest', 'covalentRadiusCordero'],
]

/** Words for the places of abundances. */
const places: readonly (readonly [pattern: RegExp, key: string])[] = [
  [/^(?:human )?body(?= |$)|^humans?(?= |$)/, 'abundanceHuman'],
  [/^(?:earth'?s )?crust(?= |$)/, 'abundanceCrust'],
  [/^sea ?water(?= |$)|^(?:sea|oceans?)(?= |$)/, 'abundanceSea'],
  [/^sun(?= |$)/, 'abundanceSun'],
  [/^universe(?= |$)/, 'abundanceUniverse'],
]

const ordinals: readonly (readonly [pattern: RegExp, place: number])[] = [
  [/^(?:second|2nd) /, 2],
  [/^(?:third|3rd) /, 3],
  [/^(?:fourth|4th) /, 4],
  [/^(?:fifth|5th) /, 5],
]

/** Adjectives that compare two elements by a property whose name follows. */
const comparedProperties: readonly (readonly [pattern: RegExp, kind: 'highest' | 'lowest'])[] = [
  [/^(?:higher|larger|bigger|greater|more) /, 'highest'],
  [/^(?:lower|smaller|less) /, 'lowest'],
]

/** Adjectives that compare two elements. */
const comparatives: readonly (readonly [
  pattern: RegExp,
  kind: 'highest' | 'lowest',
  key: string,
])[] = [
  [/^(?:larger|bigger)(?: atoms?)? /, 'highest', 'covalentRadiusCordero'],
  [/^smaller(?: atoms?)? /, 'lowest', 'covalentRadiusCordero'],
  [/^(?:denser|more dense) /, 'highest', 'density'],
  [/^less dense /, 'lowest', 'density'],
  [/^more electronegative /, 'highest', 'electronegativityPauling'],
  [/^less electronegative /, 'lowest', 'electronegativityPauling'],
  [/^heavier(?: atoms?)? /, 'highest', 'atomicMass'],
  [/^lighter(?: atoms?)? /, 'lowest', 'atomicMass'],
]

const NUMBER = /^[-−]?\d+(?:\.\d+)?/
const temperatureUnits: readonly (readonly [pattern: RegExp, unit: 'C' | 'K' | 'F'])[] = [
  [/^(?:° ?c|degrees? c(?:elsius)?|celsius|c)(?= |$)/, 'C'],
  [/^(?:k|kelvins?)(?= |$)/, 'K'],
  [/^(?:° ?f|degrees? f(?:ahrenheit)?|fahrenheit|f)(?= |$)/, 'F'],
  [/^degrees?(?= |$)/, 'C'],
]

/** Something that was read from the beginning of a text, and how many characters it takes. */
type Read<Value> = { readonly value: Value; readonly length: number }

/** The beginning of a comparison, and how many characters it takes. */
type Compared = {
  readonly kind: 'highest' | 'lowest'
  readonly property: SearchedProperty
  readonly length: number
}

/** Reads a condition such as 'melts below 100 °C' or 'highest density' from the beginning of a text. */
export function valueTermAt(
  text: string,
  properties: readonly SearchedProperty[],
): Read<ValueTerm> | null {
  return (
    superlativeAt(text, properties) ??
    conditionAt(text, properties) ??
    thanElementAt(text, properties) ??
    limitAt(text, properties) ??
    betweenAt(text, properties) ??
    allAt(text, properties)
  )
}

/** Reads a temperature in °C, as '100 °C', '373 K' or '100', from the beginning of a text. */
export function celsiusAt(text: string): Read<number> | null {
  const [digits] = NUMBER.exec(text) ?? []
  if (digits === undefined) return null
  const number = Number(digits.replace('−', '-'))
  const rest = text.slice(digits.length).trimStart()
  const start = text.length - rest.length
  for (const [pattern, unit] of temperatureUnits) {
    const [written] = pattern.exec(rest) ?? []
    if (written !== undefined) {
      return { value: toCelsius(kelvinFrom(number, unit)), length: start + written.length }
    }
  }
  return { value: number, length: digits.length }
}

/** Reads 'larger sodium or chlorine', where `symbolOf` knows elements; null without both values. */
export function comparisonIn(
  text: string,
  properties: readonly SearchedProperty[],
  symbolOf: (name: string) => ElementSymbol | null,
): Comparison | null {
  for (const { kind, property, length } of comparedAt(text, properties)) {
    const [one, other, ...more] = text
      .slice(length)
      .split(/ (?:(?:or|than|vs\.?) )?/)
      .map(symbolOf)
    if (one === undefined || other === undefined || more.length > 0) continue
    const first = one === null ? undefined : property.values.get(one)
    const second = other === null ? undefined : property.values.get(other)
    if (one === null || other === null || first === undefined || second === undefined) continue
    const isFirst = kind === 'highest' ? first >= second : first <= second
    return { property, symbols: isFirst ? [one, other] : [other, one], isTie: first === second }
  }
  return null
}

/** Returns the words for a property in small letters: its name, and other ones. */
export function spokenNamesOf({ property, name }: SearchedProperty): readonly string[] {
  return [name.toLowerCase(), ...(otherNames[property] ?? [])]
}

/** Whether a value meets a condition; for the ends, whether there is a value. */
export function meets(symbol: ElementSymbol, term: ValueTerm): boolean {
  const value = term.property.values.get(symbol)
  if (value === undefined) return false
  if (term.kind === 'below') return value < term.limit
  if (term.kind === 'between') return value >= term.low && value <= term.high
  return term.kind === 'above' ? value > term.limit : true
}

function superlativeAt(
  text: string,
  properties: readonly SearchedProperty[],
): Read<ValueTerm> | null {
  const [ordinal, place] = ordinals.find(([pattern]) => pattern.test(text)) ?? [null, 1]
  const [before = ''] = ordinal?.exec(text) ?? []
  const rest = text.slice(before.length)
  const phrase = phraseAt(rest, superlatives, properties)
  if (phrase !== null) {
    const { kind, property, length } = phrase
    return { value: { kind, property, place }, length: before.length + length }
  }
  for (const [pattern, kind] of ends) {
    const [said] = pattern.exec(rest) ?? []
    const named = said === undefined ? null : propertyAt(rest.slice(said.length), properties)
    if (said !== undefined && named !== null) {
      const length = before.length + said.length + named.length
      return { value: { kind, property: named.value, place }, length }
    }
  }
  const size = phraseAt(rest, sizes, properties)
  if (size === null) return null
  const { kind, property, length } = size
  return { value: { kind, property, place }, length: before.length + length }
}

/** The first phrase of a list that a text begins with. */
function phraseAt(
  text: string,
  phrases: readonly (readonly [pattern: RegExp, kind: 'highest' | 'lowest', key: string])[],
  properties: readonly SearchedProperty[],
): Compared | null {
  for (const [pattern, kind, key] of phrases) {
    const [said] = pattern.exec(text) ?? []
    const property = properties.find((entry) => entry.property === key)
    if (said !== undefined && property !== undefined) return { kind, property, length: said.length }
  }
  return null
}

/** 'heavier than uranium', 'higher melting point than iron'. */
function thanElementAt(
  text: string,
  properties: readonly SearchedProperty[],
): Read<ValueTerm> | null {
  for (const { kind, property, length } of comparedAt(text, properties)) {
    const [said, name = ''] = /^than ([a-z]+)(?= |$)/.exec(text.slice(length)) ?? []
    const limit = property.values.get(identityCalled(name)?.symbol ?? '')
    if (said === undefined || limit === undefined) continue
    return {
      value: { kind: kind === 'highest' ? 'above' : 'below', property, limit },
      length: length + said.length,
    }
  }
  return null
}

/** 'density between 7 8', without its 'and'. */
function betweenAt(text: string, properties: readonly SearchedProperty[]): Read<ValueTerm> | null {
  const named = propertyAt(text, properties) ?? verbAt(text, properties)
  if (named === null) return null
  const rest = text.slice(named.length).trimStart()
  const [said, first, own, second] =
    /^(?:between|from) ([-−]?\d+(?:\.\d+)?) ?(\D*?) ?(?:to )?(?=([-−]?\d+(?:\.\d+)?))/.exec(rest) ??
    []
  if (said === undefined || first === undefined || second === undefined) return null
  const after = rest.slice(said.length)
  const high = amountAt(after, named.value)
  if (high === null) return null
  // 'between 500 and 600 K': the unit belongs to both.
  const unit = own === '' ? after.slice(second.length, high.length) : ` ${own}`
  const low = amountAt(`${first}${unit}`, named.value)
  if (low === null) return null
  return {
    value: { kind: 'between', property: named.value, low: low.value, high: high.value },
    length: text.length - after.length + high.length,
  }
}

/** 'electronegativity', and 'human body' for the abundance there. */
function allAt(text: string, properties: readonly SearchedProperty[]): Read<ValueTerm> | null {
  const named = propertyAt(text, properties)
  if (named !== null) {
    return { value: { kind: 'all', property: named.value }, length: named.length }
  }
  for (const [pattern, key] of places) {
    const [said] = pattern.exec(text) ?? []
    const property = properties.find((entry) => entry.property === key)
    if (said !== undefined && property !== undefined) {
      return { value: { kind: 'all', property }, length: said.length }
    }
  }
  return null
}

function conditionAt(
  text: string,
  properties: readonly SearchedProperty[],
): Read<ValueTerm> | null {
  for (const [pattern, kind, key, limit] of conditions) {
    const [said] = pattern.exec(text) ?? []
    const property = properties.find((entry) => entry.property === key)
    if (said !== undefined && property !== undefined) {
      return { value: { kind, property, limit }, length: said.length }
    }
  }
  return null
}

function limitAt(text: string, properties: readonly SearchedProperty[]): Read<ValueTerm> | null {
  const named = propertyAt(text, properties) ?? verbAt(text, properties)
  if (named === null) return null
  const rest = text.slice(named.length).trimStart()
  for (const [pattern, kind] of limits) {
    const [said] = pattern.exec(rest) ?? []
    const limit = said === undefined ? null : amountAt(rest.slice(said.length), named.value)
    if (said !== undefined && limit !== null) {
      return {
        value: { kind, property: named.value, limit: limit.value },
        length: text.length - rest.length + said.length + limit.length,
      }
    }
  }
  return null
}

/** A number in the unit of the property, which may be written after it. */
function amountAt(text: string, { unit }: SearchedProperty): Read<number> | null {
  if (unit === '°C') return celsiusAt(text)
  const [digits] = NUMBER.exec(text) ?? []
  if (digits === undefined) return null
  const rest = text.slice(digits.length).trimStart()
  const written = unit.toLowerCase()
  const spelling = [written, written.replace('³', '3')].find(
    (entry) => entry !== '' && rest.startsWith(entry),
  )
  return {
    value: Number(digits.replace('−', '-')),
    length: spelling === undefined ? digits.length : text.length - rest.length + spelling.length,
  }
}

function verbAt(
  text: string,
  properties: readonly SearchedProperty[],
): Read<SearchedProperty> | null {
  for (const [pattern, key] of verbs) {
    const [said] = pattern.exec(text) ?? []
    const property = properties.find((entry) => entry.property === key)
    if (said !== undefined && property !== undefined) {
      return { value: property, length: said.length }
    }
  }
  return null
}

function propertyAt(
  text: string,
  properties: readonly SearchedProperty[],
): Read<SearchedProperty> | null {
  const named = properties.flatMap((value) =>
    spokenNamesOf(value)
      .filter((name) => isAt(text, name))
      .map((name) => ({ value, length: lengthAt(text, name) })),
  )
  return named.toSorted((one, other) => other.length - one.length)[0] ?? null
}

/** Whether a text begins with a name, or with several of it. */
function isAt(text: string, name: string): boolean {
  return text.startsWith(name) && /^s?(?: |$|<|>)/.test(text.slice(name.length))
}

function lengthAt(text: string, name: string): number {
  return name.length + (text.charAt(name.length) === 's' ? 1 : 0)
}

/** The comparisons that a text begins with: 'higher melting point' for every property, and adjectives. */
function comparedAt(text: string, properties: readonly SearchedProperty[]): readonly Compared[] {
  const named = comparedProperties.flatMap(([pattern, kind]) => {
    const [said] = pattern.exec(text) ?? []
    if (said === undefined) return []
    return properties.flatMap((property) =>
      spokenNamesOf(property)
        .filter((name) => text.startsWith(`${name} `, said.length))
        .map((name) => ({ kind, property, length: said.length + name.length + 1 })),
    )
  })
  const adjectives = comparatives.flatMap(([pattern, kind, key]) => {
    const [said] = pattern.exec(text) ?? []
    const property = properties.find((entry) => entry.property === key)
    return said === undefined || property === undefined
      ? []
      : [{ kind, property, length: said.length }]
  })
  return [...named, ...adjectives]
}

function recorded(
  property: 'meltingPoint' | 'boilingPoint' | 'density' | 'ionizationEnergy' | 'atomicMass',
  name: string,
  unit: string,
): SearchedProperty {
  const values = elements.flatMap((element): readonly (readonly [ElementSymbol, number])[] => {
    const value = element[property]
    return value === null ? [] : [[element.symbol, value]]
  })
  return { property, name, unit, values: new Map(values) }
}
