import { formatFormula, formula as parsedFormula } from '#chemistry/compounds/formulas.ts'
import { type Ion, saltFormula } from '#chemistry/electrons/ions.ts'
import { element, elementBySymbol } from '#chemistry/elements/elements.ts'
import { namedCompounds } from '#chemistry/reference/named-compounds.ts'
import { romanNumeral } from '#chemistry/roman-numerals.ts'

import { namedAcids } from './acid-names.ts'
import type { NamePart, NameReading, NameWay } from './name-reading.ts'
import { afterPrefix, compactName, prefixOf, tidyName } from './spelling.ts'
import {
  anionWords,
  cationWords,
  elementWords,
  isNonMetal,
  latinWords,
  nonMetals,
  plainCharge,
} from './words.ts'

/**
 * Reads the name of an ion or of a compound without carbon chains, in every usual spelling: 'iron (III)
 * chloride', 'aluminium sulphate', 'dinitrogen tetraoxide', 'copper(II) sulfate pentahydrate'. A name can
 * have several readings, as 'hydrogen carbonate' has. None for a text that is no name.
 */
export function readName(text: string): readonly NameReading[] {
  const compact = compactName(tidyName(text))
  if (compact === '') return []
  const readings = [
    ...ionReadings(compact),
    ...waterReadings(compact).flatMap(({ stem, water, suffix }) =>
      [...compoundReadings(stem), ...turnedReadings(stem)].map((reading) =>
        withWater(reading, water, suffix),
      ),
    ),
    ...acidReadings(compact),
  ]
  const known = knownReadings(compact).filter(
    ({ formula }) => !readings.some((other) => other.formula === formula),
  )
  return [...readings, ...known]
}

const PLAIN = { water: 0, first: null, second: null } as const

function ionReadings(compact: string): readonly NameReading[] {
  const bare = compact.replace(/(?:an|cat)?ions?$/, '')
  const anions = anionsOf(bare).flatMap((anion) =>
    anion.count === null && anion.ion !== null ? [ionReading(anion.ion)] : [],
  )
  const cations = cationsOf(bare).flatMap((cation): readonly NameReading[] => {
    const { part, rest, isLatin } = cation
    if (rest !== '' || part.count !== null) return []
    if (part.charge === null) {
      const way = isNonMetal(part.formula) ? 'element-word' : 'numeral-missing'
      return [{ ...PLAIN, name: part.name, way, formula: null, first: part }]
    }
    const ion = { ...part, charge: part.charge }
    const own = ionReading(ion, isLatin ? 'latin' : 'ion')
    return part.formula === 'H'
      ? [own, { ...own, way: 'element-word', formula: null, first: { ...part, charge: null } }]
      : [own]
  })
  return [...anions, ...cations]
}

function ionReading(ion: Ion, way: NameWay = 'ion'): NameReading {
  const { name, formula, charge } = ion
  const size = Math.abs(charge) === 1 ? '' : String(Math.abs(charge))
  return {
    ...PLAIN,
    name,
    way,
    formula: `${formula}^${size}${charge > 0 ? '+' : '-'}`,
    first: { name, formula, charge, count: null },
  }
}

type Hydrated = { readonly stem: string; readonly water: number | null; readonly suffix: string }

/** The name without its water, and as it is. */
function waterReadings(compact: string): readonly Hydrated[] {
  const bare = compact.replace(/^anhydrous/, '')
  const asked =
    /^(.+?)((?:mono|di|tri|tetra|penta|hexa|hepta|octa|nona|undeca|dodeca|deca)?|\d{1,2})hydrate$/
  const written = /^(.+?)(?:[.·*•](\d{0,2})(?:h2o|water)|(\d{1,2})water|water\(1\/(\d{1,2})\))$/
  const [, stem = '', count = ''] = asked.exec(bare) ?? []
  const [, other = '', dotted, behind, ratio] = written.exec(bare) ?? []
  if (stem !== '') {
    const water = /\d/.test(count) ? Number(count) : (afterPrefix(count)[0]?.count ?? null)
    return [{ stem, water, suffix: water === null ? ' hydrate' : ` ${prefixOf(water)}hydrate` }]
  }
  if (other !== '') {
    const water = Number(ratio ?? behind ?? (dotted === '' ? '1' : dotted))
    return [{ stem: other, water, suffix: ` ${prefixOf(water)}hydrate` }]
  }
  if (bare.startsWith('hydrated')) {
    return [{ stem: bare.slice('hydrated'.length), water: null, suffix: ' hydrate' }]
  }
  return [{ stem: bare, water: 0, suffix: '' }]
}

function withWater(reading: NameReading, water: number | null, suffix: string): NameReading {
  if (water === 0) return reading
  const count = water === 1 ? '' : String(water)
  return {
    ...reading,
    name: reading.name + suffix,
    water,
    formula: reading.formula === null || water === null ? null : `${reading.formula}·${count}H2O`,
  }
}

function compoundReadings(stem: string): readonly NameReading[] {
  return cationsOf(stem).flatMap((cation) =>
    cation.rest === ''
      ? []
      : anionsOf(cation.rest).flatMap((anion) => {
          const reading = compoundReading(cation, anion)
          return reading === null ? [] : [reading]
        }),
  )
}

function compoundReading(
  { part, isLatin }: Cation,
  { part: second, ion }: Anion,
): NameReading | null {
  const isCounted = part.count !== null || second.count !== null
  const common = { ...PLAIN, first: part, second }
  const name = `${counted(part)} ${counted(second)}`
  if (second.charge === null && ion === null && !isCounted && !isSecondWord(second)) {
    return { ...common, name, way: 'element-word', formula: null }
  }
  if (isCounted) {
    if (second.charge === null && !isSecondWord(second)) return null
    const asIons = ion === null ? null : ionsOfCounts(part, ion, second.count)
    if (asIons !== null) return { ...common, ...asIons, way: 'ions' }
    return { ...common, name, way: 'prefixes', formula: ofCounts(part, second) }
  }
  if (part.charge === null) {
    const way = isNonMetal(part.formula) ? 'prefixes-missing' : 'numeral-missing'
    return { ...common, name, way, formula: null }
  }
  if (ion === null) return null
  const cation = { ...part, charge: part.charge }
  return { ...common, name, way: isLatin ? 'latin' : 'ions', formula: saltFormula(cation, ion) }
}

/**
 * Prefixes belong to the names of ions where hydrogen is part of the salt: 'disodium hydrogen phosphate'
 * and 'dihydrogen sulfide' (IUPAC Red Book 2005, IR-8.4 and IR-5.2). They must agree with the charges.
 */
function ionsOfCounts(
  part: NamePart,
  ion: Ion,
  anions: number | null,
): Pick<NameReading, 'name' | 'formula' | 'first' | 'second'> | null {
  const isOfHydrogen = part.formula === 'H' || /^(?:di)?hydrogen /.test(ion.name)
  if (!isOfHydrogen || part.charge === null || anions !== null) return null
  if ((part.count ?? 1) * part.charge !== -ion.charge) return null
  const cation = { ...part, charge: part.charge }
  return {
    name: `${counted(part)} ${ion.name}`,
    formula: saltFormula(cation, ion),
    first: { ...part, count: null },
    second: { ...ion, count: null },
  }
}

function turnedReadings(stem: string): readonly NameReading[] {
  return anionWords.flatMap(({ ion, words }) =>
    words
      .filter((word) => stem.startsWith(word))
      .flatMap((word) => cationsOf(stem.slice(word.length)))
      .flatMap(({ part, rest, isLatin }): readonly NameReading[] => {
        if (rest !== '' || part.count !== null || part.charge === null || isLatin) return []
        const cation = { ...part, charge: part.charge }
        const first = { ...ion, count: null }
        const name = `${ion.name} ${part.name}`
        const formula = saltFormula(cation, ion)
        return [{ name, way: 'turned', formula, first, second: part, water: 0 }]
      }),
  )
}

const acids = namedAcids.flatMap(({ name, formula, also }) =>
  [name, ...also].map((word) => [compactName(tidyName(word)), { name, formula }] as const),
)

function acidReadings(compact: string): readonly NameReading[] {
  return acids.flatMap(([word, { name, formula }]) =>
    word === compact ? [{ ...PLAIN, name, way: 'acid', formula }] : [],
  )
}

const knownNames = namedCompounds
  .filter(({ name }) => !name.endsWith(' acid'))
  .flatMap(({ name, formula, also }) =>
    [name, ...also]
      .filter((word) => !word.includes(' in '))
      .map((word) => word.replace(/ \([^IVX]*\)$/, ''))
      .map((word) => [compactName(tidyName(word)), { name: word, formula }] as const),
  )

function knownReadings(compact: string): readonly NameReading[] {
  return knownNames.flatMap(([word, { name, formula }]) =>
    word === compact ? [{ ...PLAIN, name, way: 'known', formula }] : [],
  )
}

type Cation = { readonly part: NamePart; readonly rest: string; readonly isLatin: boolean }

/** The first part of a name and its rest, in every possible reading. */
function cationsOf(text: string): readonly Cation[] {
  return [{ count: null, rest: text }, ...afterPrefix(text)].flatMap(({ count, rest }) => [
    ...cationWords.flatMap(({ ion, words }) =>
      words
        .filter((word) => rest.startsWith(word))
        .map((word) => ({
          part: { ...ion, count },
          rest: rest.slice(word.length),
          isLatin: false,
        })),
    ),
    ...elementWords
      .filter(({ word }) => rest.startsWith(word))
      .flatMap(({ symbol, word }) => metalsOf(symbol, count, rest.slice(word.length))),
    ...latinWords
      .filter(({ word }) => rest.startsWith(word))
      .map(({ word, symbol, charge }) => ({
        part: { ...metal(symbol, charge, count), name: word },
        rest: rest.slice(word.length),
        isLatin: true,
      })),
  ])
}

/** An element with the numeral that follows it, and without. */
function metalsOf(symbol: string, count: number | null, rest: string): readonly Cation[] {
  const name = nameOf(symbol)
  const plain = { name, formula: symbol, charge: plainCharge(symbol), count }
  return [
    { part: plain, rest, isLatin: false },
    ...numeralsOf(rest).map(({ charge, rest: later }) => ({
      part: metal(symbol, charge, count),
      rest: later,
      isLatin: false,
    })),
  ]
}

/** An ion of one element with its numeral. Mercury(I) is an ion of two atoms. */
function metal(symbol: string, charge: number, count: number | null): NamePart {
  const isPair = symbol === 'Hg' && charge === 1
  return {
    name: `${nameOf(symbol)}(${romanNumeral(charge)})`,
    formula: isPair ? 'Hg2' : symbol,
    charge: isPair ? 2 : charge,
    count,
  }
}

const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'] as const

/** The numerals that a text may begin with: '(iii)', 'iii', '(3+)' and '(3)'. */
function numeralsOf(text: string): readonly { readonly charge: number; readonly rest: string }[] {
  const [all, number = ''] = /^\(\+?([1-8])\+?\)/.exec(text) ?? []
  const digits = all === undefined ? [] : [{ charge: Number(number), rest: text.slice(all.length) }]
  return [
    ...digits,
    ...numerals.flatMap((numeral, index) =>
      [`(${numeral})`, numeral]
        .filter((written) => text.startsWith(written))
        .map((written) => ({ charge: index + 1, rest: text.slice(written.length) })),
    ),
  ]
}

type Anion = {
  readonly part: NamePart
  /** Null for a word that names no ion, such as 'carbide' of CS₂ and 'chlorine'. */
  readonly ion: Ion | null
  readonly count: number | null
}

/** The readings of a text as the last part of a name. */
function anionsOf(text: string): readonly Anion[] {
  const bare = text.replace(/\(\d?-\)$/, '')
  return [{ count: null, rest: bare }, ...afterPrefix(bare)].flatMap(({ count, rest }) => {
    const ions = anionWords
      .filter(({ words }) => words.includes(rest))
      .map(({ ion }): Anion => ({ part: { ...ion, count }, ion, count }))
    const words = nonMetals
      .filter(({ second }) => second === rest)
      .filter(({ symbol }) => !ions.some(({ ion }) => ion?.formula === symbol))
      .map(({ symbol, second }): Anion => {
        return { part: { name: second, formula: symbol, charge: null, count }, ion: null, count }
      })
    const names = elementWords
      .filter(({ word, symbol }) => word === rest && isNonMetal(symbol))
      .map(({ symbol }): Anion => {
        return {
          part: { name: nameOf(symbol), formula: symbol, charge: null, count },
          ion: null,
          count,
        }
      })
    return [...ions, ...words, ...names]
  })
}

function isSecondWord({ name }: NamePart): boolean {
  return nonMetals.some(({ second }) => second === name)
}

/** A part with its prefix, without a vowel that is left out: 'monoxide', 'tetroxide' and 'pentoxide'. */
function counted({ name, count }: NamePart): string {
  if (count === null) return name
  const prefix = prefixOf(count)
  const isShort = name.startsWith('o') && [1, 4, 5].includes(count)
  return (isShort ? prefix.slice(0, -1) : prefix) + name
}

/** The formula that prefixes give; where there is none it is one. */
function ofCounts(first: NamePart, second: NamePart): string {
  return [first, second]
    .map(({ formula, count }) => repeated(formula === 'Hg2' ? 'Hg' : formula, count ?? 1))
    .join('')
}

function repeated(formula: string, count: number): string {
  if (count === 1) return formula
  return elementBySymbol(formula) === undefined ? `(${formula})${count}` : `${formula}${count}`
}

function nameOf(symbol: string): string {
  return element(symbol).name.toLowerCase()
}

/** A formula as names are compared by it: groups as they stand, without square brackets. */
export function formulaKey(formula: string): string {
  return formatFormula(parsedFormula(formula)).replace(/[[\]]/g, '')
}
