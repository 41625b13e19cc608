import { elements } from '#chemistry/elements/elements.ts'
import { identities } from '#chemistry/elements/identities.ts'
import { namesOf, originalNames } from '#chemistry/search/element-names.ts'
import type { Trait } from '#chemistry/search/table-terms.ts'
import type { CardFacts, OriginKind, SearchFacts } from '#content/elements/detail.ts'
import { withUnit } from '#web/element-pages/parts/shown-number.ts'

import { nameText } from './asked-fact.ts'

type Facts = Readonly<Record<string, SearchFacts>>
type Cards = Readonly<Record<string, CardFacts>>

/** A glow in a lamp is no color of the element. */
const GLOW = /,? (?:exhibiting|glowing|glows)\b.*$/

const COLORS: readonly string[] = [
  'black',
  'blue',
  'bluish',
  'brown',
  'brownish',
  'colorless',
  'gray',
  'green',
  'orange',
  'purple',
  'red',
  'reddish',
  'silver',
  'silvery',
  'violet',
  'white',
  'yellow',
]
/** Words for a color that describe an element as it. */
const SHADES: Readonly<Record<string, readonly string[]>> = {
  blue: ['blue', 'bluish'],
  brown: ['brown', 'brownish'],
  gray: ['gray', 'grey', 'grayish'],
  red: ['red', 'reddish'],
  silver: ['silver', 'silvery'],
}

/** What elements are named after, as it is typed. */
const origins: readonly (readonly [kinds: readonly OriginKind[], words: readonly string[]])[] = [
  [['country'], ['country', 'countries', 'nation']],
  [
    ['country', 'place'],
    ['place', 'location', 'geographical place'],
  ],
  [['person'], ['person', 'people', 'scientist', 'chemist', 'physicist']],
  [['myth'], ['myth', 'mythology', 'god', 'mythical figure', 'mythological figure', 'greek god']],
  [['color'], ['color', 'colour']],
  [['mineral'], ['mineral']],
]

/** Returns what elements share by the tables of the element pages: essential, toxic, named after planets, yellow. */
export function traitsOf(facts: Facts, cards: Cards): readonly Trait[] {
  return [
    ...natureTraits(facts),
    ...nameTraits(facts, cards),
    ...COLORS.flatMap((color) => colorTrait(color, facts)),
    ...placeTraits(facts),
    ...useTraits(facts),
    ...isotopeTraits(facts),
  ]
}

function natureTraits(facts: Facts): readonly Trait[] {
  return [
    trait(
      facts,
      [
        'essential',
        'essential life',
        'essential humans',
        'essential human life',
        'essential human body',
        'essential nutrient',
        'needed life',
        'we need live',
        'vital',
        'biological',
      ],
      ({ isEssential }) => (isEssential ? 'essential to humans' : null),
    ),
    trait(
      facts,
      ['toxic', 'toxic humans', 'poisonous', 'poisonous humans', 'poison', 'dangerous', 'harmful'],
      ({ isToxic }) => (isToxic ? 'skull on its label (GHS06), as usually sold' : null),
    ),
    ...['paramagnetic', 'diamagnetic', 'antiferromagnetic'].map((order) =>
      trait(facts, [order], ({ magneticOrder }) => (magneticOrder === order ? order : null)),
    ),
    trait(
      facts,
      ['superconductor', 'superconducting', 'superconduct', 'superconductive'],
      ({ superconductsBelow }) =>
        superconductsBelow === null
          ? null
          : `superconducts below ${withUnit(superconductsBelow, 'K')}`,
    ),
    trait(
      facts,
      [
        'flame color',
        'flame colour',
        'flame test color',
        'flame test colour',
        'flame test',
        'color flame',
        'colour flame',
        'flame',
      ],
      ({ flame }) => (flame === null ? null : `flame color: ${flame}`),
    ),
  ]
}

function nameTraits(facts: Facts, cards: Cards): readonly Trait[] {
  const meaningOf = (symbol: string) => cards[symbol]?.origin?.[2] ?? ''
  const originOf = (symbol: string) => {
    const origin = cards[symbol]?.origin ?? null
    return origin === null ? null : nameText(origin)
  }
  const kinds = origins.map(([meant, words]) =>
    trait(facts, words.flatMap(namedAfter), ({ originKind }, symbol) =>
      originKind !== null && meant.includes(originKind) ? originOf(symbol) : null,
    ),
  )
  const planets = trait(facts, namedAfter('planet'), (_, symbol) =>
    /\bplanet\b/.test(meaningOf(symbol)) ? originOf(symbol) : null,
  )
  const sky = trait(
    facts,
    ['celestial body', 'celestial bodies', 'heavenly body', 'star', 'astronomical object'].flatMap(
      namedAfter,
    ),
    ({ originKind }, symbol) => (originKind === 'astronomical' ? originOf(symbol) : null),
  )
  const latin: Trait = {
    phrases: [
      'latin symbol',
      'symbol latin',
      'symbols latin',
      'whose symbol comes latin',
      'whose symbols come latin',
      'symbol comes latin',
      'symbols come latin',
      'symbol based latin',
      'symbols based latin',
      'latin name',
      'symbols not match name',
      'symbol not match name',
    ],
    texts: new Map(
      [...originalNames].map(([symbol, name]) => [symbol, `symbol ${symbol} from ${name}`]),
    ),
  }
  return [...kinds, planets, sky, latin, ...namesakes(facts, cards)]
}

/** A trait for each person, place and myth that an element is named after: 'named after Einstein', 'named after Ytterby'. */
function namesakes(facts: Facts, cards: Cards): readonly Trait[] {
  const namesOfOrigin = (symbol: string): readonly string[] => {
    const [, root = '', meaning = ''] = cards[symbol]?.origin ?? []
    const parts = [root, meaning].map((text) => text.replace(/\(.*\)/, '').trim())
    const capitals = parts.flatMap((text) => text.match(/\p{Lu}\p{L}{2,}/gu) ?? [])
    const whole = capitals.map((name) => `${name} ${capitals.at(-1) ?? ''}`)
    return [...parts, ...capitals, ...whole].flatMap((text) => spellingsOf(text.toLowerCase()))
  }
  const known = new Map(elements.map(({ symbol }) => [symbol, new Set(namesOfOrigin(symbol))]))
  const all = new Set([...known.values()].flatMap((names) => [...names]))
  return [...all].map((name) =>
    trait(facts, namedAfter(name), (_, symbol) => {
      const origin = cards[symbol]?.origin ?? null
      return origin !== null && known.get(symbol)?.has(name) === true ? nameText(origin) : null
    }),
  )
}

/** 'röntgen', 'rontgen' and 'roentgen'. */
function spellingsOf(name: string): readonly string[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain === name ? [name] : [name, plain, name.replaceAll('ö', 'oe')]
}

function namedAfter(word: string): readonly string[] {
  return [`named after ${word}`, `named ${word}`, `names ${word}`, `called after ${word}`]
}

function colorTrait(color: string, facts: Facts): readonly Trait[] {
  const shades = SHADES[color] ?? [color]
  return [
    trait(facts, [...shades, `${color} color`, `${color} colour`], ({ appearance }) => {
      const look = appearance?.replace(GLOW, '') ?? ''
      const isSo = look.split(/[^a-z]+/).some((word) => shades.includes(word))
      return isSo ? (appearance ?? null) : null
    }),
  ]
}

function placeTraits(facts: Facts): readonly Trait[] {
  const places = new Set(
    Object.values(facts).flatMap(({ discoveryPlace }) => discoveryPlace?.split('/') ?? []),
  )
  return [...places].map((place) => {
    const words = [place.toLowerCase(), ...(OTHER_PLACES[place] ?? [])]
    return trait(
      facts,
      words.flatMap((word) => [`discovered ${word}`, `found ${word}`]),
      ({ discoveryPlace }) =>
        discoveryPlace?.split('/').includes(place) === true
          ? `discovered in ${discoveryPlace}`
          : null,
    )
  })
}

const OTHER_PLACES: Readonly<Record<string, readonly string[]>> = {
  'United States': ['usa', 'us', 'america'],
  'Great Britain': ['britain', 'uk'],
}

/** Other words for those of uses. */
const OTHER_USES: Readonly<Record<string, readonly string[]>> = {
  lamp: ['light bulb', 'lightbulb', 'bulb'],
  firework: ['pyrotechnic'],
}

/** A trait for each word of the uses: 'used in batteries'. */
function useTraits(facts: Facts): readonly Trait[] {
  const words = new Set(
    Object.values(facts).flatMap(({ uses }) => uses.flatMap((use) => wordsOf(use))),
  )
  return [...words].map((word) => {
    const phrases = [word, pluralOf(word), ...(OTHER_USES[word] ?? [])].flatMap((form) => [
      form,
      ...['used', 'used make', 'used making', 'uses', 'use', 'used as'].map(
        (verb) => `${verb} ${form}`,
      ),
    ])
    return trait(facts, phrases, ({ uses }) => {
      const found = uses.filter((use) => wordsOf(use).includes(word))
      return found.length === 0 ? null : `used: ${found.join(', ')}`
    })
  })
}

/** Too common in the list of uses, or words of the table with another meaning. */
const COMMON = new Set([
  'alloys',
  'and',
  'as',
  'better',
  'big',
  'clean',
  'drinking',
  'easily',
  'filling',
  'for',
  'formerly',
  'gallium',
  'gas',
  'glowing',
  'green',
  'hard',
  'heat',
  'in',
  'light',
  'lithium',
  'making',
  'melt',
  'of',
  'possible',
  'proof',
  'purple',
  'red',
  'strong',
  'that',
  'the',
  'white',
  'yellow',
  'pink',
  'silicon',
  'gold',
  'sulfate',
  'fluoride',
  'nitrate',
  'oxide',
  'carbide',
  'silica',
  'arsenide',
  'sulfuric',
  'tin',
  'fast',
  'bearings',
  'water',
  'cutting',
  'coating',
])

function wordsOf(use: string): readonly string[] {
  return use
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !COMMON.has(word))
    .map((word) => word.replace(/ies$/, 'y').replace(/(?<!s)s$/, ''))
}

function pluralOf(word: string): string {
  return word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`
}

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function isotopeTraits(facts: Facts): readonly Trait[] {
  return COUNTS.map((word, index) => {
    const count = index + 1
    const own = count === 1 ? ['single stable isotope', 'monoisotopic'] : []
    return trait(
      facts,
      [`${word} stable isotope`, `${count} stable isotope`, ...own],
      ({ stableIsotopes }) => (stableIsotopes !== count ? null : `stable isotopes: ${count}`),
    )
  })
}

/** 'Silver color' asks for the color of silver. */
function beginsWithName(phrase: string): boolean {
  const [first = ''] = phrase.split(' ')
  return identities.some((entry) => namesOf(entry).includes(first))
}

function trait(
  facts: Facts,
  phrases: readonly string[],
  textOf: (facts: SearchFacts, symbol: string) => string | null,
): Trait {
  const texts = elements.flatMap(({ symbol }): readonly (readonly [string, string])[] => {
    const own = facts[symbol]
    const text = own === undefined ? null : textOf(own, symbol)
    return text === null ? [] : [[symbol, text]]
  })
  return { phrases: phrases.filter((phrase) => !beginsWithName(phrase)), texts: new Map(texts) }
}
