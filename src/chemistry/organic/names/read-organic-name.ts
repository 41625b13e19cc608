import type { Molecule } from '#chemistry/organic/molecules/molecule.ts'
import { inPlainSigns } from '#chemistry/typed-signs.ts'

import { moleculeNamed } from './named-molecule.ts'
import { systematicName } from './naming.ts'
import {
  alkyls,
  type Ending,
  endings,
  halogenPrefixes,
  multipliers,
  type OrganicName,
  type Prefix,
  type PrefixName,
  stems,
  terminalEndings,
  writeName,
} from './organic-name.ts'
import { trivialNames } from './trivial-names.ts'

/** A typed name that could be read. */
export type OrganicReading = {
  /** The name in one spelling. */
  readonly text: string
  /** Its parts, with numbers that follow from the chain; null for a trivial name. */
  readonly name: OrganicName | null
  /** The molecule that it means; null where it means nothing. */
  readonly molecule: Molecule | null
  /** Why it means nothing: numbers are missing or too many, or no molecule is possible. */
  readonly fault: 'numbers' | 'impossible' | null
}

/** Why a text is no name of this class. */
export type UnreadName = {
  readonly problem: 'empty' | 'formula' | 'word'
  /** A name that may have been meant. */
  readonly near: string | null
}

const prefixNames = [...alkyls, ...Object.values(halogenPrefixes)] as const

const PREFIX = new RegExp(
  `([\\d,]*)(${multipliers.slice(1).join('|')}|)(${prefixNames.join('|')})`,
  'y',
)

const SHAPE = new RegExp(
  `^((?:[\\d,]*(?:${multipliers.slice(1).join('|')}|)(?:${prefixNames.join('|')}))*)` +
    `(\\d*)(${stems.join('|')})(?:(ane)|(\\d*)(ene)|an(\\d*)(ol|al|one|oic acid|oate))$`,
)

/** The number of the group behind the name, as in 'butene-2'. */
const PLACE_BEHIND = new RegExp(`(?<![\\d])((?:${stems.join('|')})(?:ene|anol|anone))(\\d+)$`)

/** Words for the two sides of a double bond, which these names do not tell. */
const SIDES = /^(?:cis|trans|\(?[ez]\)?(?=\d|but|pent))/

/**
 * Reads a name, right or clumsy ('2-ethylbutane'), of an acyclic molecule with one functional group. Spaces, hyphens and
 * capital letters do not count, and the number of the group may stand in front, as in '2-propanol'.
 */
export function readOrganicName(text: string): OrganicReading | UnreadName {
  const compact = compacted(text)
  if (compact === '') return { problem: 'empty', near: null }
  if (/^[A-Z(][A-Za-z()]*[\d₀-₉]/.test(text.trim())) return { problem: 'formula', near: null }
  const reading = readCompact(compact)
  return reading ?? { problem: 'word', near: nearName(compact) }
}

/** The text in lower case, without spaces and hyphens but between the numbers of a list. */
function compacted(text: string): string {
  return inPlainSigns(text)
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212_-]+/g, '-')
    .replace(/\.\s*$/, '')
    .replace(/(?<=\d)[\s.,;-]+(?=\d)/g, ',')
    .replace(/[\s-]/g, '')
    .replace(PLACE_BEHIND, '$2$1')
    .replace(/oicacid$/, 'oic acid')
}

function readCompact(compact: string): OrganicReading | null {
  const trivial = trivialNames.get(compact.replace(' ', ''))
  if (trivial !== undefined) {
    const meant = readOrganicName(trivial.systematic)
    return 'problem' in meant ? null : { ...meant, text: trivial.name, name: null }
  }
  const match = SHAPE.exec(compact)
  if (match === null) return null
  const [, before = '', front = '', stem = '', ane, enePlace = '', ene, groupPlace = '', group] =
    match
  const ending = endings.find((one) => one === (ane ?? ene ?? group))
  const place = front + enePlace + groupPlace
  if (ending === undefined || (front !== '' && enePlace + groupPlace !== '')) return null
  return readingOf({
    length: stems.findIndex((one) => one === stem) + 1,
    ending,
    place: place === '' ? null : Number(place),
    typed: typedPrefixes(before),
  })
}

/** Equal branches as they were typed: the numbers may be too few. */
type TypedPrefix = Prefix & { readonly count: number }

type TypedName = {
  readonly length: number
  readonly ending: Ending
  readonly place: number | null
  readonly typed: readonly TypedPrefix[]
}

function typedPrefixes(text: string): readonly TypedPrefix[] {
  const found: TypedPrefix[] = []
  for (let index = 0; index < text.length; index = PREFIX.lastIndex) {
    PREFIX.lastIndex = index
    const match = PREFIX.exec(text)
    const name = prefixNames.find((one) => one === match?.[3])
    if (match === null || name === undefined) return found
    const places = (match[1] ?? '').split(',').filter(Boolean).map(Number)
    const count = multipliers.findIndex((one) => one === match[2]) + 1
    found.push({ name, places: places.toSorted((one, other) => one - other), count })
  }
  return found
}

/** Null for an ester without the part of the alcohol. */
function readingOf({ length, ending, place, typed }: TypedName): OrganicReading | null {
  const [first, ...others] = typed
  const isEster = ending === 'oate'
  const isAlkyl =
    first !== undefined && first.places.length === 0 && first.count === 1 && isAlkylName(first.name)
  if (isEster && !isAlkyl) return null
  const prefixes = (isEster ? others : typed).map((prefix) => ({
    ...prefix,
    places: placesOf(prefix, length, ending, isEster ? others : typed),
  }))
  const name: OrganicName = {
    length,
    ending,
    place: placeOfGroup(length, ending, place),
    prefixes: prefixes.map(({ name: branch, places }) => ({ name: branch, places })),
    alkyl: isEster && isAlkyl ? alkyls.findIndex((one) => one === first.name) + 1 : null,
  }
  const isNumbered =
    prefixes.every(({ places, count }) => places.length === count) &&
    (name.place !== null || ending === 'ane' || terminalEndings.has(ending))
  const molecule = isNumbered ? moleculeNamed(name) : null
  return {
    text: isNumbered ? writeName(name) : asTyped(name, prefixes),
    name,
    molecule,
    fault: isNumbered ? (molecule === null ? 'impossible' : null) : 'numbers',
  }
}

function isAlkylName(name: PrefixName): boolean {
  return alkyls.some((alkyl) => alkyl === name)
}

/** The number of the group, also where it goes without saying. */
function placeOfGroup(length: number, ending: Ending, place: number | null): number | null {
  if (ending === 'ane' || terminalEndings.has(ending)) return null
  if (place !== null) return place
  if (ending === 'one') return length === 3 || length === 4 ? 2 : null
  return (ending === 'ene' ? length <= 3 : length <= 2) ? 1 : null
}

/** The numbers of equal branches, also where they go without saying: 'methylpropane', 'dichloromethane'. */
function placesOf(
  { name, places, count }: TypedPrefix,
  length: number,
  ending: Ending,
  all: readonly TypedPrefix[],
): readonly number[] {
  if (places.length > 0) return places
  if (length === 1) return Array.from({ length: count }, () => 1)
  if (all.length > 1) return []
  if (length === 2 && count === 1) return ending === 'ane' ? [1] : [2]
  if (name !== 'methyl') return []
  const isOnlyPlace = length === 3 || (length === 4 && count === 1 && ending === 'ane')
  return isOnlyPlace ? Array.from({ length: count }, () => 2) : []
}

/** A name with too few or too many numbers, in one spelling. */
function asTyped(name: OrganicName, prefixes: readonly TypedPrefix[]): string {
  const branches = prefixes.map(({ name: branch, places, count }) => {
    const numbers = places.length === 0 ? '' : `${places.join(',')}-`
    return `${numbers}${multipliers[count - 1]}${branch}`
  })
  const bare = writeName({ ...name, prefixes: [], place: name.place ?? 1, alkyl: null })
  const ending = name.place === null ? bare.replace('-1-', '') : bare
  const alkyl = name.alkyl === null ? '' : `${alkyls[name.alkyl - 1]} `
  return `${alkyl}${branches.join('-')}${ending}`
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** The one name that differs from a text by one slip of the keys; null when there is none, or several. */
function nearName(compact: string): string | null {
  const found = new Set<string>()
  if (SIDES.test(compact)) {
    const reading = readCompact(compact.replace(SIDES, ''))
    return reading?.molecule ? reading.text : null
  }
  // Alkynes have no names here, and are none of these.
  if (compact.endsWith('yne')) return null
  for (const text of slipsOf(compact)) {
    const reading = readCompact(text)
    const name = reading?.molecule && systematicName(reading.molecule)
    if (reading !== null && name) found.add(reading.text)
  }
  const [only] = found
  return found.size === 1 && only !== undefined ? only : null
}

/** The texts with two letters exchanged, or one letter left out, replaced or added. */
function slipsOf(text: string): ReadonlySet<string> {
  const slips = new Set<string>()
  for (let index = 0; index <= text.length; index += 1) {
    const [before, here, after] = [text.slice(0, index), text.charAt(index), text.slice(index + 1)]
    if (/\d|,/.test(here)) continue
    if (here !== '') {
      slips.add(before + after)
      if (/[a-z]/.test(after.charAt(0))) slips.add(before + after.charAt(0) + here + after.slice(1))
    }
    for (const letter of LETTERS) {
      slips.add(before + letter + after)
      slips.add(before + letter + here + after)
    }
  }
  return slips
}
