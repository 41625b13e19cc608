import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick, type Random } from '#quiz/random.ts'
import { nextProduction, production } from '#quiz/template.ts'
import { orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { type Fact, factsDraft } from '#quiz/templates/topics/school/building/facts.ts'

const steps = [
  'a screen holds back leaves',
  'sand and mud settle in a basin',
  'filter beds hold back fine solids',
  'chlorine or ozone kills microbes',
] as const

/** The steps of making drinking water, after AQA GCSE Chemistry (8462, section 4.10.1.2). */
function stepsDraft(
  random: Random,
  stemOf: (source: string, one: string, other: string) => string,
) {
  const source = pick(random, ['a river', 'a lake', 'a reservoir'])
  const [first, second, third, fourth] = steps
  const account =
    'The coarsest solids go first and the finest last, and microbes are killed when the water is clear'
  return orderedCards(random, {
    element: 'Cl',
    items: steps,
    card: (step) => step,
    ends: ['first', 'last'],
    stemOf: ([one = '', other = '']) => stemOf(source, one, other),
    wrong: [
      {
        order: [fourth, first, second, third],
        misconception: 'EA7',
        why: `Killing microbes comes last. ${account}.`,
      },
      {
        order: [first, second, fourth, third],
        misconception: 'EA7',
        why: `The last two steps are exchanged. ${account}.`,
      },
      {
        order: [first, third, second, fourth],
        misconception: null,
        why: `Sand would block the filter beds. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
  })
}

/** The steps of making drinking water. */
export const stepsOfWater = production('ge-e262', 'order', 'water-treatment', (random) =>
  stepsDraft(
    random,
    (source, one, other) =>
      `Water of ${source} becomes drinking water. Put the steps into order; “${one}” and “${other}” lie in front.`,
  ),
)

/** The same, in words that nobody takes for a hint at the order. */
export const mixedStepsOfWater = nextProduction(stepsOfWater, (random) =>
  stepsDraft(
    random,
    (source, one, other) =>
      `Water of ${source} becomes drinking water. Order the steps; mixed, the cards begin with “${one}” and “${other}”.`,
  ),
)

/** A step of treatment, and the idea that takes a filter for it; null where there is none. */
type Removal = Fact & { readonly idea: 'EA6' | 'EA7' | null }

const removals: readonly Removal[] = [
  {
    left: 'Screen',
    partner: 'leaves and twigs',
    idea: null,
    element: 'C',
    reason: 'A screen holds back leaves and twigs.',
  },
  {
    left: 'Settling basin',
    partner: 'sand and mud',
    idea: null,
    element: 'Si',
    reason: 'Sand and mud sink to the bottom of a basin.',
  },
  {
    left: 'Filter bed',
    partner: 'fine solids',
    idea: null,
    element: 'Fe',
    reason: 'Filter beds hold back fine solids, but nothing dissolved.',
  },
  {
    left: 'Chlorine, ozone or ultraviolet light',
    partner: 'living microbes',
    idea: 'EA7',
    element: 'Cl',
    reason: 'Chlorine, ozone or ultraviolet light kills microbes.',
  },
  {
    left: 'Distillation or reverse osmosis',
    partner: 'dissolved salts',
    idea: 'EA6',
    element: 'Na',
    reason: 'Only distillation or reverse osmosis takes out dissolved salts.',
  },
]

/** Steps of water treatment and what they take out. */
export const stepsAndRemovals = production('ge-e263', 'match', 'water-treatment', (random) =>
  factsDraft(random, {
    stem: 'Pair each step of water treatment with what it removes.',
    facts: removals,
    count: pick(random, [4, 5]),
    mistake: (one, other) =>
      (one.left === 'Filter bed' ? other.idea : other.left === 'Filter bed' ? one.idea : null) ??
      'EA9',
  }),
)

type Product = {
  readonly name: string
  readonly element: ElementSymbol
  readonly raw: string
  readonly making: string
  readonly use: string
  readonly end: string
}

const products: readonly Product[] = [
  {
    name: 'a glass bottle',
    element: 'Si',
    raw: 'sand is dug',
    making: 'a melt is blown into shape',
    use: 'it is washed and filled again',
    end: 'shards are melted down',
  },
  {
    name: 'an aluminum can',
    element: 'Al',
    raw: 'bauxite is mined',
    making: 'sheet is pressed into shape',
    use: 'a drink is cooled in it',
    end: 'it is sorted out of the waste and melted',
  },
  {
    name: 'a plastic bag',
    element: 'C',
    raw: 'crude oil is pumped',
    making: 'ethene is polymerized and blown to a film',
    use: 'goods are carried home',
    end: 'it is burned or buried',
  },
  {
    name: 'a smartphone',
    element: 'Au',
    raw: 'ores of many metals are mined',
    making: 'chips are made and soldered',
    use: 'its battery is charged every day',
    end: 'metals are recovered from the old device',
  },
]

/** Stages of a life cycle and what happens in them. */
export const stagesOfLife = production('ge-m262', 'match', 'life-cycles', (random) => {
  const { name, element, raw, making, use, end } = pick(random, products)
  const facts: readonly Fact[] = [
    ['Raw materials', raw, 'Getting raw materials takes energy and leaves waste.'],
    ['Making', making, 'Making the product takes energy.'],
    ['Use', use, 'Using a product can take energy and water, too.'],
    ['End of life', end, 'At the end there is waste or recycling, which takes energy as well.'],
  ].map(([left = '', partner = '', reason = '']) => ({ left, partner, reason, element }))
  return factsDraft(random, {
    stem: `The life cycle of ${name} is assessed. Pair each stage with what happens in it.`,
    facts,
    mistake: ({ left: one }, { left: other }) =>
      [one, other].every((stage) => ['Raw materials', 'Making'].includes(stage)) ||
      [one, other].every((stage) => ['Use', 'End of life'].includes(stage))
        ? 'EA10'
        : null,
  })
})
