import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { boilingPairs } from '#chemistry/compounds/hydrogen-bonds.ts'
import { organicCompounds, vaporPressures } from '#chemistry/organic/compounds.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { listed } from '#quiz/templates/shared/names.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

import { degrees, type Liquid, liquids, straightAlkanes } from './kinds.ts'

const ends = ['lowest boiling point', 'highest boiling point'] as const

/** The boiling points in a sentence without its stop. */
function pointsOf(items: readonly Pick<Liquid, 'name' | 'boilingPoint'>[]): string {
  return listed(items.map(({ name, boilingPoint }) => `${name} at ${degrees(boilingPoint)}`))
}

function cardOf({ name, formula }: Liquid): string {
  return `${name} (${formula})`
}

/** Straight alkanes by their boiling points. */
export const orderOfAlkanes = production('ph-e200', 'order', 'boiling-point-order', (random) => {
  const items = byPoint(sample(random, straightAlkanes, 4))
  const account = `Larger molecules have more electrons and stronger dispersion forces: ${pointsOf(items)}`
  return orderedCards(random, {
    element: 'C',
    items,
    card: ({ name }) => name,
    ends,
    stemOf: (shown) =>
      `Order these alkanes by boiling point: ${listed(shown.map(({ name }) => name))}.`,
    wrong: [
      {
        order: items.toReversed(),
        misconception: null,
        why: `Small molecules attract each other least and boil first. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
    solution: () =>
      comparison(
        'the order of the boiling points',
        'The longer the chain, the higher the boiling point',
        items,
        ({ name }) => name,
      ),
  })
})

function comparison(
  asked: string,
  rule: string,
  items: readonly Liquid[],
  card: (item: Liquid) => string,
) {
  return workedComparison(
    asked,
    rule,
    items.map(({ name, boilingPoint }) => [name, degrees(boilingPoint)]),
    items.map(card).join(', '),
  )
}

function byPoint(items: readonly Liquid[]): readonly Liquid[] {
  return items.toSorted((one, other) => one.boilingPoint - other.boilingPoint)
}

const MIN_GAP = 15
const MAX_MASS_GAP = 3

/** Sets of substances of nearly equal mass and clearly different attraction, from the lowest boiling point on. */
function setsOf(
  families: readonly (readonly Liquid['family'][])[],
): readonly (readonly Liquid[])[] {
  return families.reduce<readonly (readonly Liquid[])[]>(
    (sets, family) =>
      sets.flatMap((set) =>
        liquids
          .filter((liquid) => family.includes(liquid.family) && fits(set, liquid))
          .map((liquid) => [...set, liquid]),
      ),
    [[]],
  )
}

function fits(set: readonly Liquid[], liquid: Liquid): boolean {
  const last = set.at(-1)
  return (
    (last === undefined || liquid.boilingPoint - last.boilingPoint >= MIN_GAP) &&
    set.every((other) => Math.abs(other.molarMass - liquid.molarMass) <= MAX_MASS_GAP)
  )
}

const triples = setsOf([
  ['alkane'],
  ['aldehyde', 'ketone', 'ether'],
  ['alcohol', 'carboxylic acid'],
])

const quadruples = setsOf([
  ['alkane'],
  ['ether', 'aldehyde', 'ketone'],
  ['alcohol'],
  ['carboxylic acid'],
])

/** Three substances of nearly equal mass by their boiling points. */
export const orderOfThree = production('ph-m200', 'order', 'boiling-point-order', (random) =>
  orderOfSet(random, pick(random, triples)),
)

/** Four substances of nearly equal mass by their boiling points. */
export const orderOfFour = production('ph-h201', 'order', 'boiling-point-order', (random) =>
  orderOfSet(random, pick(random, [...quadruples, ...mixedAlcohols])),
)

/** An alkane, a carbonyl compound and two isomeric alcohols that differ in branches. */
const mixedAlcohols: readonly (readonly Liquid[])[] = setsOf([
  ['alkane'],
  ['aldehyde', 'ketone', 'ether'],
  ['alcohol'],
  ['alcohol'],
])

function orderOfSet(random: Random, items: readonly Liquid[]) {
  const [first, second, ...others] = items
  if (first === undefined || second === undefined) return null
  const account = `At nearly equal mass the kind of attraction decides: ${pointsOf(items)}`
  const byMass = items.toSorted((one, other) => one.molarMass - other.molarMass)
  return orderedCards(random, {
    element: items.at(-1)?.element ?? 'O',
    items,
    card: cardOf,
    ends,
    stemOf: () =>
      'These molecules have nearly equal masses. Order the substances by their boiling points.',
    wrong: [
      {
        order: items.toReversed(),
        misconception: null,
        why: `The strongest attraction gives the highest boiling point. ${account}.`,
      },
      {
        order: [second, first, ...others],
        misconception: 'FO2',
        why: `Dipoles add to the dispersion forces that both have. ${account}.`,
      },
      {
        order: [...items.slice(0, -2), ...items.slice(-2).toReversed()],
        misconception: 'FO10',
        why: `Hydrogen at O forms hydrogen bonds, and an acid two of them. ${account}.`,
      },
      {
        order: byMass,
        misconception: 'FO4',
        why: `The small differences in mass hardly count. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
    solution: () =>
      comparison(
        'the order of the boiling points',
        'Dispersion alone is weakest, then come dipoles, then hydrogen bonds',
        items,
        cardOf,
      ),
  })
}

const isomers: readonly (readonly string[])[] = [
  ['2,2-dimethylpropane', '2-methylbutane', 'pentane'],
  ['2,2-dimethylbutane', '2,3-dimethylbutane', '3-methylpentane'],
  ['2,2-dimethylbutane', '2,3-dimethylbutane', 'hexane'],
  ['2,2-dimethylbutane', '2-methylpentane', 'hexane'],
  ['2,2-dimethylbutane', '3-methylpentane', 'hexane'],
  ['2,3-dimethylbutane', '3-methylpentane', 'hexane'],
  ['2-methylpropan-2-ol', 'butan-2-ol', 'butan-1-ol'],
  ['2-methylpropan-2-ol', '2-methylpropan-1-ol', 'butan-1-ol'],
]

/** Isomers by their boiling points, the most branched one first. */
export const orderOfIsomers = production('ph-m201', 'order', 'boiling-point-order', (random) => {
  const names = pick(random, isomers)
  const items = names.flatMap((name) => liquids.find((liquid) => liquid.name === name) ?? [])
  const account = `The rounder the molecules, the less they touch: ${pointsOf(items)}`
  const isAlcohol = items[0]?.family === 'alcohol'
  const [first, second, third] = items
  if (first === undefined || second === undefined || third === undefined) return null
  return orderedCards(random, {
    element: isAlcohol ? 'O' : 'C',
    items,
    card: cardOf,
    ends,
    stemOf: (shown) =>
      `Order these isomers by boiling point: ${listed(shown.map(({ name }) => name))}.`,
    wrong: [
      {
        order: items.toReversed(),
        misconception: 'FO3',
        why: `Branches lower the boiling point. ${account}.`,
      },
      {
        order: [third, first, second],
        misconception: 'FO3',
        why: `The unbranched molecule touches its neighbors most. ${account}.`,
      },
      {
        order: [second, first, third],
        misconception: 'FO3',
        why: `The more compact molecule boils first. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
    solution: () =>
      comparison(
        'the order of the boiling points',
        'Isomers with more branches are rounder and boil at lower temperatures',
        items,
        cardOf,
      ),
  })
})

const MIN_RATIO = 1.5

/** In K, so that the boiling points tell the order. */
const MIN_VAPOR_GAP = 5

const boilingPoints = new Map(
  organicCompounds.map(({ name, boilingPoint }) => [name, boilingPoint]),
)

type Vapor = (typeof vaporPressures)[number]

/** Every three liquids whose vapor pressures and boiling points differ clearly, from the lowest pressure on. */
const vaporTriples: readonly (readonly Vapor[])[] = vaporPressures.flatMap((one) =>
  vaporPressures
    .filter((other) => isAbove(one, other))
    .flatMap((other) =>
      vaporPressures.filter((third) => isAbove(other, third)).map((third) => [one, other, third]),
    ),
)

function isAbove(lower: Vapor, higher: Vapor): boolean {
  const gap = (boilingPoints.get(lower.name) ?? 0) - (boilingPoints.get(higher.name) ?? 0)
  return higher.kilopascals / lower.kilopascals >= MIN_RATIO && gap >= MIN_VAPOR_GAP
}

function boilingOf(names: readonly { readonly name: string }[]): string {
  return listed(names.map(({ name }) => `${name} at ${degrees(boilingPoints.get(name) ?? 0)}`))
}

/** Liquids by their vapor pressures at 25 °C. */
export const orderOfVapors = production('ph-m202', 'order', 'vapor-pressure', (random) => {
  const drawn = pick(random, vaporTriples)
  const account = `At 25 °C the pressures are ${listed(drawn.map(({ name, kilopascals }) => `${formatNumber(kilopascals)} kPa for ${name}`))}`
  return orderedCards(random, {
    element: 'C',
    items: drawn,
    card: ({ name }) => name,
    ends: ['lowest vapor pressure', 'highest vapor pressure'],
    stemOf: (shown) =>
      `Order these liquids by vapor pressure at 25 °C. They boil: ${boilingOf(shown)}.`,
    wrong: [
      {
        order: drawn.toReversed(),
        misconception: 'FO6',
        why: `A low boiling point means weak attraction, so that more molecules leave. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
    solution: () =>
      workedComparison(
        'the order of the vapor pressures',
        'The lower the boiling point, the higher the vapor pressure at one temperature',
        drawn.map(({ name, kilopascals }) => [name, `${formatNumber(kilopascals)} kPa`]),
        drawn.map(({ name }) => name).join(', '),
      ),
  })
})

type Hydride = { readonly formula: string; readonly boilingPoint: number }

const hydrides: readonly Hydride[] = [
  ...new Map(
    boilingPairs
      .flatMap(({ bonding, other }) => [bonding, other])
      .map((one) => [one.formula, one] as const),
  ).values(),
]

/** Hydrides of one group, or of one period, of which the first period has hydrogen bonds. */
const groups = [
  { element: 'F', group: ['HF', 'HCl', 'HBr', 'HI'] },
  { element: 'O', group: ['H2O', 'H2S', 'H2Se', 'H2Te'] },
  { element: 'N', group: ['NH3', 'PH3', 'AsH3'] },
] as const

function shownOf({ formula }: Hydride): string {
  return formatFormula(formula)
}

/** Hydrogen compounds of one group by their boiling points. */
export const orderOfHydrides = production('ph-h200', 'order', 'boiling-point-order', (random) => {
  const { element, group } = pick(random, groups)
  const [top, ...rest] = group
  const chosen = [top, ...sample(random, rest, pick(random, [2, rest.length]))]
  const items = chosen
    .flatMap((formula) => hydrides.find((one) => one.formula === formula) ?? [])
    .toSorted((one, other) => one.boilingPoint - other.boilingPoint)
  const isHeavier = (one: Hydride, other: Hydride) =>
    group.findIndex((formula) => formula === one.formula) -
    group.findIndex((formula) => formula === other.formula)
  const byMass = items.toSorted(isHeavier)
  const points = listed(items.map((one) => `${shownOf(one)} at ${degrees(one.boilingPoint)}`))
  const account = `${formatFormula(top)} forms hydrogen bonds, and in the others dispersion grows with size: ${points}`
  return orderedCards(random, {
    element,
    items,
    card: shownOf,
    ends,
    stemOf: (shown) => `Order by boiling point: ${listed(shown.map(shownOf))}.`,
    wrong: [
      {
        order: byMass,
        misconception: 'FO4',
        why: `The heavier one does not boil higher where the kinds of attraction differ. ${account}.`,
      },
      {
        order: byMass.toReversed(),
        misconception: 'FO4',
        why: `Only the lightest one forms hydrogen bonds; among the others the boiling points rise with size. ${account}.`,
      },
      {
        order: items.toReversed(),
        misconception: null,
        why: `The strongest attraction gives the highest boiling point. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
    solution: () =>
      workedComparison(
        'the order of the boiling points',
        'Look for hydrogen at N, O or F first; without it larger molecules boil higher',
        items.map((one) => [shownOf(one), degrees(one.boilingPoint)]),
        items.map(shownOf).join(', '),
      ),
  })
})
