import { formatConfiguration, parseConfiguration } from '#chemistry/electrons/subshells.ts'
import type { ElementSymbol } from '#chemistry/elements/element-record.ts'
import { elements } from '#chemistry/elements/elements.ts'
import { identities, type Identity, identityOf } from '#chemistry/elements/identities.ts'

import { editDistance } from './edit-distance.ts'
import { identityCalled, namesOf, originalNames, searchElements } from './element-names.ts'
import { foreignNames } from './foreign-names.ts'
import { questionIn, type Topic } from './questions.ts'
import {
  elementsWith,
  type Known,
  nearestTerms,
  recorded,
  type TableTerm,
  tableTerms,
  withoutFillers,
} from './table-terms.ts'
import { comparisonIn, type SearchedProperty } from './value-terms.ts'

/** Why an element was found, where its name, symbol and number do not show it. */
export type Reason =
  /** The name that its symbol comes from. */
  | { readonly kind: 'symbol-name'; readonly name: string }
  /** Its name in these languages (ISO 639 codes). */
  | { readonly kind: 'language'; readonly name: string; readonly languages: readonly string[] }
  | { readonly kind: 'terms'; readonly terms: readonly TableTerm[] }
  /** The value by which two elements are compared; the one that is asked for comes first. */
  | {
      readonly kind: 'compared'
      readonly property: SearchedProperty
      /** The other one, if it has the same value. */
      readonly equal: ElementSymbol | null
    }
  /** What is asked of an element that the question names; with a value, the larger or smaller one comes first. */
  | {
      readonly kind: 'asked'
      readonly topic: Topic
      /** The other elements of the question with the same value. */
      readonly equals: readonly ElementSymbol[]
    }
  | { readonly kind: 'discoverer'; readonly name: string }
  /** A name that is spelled almost like this. */
  | { readonly kind: 'spelling'; readonly name: string }

export type Found = { readonly identity: Identity; readonly reason: Reason | null }

/** Fewer letters begin too many names of other languages and of people. */
const MIN_PREFIX = 3
/** Shorter words have too many neighbors for a second mistake. */
const TWO_MISTAKES_FROM = 7
const ONE_MISTAKE_FROM = 3
/** A text of so many letters that begins a name may be another one with a mistake: `coper` is copper. */
const OR_MISSPELLED_FROM = 5
/** '26', 'atomic number 26', '26 protons', '26th element'. */
const NUMBERED =
  /^(?:atomic |number |z ?= ?)*(\d{1,3})(?: protons?)?(?: \d{1,3} (?:neutrons?|electrons?))*$|^(\d{1,3})(?:st|nd|rd|th)$/
/** Words before names that ask for nothing else. */
const NAMING =
  /^(?:(?:what|who|which)(?: elements?)?(?:['’]s| is| are)?|tell me about|show(?: me)?|find|compare|(?:the )?differences? between|elements? named)\s+/i

/**
 * Finds elements by name, symbol and number; by what they have in common ('halogens', 'liquid metals',
 * 'group 17', 'd-block', 'melts below 100 °C', 'highest density'); by a comparison of two ('which is
 * larger, sodium or chlorine'); by a question that names them ('is iodine a solid'); by their names in other languages; by who discovered them; and by a name or
 * something in common with one or two mistakes. The best kind of match comes first, and each element once.
 */
export function findElements(query: string, known: Known = recorded): readonly Found[] {
  const wanted = query.trim().toLowerCase().replace(/\s+/g, ' ')
  if (wanted === '') return []
  const exact = exactMatches(wanted)
  const abroad = foreignMatches(wanted, (name, plain) => name === plain)
  const alike = tableTerms(wanted, known)
  const found = [
    ...exact,
    ...(alike === null ? [] : commonMatches(alike)),
    ...comparedMatches(wanted, known.properties),
    ...(alike === null ? askedMatches(query, known.properties) : []),
    ...abroad,
    // 'oro' is gold, and does not match 'boron'.
    ...(exact.length === 0 && abroad.length > 0 ? [] : plainMatches(wanted)),
    ...prefixMatches(wanted),
    ...discovererMatches(wanted),
    ...(alike === null ? [...spelledMatches(wanted), ...configurationMatches(query)] : []),
  ]
  if (found.length === 0) {
    const named = namedMatches(query)
    return withoutRepeats(named.length === 0 ? misspelled(wanted) : named)
  }
  const isBegun = exact.length + abroad.length === 0 && alike === null
  const isLong = wanted.length >= OR_MISSPELLED_FROM
  return withoutRepeats([...found, ...(isBegun && isLong ? misspelledNames(wanted, 1).found : [])])
}

/** The elements that a text only names, as 'oxygen vs sulfur', 'na and k' or 'what is Au'. */
export function elementsNamedIn(query: string): readonly ElementSymbol[] {
  const text = query
    .trim()
    .replace(/[?!.]+$/, '')
    .replace(NAMING, '')
    .replace(/^(?:the )?(?:elements? )?/i, '')
  const parts = text
    .split(/\s*(?:,|\+|&|\b(?:and|or|vs\.?|versus|with|to)\b)\s*/i)
    // 'lithium sodium potassium' are three, too.
    .flatMap((part) =>
      identityCalled(part.trim()) === undefined ? part.trim().split(' ') : [part],
    )
  const symbols = parts.map((part) => identityCalled(part.trim())?.symbol)
  const named = symbols.filter((symbol) => symbol !== undefined)
  return named.length === symbols.length ? [...new Set(named)] : []
}

function namedMatches(query: string): readonly Found[] {
  return elementsNamedIn(query).flatMap((symbol) => foundAs(symbol, null))
}

/** 'start with C', 'symbol beginning with a', 'end in ium', 'symbols with one letter'. */
function spelledMatches(wanted: string): readonly Found[] {
  const [, place, part = ''] =
    /\b(start|begin|end)(?:s|ing|ning)?(?: with| in| by)?(?: the)?(?: letters?)? ["“']?([a-z]{1,6})["”']?\??$/.exec(
      wanted,
    ) ?? []
  const isSymbol = /\bsymbols?\b/.test(wanted)
  const isOneLetter = isSymbol && /\b(?:one|1|single)[- ]letter\b/.test(wanted)
  if (place === undefined && !isOneLetter) return []
  return identities
    .filter(({ symbol, name }) => {
      const text = (isSymbol ? symbol : name).toLowerCase()
      if (place === undefined) return symbol.length === 1
      return place === 'end' ? text.endsWith(part) : text.startsWith(part)
    })
    .map((identity) => ({ identity, reason: null }))
}

/** '1s2 2s2 2p6 3s1', 'which element has the configuration [Ar] 4s2'. */
function configurationMatches(query: string): readonly Found[] {
  const [text = ''] = /(?:\[[A-Z][a-z]\]|\b1s).*$/.exec(query.replace(/[?.]+$/, '')) ?? []
  const wanted = text === '' ? null : parseConfiguration(text)
  if (wanted === null) return []
  const written = formatConfiguration(wanted)
  return elements
    .filter(({ electronConfiguration }) => {
      const own = parseConfiguration(electronConfiguration)
      return own !== null && formatConfiguration(own) === written
    })
    .flatMap(({ symbol }) =>
      foundAs(symbol, { kind: 'asked', topic: { kind: 'configuration' }, equals: [] }),
    )
}

function exactMatches(wanted: string): readonly Found[] {
  const [, number, ordinal] = NUMBERED.exec(withoutFillers(wanted)) ?? []
  return identities
    .filter(
      ({ symbol, atomicNumber, name, nameIUPAC }) =>
        symbol.toLowerCase() === wanted ||
        String(atomicNumber) === (number ?? ordinal) ||
        name.toLowerCase() === wanted ||
        nameIUPAC.toLowerCase() === wanted,
    )
    .map((identity) => ({ identity, reason: null }))
}

function plainMatches(wanted: string): readonly Found[] {
  return searchElements(wanted).map((identity) => {
    const original = originalNames.get(identity.symbol)
    const isShown = [
      identity.symbol,
      identity.name,
      identity.nameIUPAC,
      String(identity.atomicNumber),
    ].some((text) => text.toLowerCase().includes(wanted))
    const reason: Reason | null =
      isShown || original === undefined || !original.startsWith(wanted)
        ? null
        : { kind: 'symbol-name', name: original }
    return { identity, reason }
  })
}

function commonMatches(terms: readonly TableTerm[]): readonly Found[] {
  return elementsWith(terms).flatMap(({ symbol }) => foundAs(symbol, { kind: 'terms', terms }))
}

function comparedMatches(
  wanted: string,
  properties: readonly SearchedProperty[],
): readonly Found[] {
  const comparison = comparisonIn(
    withoutFillers(wanted),
    properties,
    (name) => exactMatches(name)[0]?.identity.symbol ?? null,
  )
  if (comparison === null) return []
  const { property, symbols, isTie } = comparison
  return symbols.flatMap((symbol) => {
    const equal = isTie ? (symbols.find((other) => other !== symbol) ?? null) : null
    return foundAs(symbol, { kind: 'compared', property, equal })
  })
}

function askedMatches(query: string, properties: readonly SearchedProperty[]): readonly Found[] {
  const question = questionIn(query, properties)
  if (question === null) return []
  const { topic, symbols, isForLeast } = question
  const values = topic?.kind === 'property' ? topic.property.values : null
  const sign = isForLeast ? 1 : -1
  const sorted =
    values === null
      ? symbols
      : symbols.toSorted(
          (one, other) => sign * ((values.get(one) ?? NaN) - (values.get(other) ?? NaN)) || 0,
        )
  return sorted.flatMap((symbol) => {
    const value = values?.get(symbol)
    const equals = sorted.filter(
      (other) => other !== symbol && value !== undefined && values?.get(other) === value,
    )
    return foundAs(symbol, topic === null ? null : { kind: 'asked', topic, equals })
  })
}

/** A name of an element in one language, as it is written and as it is compared. */
type ForeignName = {
  readonly symbol: ElementSymbol
  readonly language: string
  readonly name: string
  readonly plain: string
}

const allForeignNames: readonly ForeignName[] = Object.entries(foreignNames).flatMap(
  ([language, list]) =>
    list.split('|').flatMap((cell, index) =>
      cell
        .split('/')
        .filter((name) => name !== '')
        .map((name) => ({
          symbol: identities[index]?.symbol ?? '',
          language,
          name,
          plain: withoutAccents(name.toLowerCase()),
        })),
    ),
)

function foreignMatches(
  wanted: string,
  isMatch: (wanted: string, plain: string) => boolean,
): readonly Found[] {
  const plain = withoutAccents(wanted)
  const matches = allForeignNames.filter((entry) => isMatch(plain, entry.plain))
  const symbols = [...new Set(matches.map(({ symbol }) => symbol))]
  return symbols.flatMap((symbol) => {
    const own = matches.filter((entry) => entry.symbol === symbol)
    const [first] = own
    if (first === undefined) return []
    const languages = own.filter(({ plain: other }) => other === first.plain)
    const isEnglish = identityOf(symbol)?.name.toLowerCase() === first.plain
    if (isEnglish) return foundAs(symbol, null)
    return foundAs(symbol, {
      kind: 'language',
      name: first.name,
      languages: [...new Set(languages.map(({ language }) => language))],
    })
  })
}

function prefixMatches(wanted: string): readonly Found[] {
  if (wanted.length < MIN_PREFIX) return []
  return foreignMatches(wanted, (start, plain) => plain.startsWith(start))
}

/** 'curie', 'discovered by curie', 'which elements did marie curie discover'. */
function discovererMatches(wanted: string): readonly Found[] {
  const plain = withoutAccents(wanted.replaceAll('?', '').trim())
  const [, by, did] = /\bdiscovered by (.+)$|\bdid (.+) discover$/.exec(plain) ?? []
  const words = (by ?? did)?.split(' ') ?? [plain]
  if (words.join(' ').length < MIN_PREFIX) return []
  return elements
    .filter(({ discoveryYear, discoveredBy }) => {
      const name = ` ${withoutAccents(discoveredBy.toLowerCase())}`
      return discoveryYear > 0 && words.every((word) => name.includes(` ${word}`))
    })
    .flatMap(({ symbol, discoveredBy }) =>
      foundAs(symbol, { kind: 'discoverer', name: discoveredBy }),
    )
}

/** The elements whose names, or what they have in common, are nearest to the typed text, if any is near. */
function misspelled(wanted: string): readonly Found[] {
  const most = wanted.length >= TWO_MISTAKES_FROM ? 2 : wanted.length >= ONE_MISTAKE_FROM ? 1 : 0
  if (most === 0) return []
  const names = misspelledNames(wanted, most)
  const common = nearestTerms(wanted, Math.min(most, names.distance))
  // Of a name and a family that are equally near, few are more likely meant than many.
  return common !== null && common.distance < names.distance
    ? commonMatches(common.terms)
    : names.found
}

/** The elements with the nearest names, by their distance; the distance is larger than `most` when none is near. */
function misspelledNames(
  wanted: string,
  most: number,
): { readonly found: readonly Found[]; readonly distance: number } {
  const near = identities.map((identity) => {
    const distances = namesOf(identity).map((name) => editDistance(wanted, name, most))
    return { identity, distance: Math.min(...distances) }
  })
  const distance = Math.min(...near.map((one) => one.distance))
  if (distance > most) return { found: [], distance }
  const found = near
    .filter((one) => one.distance === distance)
    .map(({ identity }) => ({
      identity,
      reason: { kind: 'spelling', name: identity.name } as const,
    }))
  return { found, distance }
}

function foundAs(symbol: ElementSymbol, reason: Reason | null): readonly Found[] {
  const identity = identityOf(symbol)
  return identity === undefined ? [] : [{ identity, reason }]
}

function withoutRepeats(found: readonly Found[]): readonly Found[] {
  const seen = new Set<ElementSymbol>()
  return found.filter(({ identity }) => {
    const isNew = !seen.has(identity.symbol)
    seen.add(identity.symbol)
    return isNew
  })
}

/** Letters without their accents; those of other scripts stay as they are. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
}
