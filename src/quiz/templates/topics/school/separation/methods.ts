import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { purposeText, separations } from '#chemistry/mixtures/separations.ts'
import { boilingSeries } from '#chemistry/reference/boiling-series.ts'
import { pick, type Random, sample } from '#quiz/random.ts'
import { nextProduction, production } from '#quiz/template.ts'
import { orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { capitalized, listed } from '#quiz/templates/shared/names.ts'
import { factsDraft, mistakeBetween } from '#quiz/templates/topics/school/building/facts.ts'

/** Mixtures and the ways to separate them. */
export const mixturesAndMethods = production('ph-e255', 'match', 'separation', (random) =>
  factsDraft(random, {
    stem: 'Pair each mixture with the way to separate it.',
    facts: separations.map((one) => ({
      left: capitalized(purposeText(one)),
      partner: one.method,
      element: one.element,
      reason: `${capitalized(one.mixture)}: ${one.because}.`,
    })),
    count: 4,
    mistake: mistakeBetween(
      [
        ['Sand in water', 'Salt in water, for the salt', 'SE1'],
        ['Sand in water', 'Salt in water, for the water', 'SE1'],
        ['Sand in water', 'Copper(II) sulfate in water, for good crystals', 'SE1'],
      ],
      null,
    ),
  }),
)

type Job = {
  readonly mixture: (random: Random) => string
  readonly element: ElementSymbol
  readonly steps: readonly [string, string, string, string]
}

const jobs: readonly Job[] = [
  {
    mixture: () => 'rock salt, to get the salt',
    element: 'Na',
    steps: ['crush it', 'stir it into water', 'filter off the rest', 'boil the water away'],
  },
  {
    mixture: (random) =>
      `${pick(random, ['copper(II) sulfate', 'potassium nitrate', 'magnesium sulfate', 'alum'])} with sand, to get crystals`,
    element: 'Cu',
    steps: [
      'stir it into warm water',
      'filter off the sand',
      'boil away a part of the water',
      'let it cool slowly',
    ],
  },
  {
    mixture: (random) =>
      `chalk and ${pick(random, ['sugar', 'table salt', 'potassium chloride'])}, to get both dry`,
    element: 'C',
    steps: [
      'stir it into water',
      'filter and keep the solution',
      'wash the chalk with water',
      'dry the chalk and evaporate the solution',
    ],
  },
]

/** The steps of a separation. */
function separationDraft(random: Random, stemOf: (mixture: string, shown: string) => string) {
  const { mixture, element, steps } = pick(random, jobs)
  const [first, second, third, fourth] = steps
  const account =
    'What dissolves passes the filter, so it has to be dissolved before and got out of the water after'
  return orderedCards(random, {
    element,
    items: steps,
    card: (step) => step,
    ends: ['first', 'last'],
    stemOf: ([shown = '']) => stemOf(mixture(random), shown),
    wrong: [
      {
        order: [second, first, third, fourth],
        misconception: 'SE1',
        why: `The first two steps are exchanged. ${account}.`,
      },
      {
        order: [first, third, second, fourth],
        misconception: 'SE1',
        why: `The steps in the middle are exchanged. ${account}.`,
      },
      {
        order: [first, second, fourth, third],
        misconception: null,
        why: `The last two steps are exchanged. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
  })
}

/** The steps of a separation. */
export const stepsOfSeparation = production('ph-e257', 'order', 'separation', (random) =>
  separationDraft(
    random,
    (mixture, shown) => `Put the steps for ${mixture}, into order; “${shown}” lies in front.`,
  ),
)

/** The same, in words that nobody takes for a hint at the order. */
export const mixedStepsOfSeparation = nextProduction(stepsOfSeparation, (random) =>
  separationDraft(
    random,
    (mixture, shown) =>
      `Separate ${mixture}: order the steps; mixed, the cards begin with “${shown}”.`,
  ),
)

/** Boiling points at least this far apart, in °C, are told apart in a column. */
const APART = 20

/** Liquids in the order in which they distill. */
export const orderOfDistilling = production('ph-m258', 'order', 'separation', (random) => {
  const { substances } = pick(
    random,
    boilingSeries.filter(({ reason }) => reason === 'size'),
  )
  const liquids = substances.filter(({ boilingPoint }) => boilingPoint > 30)
  if (liquids.length < 4) return null
  const drawn = sample(random, liquids, 4).toSorted((a, b) => a.boilingPoint - b.boilingPoint)
  const [first, second, third, fourth] = drawn
  if (first === undefined || second === undefined) return null
  if (third === undefined || fourth === undefined) return null
  const isClose = drawn.some(
    ({ boilingPoint }, place) =>
      place > 0 && boilingPoint - (drawn[place - 1]?.boilingPoint ?? 0) < APART,
  )
  if (isClose) return null
  const account = drawn
    .map(({ name, boilingPoint }) => `${name} boils at ${boilingPoint} °C`)
    .join(', ')
  return orderedCards(random, {
    element: 'C',
    items: drawn,
    card: ({ name }) => name,
    ends: ['first over', 'last over'],
    stemOf: (shown) =>
      `A mixture of ${listed(shown.map(({ name }) => name))} is distilled slowly in a column. Order the substances as they come over.`,
    wrong: [
      {
        order: drawn.toReversed(),
        misconception: 'SE7',
        why: `The lowest boiling point comes first. ${capitalized(account)}.`,
      },
      {
        order: [second, first, third, fourth],
        misconception: 'SE7',
        why: `The first two are exchanged. ${capitalized(account)}.`,
      },
      {
        order: [first, second, fourth, third],
        misconception: 'SE7',
        why: `The last two are exchanged. ${capitalized(account)}.`,
      },
    ],
    right: `${capitalized(account)}.`,
    article: null,
  })
})
