import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { comparable } from '#chemistry/elements/trends.ts'
import {
  boilingSeries,
  type BoilingSeries,
  type BoilingSubstance,
} from '#chemistry/reference/boiling-series.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { degrees, wholeDegrees } from '#quiz/templates/physical-properties/samples.ts'
import { capitalized, listed, nameOf } from '#quiz/templates/shared/names.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

const cold: readonly ElementSymbol[] = ['He', 'H', 'Ne', 'N', 'F', 'Ar', 'O', 'Kr', 'Xe', 'Cl']
const warm: readonly ElementSymbol[] = ['Br', 'I', 'Hg', 'Cs', 'Zn', 'Na', 'K', 'Rb']

/** Lower than any temperature: it sorts values below zero before everything else. */
const FAR_BELOW = -5000

/** Boiling points that are given, most of them below zero, in their order. */
export const orderOfGivenPoints = production('ph-m25', 'order', 'temperature-scales', (random) => {
  const symbols = [...sample(random, cold, 3), ...sample(random, warm, 1)]
  const isClear = symbols.every((one, place) =>
    symbols.slice(place + 1).every((other) => comparable('boilingPoint', one, other)),
  )
  if (!isClear) return null
  const items = symbols.toSorted((a, b) => boils(a) - boils(b))
  const [coldest] = items
  if (coldest === undefined) return null
  const lowest = degrees(boils(coldest))
  const values = items.map((symbol) => `${symbol} ${degrees(boils(symbol))}`).join(', ')
  const sorted = (key: (symbol: ElementSymbol) => number) =>
    items.toSorted((a, b) => key(a) - key(b))
  return orderedCards(random, {
    element: coldest,
    items,
    card: (symbol) => `${element(symbol).name}, ${degrees(boils(symbol))}`,
    ends: ['lowest', 'highest'],
    stemOf: () => 'Put these four boiling points in order, the lowest first.',
    wrong: [
      {
        order: sorted((symbol) => Math.abs(boils(symbol))),
        misconception: 'PH5',
        why: `That order leaves out the minus signs. The lowest temperature is ${lowest}, the farthest below zero.`,
      },
      {
        order: sorted((symbol) => (boils(symbol) < 0 ? FAR_BELOW - boils(symbol) : boils(symbol))),
        misconception: 'PH5',
        why: `The temperatures below zero are in the wrong order. ${lowest} is the coldest of them.`,
      },
      {
        order: items.toReversed(),
        misconception: 'PH5',
        why: `That order begins with the highest boiling point. The lowest, ${lowest}, comes first.`,
      },
      {
        order: sorted((symbol) => element(symbol).atomicNumber),
        misconception: 'PH11',
        why: `That is the order of the atomic numbers. The boiling points are ${values}.`,
      },
    ],
    right: `From the coldest upward: ${values}.`,
    elements: items,
    article: 'deep-dive-alkali-metals',
  })
})

function boils(symbol: ElementSymbol): number {
  return wholeDegrees(element(symbol).boilingPoint ?? 0)
}

const bySize = boilingSeries.filter(({ reason }) => reason === 'size')
const byForces = boilingSeries.filter(({ reason }) => reason !== 'size')

/** Substances of like molecules, whose size decides how strongly they attract each other. */
export const orderBySize = production('ph-m26', 'order', 'forces-between-molecules', (random) => {
  const { reason, substances } = pick(random, bySize)
  const items = sample(random, substances, 4).toSorted((a, b) => a.boilingPoint - b.boilingPoint)
  return boilingOrder(random, reason, items)
})

/** Molecules of about the same mass, whose polarity, hydrogen bonds or branches decide. */
export const orderByForces = production('ph-h27', 'order', 'forces-between-molecules', (random) => {
  const { reason, substances } = pick(random, byForces)
  return boilingOrder(random, reason, substances)
})

/** Larger gaps than this, in °C, stay as they are in every table. */
const CLEAR_DEGREES = 7

const reasons: Readonly<Record<BoilingSeries['reason'], string>> = {
  size: 'Larger molecules with more electrons attract each other more strongly',
  branching:
    'Of the same atoms, branched molecules touch each other less, so they attract each other less',
  polarity:
    'At about the same mass, polar molecules attract each other more, and hydrogen bonds are stronger still',
}

function boilingOrder(
  random: Random,
  reason: BoilingSeries['reason'],
  items: readonly BoilingSubstance[],
) {
  const isClear = items.every((item, place) => {
    const next = items[place + 1]
    return next === undefined || next.boilingPoint - item.boilingPoint >= CLEAR_DEGREES
  })
  const [first, second, ...others] = items
  if (!isClear || first === undefined || second === undefined) return null
  const values = items
    .map(({ name, boilingPoint }) => `${name} ${formatNumber(boilingPoint)} °C`)
    .join(', ')
  const account = `${reasons[reason]}: ${values}`
  return orderedCards(random, {
    element: 'C',
    items,
    card: ({ name, formula }) => `${name}, ${formatFormula(formula)}`,
    ends: ['lowest', 'highest'],
    stemOf: (shown) =>
      `Put ${listed(shown.map(({ name }) => name))} in the order of their boiling points, the lowest first.`,
    wrong: [
      ...(reason === 'polarity'
        ? [
            {
              order: [...items.slice(0, -2), ...items.slice(-2).toReversed()],
              misconception: 'BO7' as const,
              why: `A hydrogen bond needs hydrogen at the oxygen atom, which only the alcohol has. ${account}.`,
            },
          ]
        : []),
      {
        order: items.toReversed(),
        misconception: reason === 'size' ? ('BO4' as const) : null,
        why:
          reason === 'size'
            ? `That order is reversed. Boiling does not test the bonds inside the molecules: ${values}.`
            : `That order is reversed. ${account}.`,
      },
      {
        order: [second, first, ...others],
        misconception: null,
        why: `${capitalized(second.name)} and ${first.name} are exchanged. ${account}.`,
      },
    ],
    solution: () =>
      workedComparison(
        'the order of the boiling points',
        reasons[reason],
        items.map(({ name, boilingPoint }) => [name, `${formatNumber(boilingPoint)} °C`]),
        items.map(({ name, formula }) => `${name}, ${formatFormula(formula)}`).join(', '),
      ),
    right: `${account}.`,
    article: 'understanding-polarity',
  })
}

/** Elements of one kind, from the smallest to the largest particles. */
const kinds = [
  ['F', 'Cl', 'Br', 'I'],
  ['He', 'Ne', 'Ar', 'Kr', 'Xe'],
] as const

/** Halogens or noble gases in the order of their boiling points, without values. */
export const orderOfNonMetals = production('ph-e25', 'order', 'melting-and-boiling', (random) => {
  const kind = pick(random, kinds)
  const items = sample(random, kind, pick(random, [3, 4])).toSorted((a, b) => boils(a) - boils(b))
  const [first] = items
  if (first === undefined) return null
  const values = items.map((symbol) => `${nameOf(symbol)} ${degrees(boils(symbol))}`).join(', ')
  const account = `Larger particles attract each other more strongly: ${values}`
  const [lightest, ...heavier] = items
  if (lightest === undefined) return null
  return orderedCards<ElementSymbol>(random, {
    element: first,
    items,
    card: (symbol) => element(symbol).name,
    ends: ['lowest', 'highest'],
    stemOf: (shown) =>
      `Put ${listed(shown.map(nameOf))} in the order of their boiling points, the lowest first.`,
    wrong: [
      {
        order: items.toReversed(),
        misconception: kind === kinds[0] ? ('PH1' as const) : null,
        why: `That order is reversed. Boiling parts whole particles and breaks no bonds. ${account}.`,
      },
      {
        order: [...heavier, lightest],
        misconception: 'PH11',
        why: `${element(lightest).name} has the smallest particles and boils first. ${account}.`,
      },
    ],
    right: `${account}.`,
    elements: items,
    article: 'why-noble-gases-are-stable',
  })
})
