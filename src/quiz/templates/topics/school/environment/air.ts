import { airGases, pollutants } from '#chemistry/environment/earth.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, type Random, sample } from '#quiz/random.ts'
import { nextProduction, production } from '#quiz/template.ts'
import { orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { capitalized, listed } from '#quiz/templates/shared/names.ts'
import {
  type Fact,
  factsDraft,
  mistakeBetween,
} from '#quiz/templates/topics/school/building/facts.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, less, multiplied } from '#quiz/worked/expressions.ts'

/** Gases of dry air by their share. */
export const gasesOfAir = production('ge-e260', 'order', 'atmosphere', (random) => {
  const drawn = sample(random, airGases, 4).toSorted((a, b) => b.share - a.share)
  const [first, second, third, fourth] = drawn
  if (first === undefined || second === undefined) return null
  if (third === undefined || fourth === undefined) return null
  const account = `Dry air is about 78% nitrogen, 21% oxygen and 1% argon, with 0.04% carbon dioxide and traces of neon`
  return orderedCards(random, {
    element: second.element,
    items: drawn,
    card: ({ name }) => name,
    ends: ['largest share', 'smallest share'],
    stemOf: (shown) =>
      `Order ${listed(shown.map(({ name }) => name))} by their share in dry air, the largest first.`,
    wrong: [
      {
        order: [second, first, third, fourth],
        misconception: null,
        why: `The first two are exchanged. ${account}.`,
      },
      {
        order: [first, third, second, fourth],
        misconception: null,
        why: `The two in the middle are exchanged. ${account}.`,
      },
      {
        order: [first, second, fourth, third],
        misconception: null,
        why: `The last two are exchanged. ${account}.`,
      },
    ],
    right: `${account}.`,
    elements: drawn.map(({ element }) => element),
    article: null,
  })
})

const oxygenForms = 'algae begin to give off oxygen'
const oxygenIsBreathed = 'animals live on the oxygen'

/** The history of the air after AQA GCSE Chemistry (8462, section 4.9.1); ages are not asked for. */
const history = [
  'volcanoes give off gases',
  'water vapor condenses to oceans',
  oxygenForms,
  oxygenIsBreathed,
  'forests turn into coal',
] as const

/** The idea behind animals that breathe before there is oxygen. */
function ideaOfExchange(...both: readonly (typeof history)[number][]): 'EA5' | null {
  return both.includes(oxygenForms) && both.includes(oxygenIsBreathed) ? 'EA5' : null
}

/** How the air is thought to have changed. */
function historyDraft(random: Random, stemOf: (one: string, other: string) => string) {
  const drawn = sample(random, history, 4).toSorted(
    (one, other) => history.indexOf(one) - history.indexOf(other),
  )
  const [first, second, third, fourth] = drawn
  if (first === undefined || second === undefined) return null
  if (third === undefined || fourth === undefined) return null
  const account =
    'The early air is thought to come from volcanoes; oxygen came with photosynthesis, and only then could animals breathe it'
  return orderedCards(random, {
    element: 'O',
    items: drawn,
    card: (event) => event,
    ends: ['first', 'last'],
    stemOf: ([one = '', other = '']) => stemOf(one, other),
    wrong: [
      {
        order: drawn.toReversed(),
        misconception: 'EA5',
        why: `That is the reverse. ${account}.`,
      },
      {
        order: [second, first, third, fourth],
        misconception: ideaOfExchange(first, second),
        why: `The first two are exchanged. ${account}.`,
      },
      {
        order: [first, third, second, fourth],
        misconception: ideaOfExchange(second, third),
        why: `The two in the middle are exchanged. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
  })
}

/** The history of the air. */
export const historyOfAir = production('ge-m260', 'order', 'atmosphere', (random) =>
  historyDraft(
    random,
    (one, other) =>
      `Put the history of the air, as it is thought to have been, into order; “${one}” and “${other}” lie in front.`,
  ),
)

/** The same, in words that nobody takes for a hint at the order. */
export const mixedHistoryOfAir = nextProduction(historyOfAir, (random) =>
  historyDraft(
    random,
    (one, other) =>
      `Order what is thought to have happened to the air; mixed, the cards begin with “${one}” and “${other}”.`,
  ),
)

/** Pollutants and their effects. */
export const pollutantsAndEffects = production('ge-e261', 'match', 'pollution', (random) =>
  factsDraft(random, {
    stem: 'Pair each pollutant with its effect or source.',
    facts: pollutants.map(({ name, effect, element, reason }) => ({
      left: capitalized(name),
      partner: effect,
      element,
      reason,
    })),
    count: pick(random, [4, 5]),
    mistake: mistakeBetween(
      [
        ['Sulfur dioxide', 'Carbon dioxide', 'EA3'],
        ['Carbon monoxide', 'Carbon dioxide', 'EA3'],
        ['Sulfur dioxide', 'Methane', 'EA3'],
        ['Nitrogen oxides', 'Carbon dioxide', 'EA3'],
        ['Nitrogen oxides', 'Methane', 'EA3'],
      ],
      null,
    ),
  }),
)

const problems: readonly Fact[] = [
  {
    left: 'Warming of the climate',
    partner: 'gases absorb infrared from the ground',
    element: 'C',
    reason: 'Greenhouse gases absorb infrared radiation from the ground.',
  },
  {
    left: 'The hole in the ozone layer',
    partner: 'chlorine from some refrigerants breaks molecules high up',
    element: 'Cl',
    reason: 'Chlorine from chlorofluorocarbons breaks ozone high up.',
  },
  {
    left: 'Acid rain',
    partner: 'oxides of sulfur and nitrogen dissolve in drops',
    element: 'S',
    reason: 'Oxides of sulfur and nitrogen make acids with water.',
  },
  {
    left: 'Poisonous exhaust in a closed garage',
    partner: 'carbon burns with too little oxygen',
    element: 'O',
    reason: 'With too little oxygen carbon monoxide forms.',
  },
  {
    left: 'Dimming of sunlight over cities',
    partner: 'particles of soot float in the air',
    element: 'N',
    reason: 'Particles of soot keep sunlight away.',
  },
]

/** Problems of the air and their causes. */
export const problemsAndCauses = production('ge-m261', 'match', 'pollution', (random) =>
  factsDraft(random, {
    stem: 'Pair each problem of the air with its cause.',
    facts: problems,
    count: pick(random, [4, 5]),
    mistake: mistakeBetween(
      [
        ['Warming of the climate', 'The hole in the ozone layer', 'EA3'],
        ['Warming of the climate', 'Dimming of sunlight over cities', 'EA4'],
        ['Warming of the climate', 'Acid rain', 'EA3'],
      ],
      null,
    ),
  }),
)

/** A rise in parts per million as percent, and a share the other way. */
export const partsPerMillion = production('ge-m263', 'number', 'atmosphere', (random) => {
  const [gas, element, low, high] = pick(random, [
    ['carbon dioxide', 'C', 280, 430],
    ['methane', 'H', 1, 2],
  ] as const)
  if (random() < 0.5) {
    const from = gas === 'methane' ? integer(random, 70, 120) / 100 : integer(random, low, low + 60)
    const to =
      gas === 'methane' ? integer(random, 150, 195) / 100 : integer(random, high - 60, high)
    const value = (100 * (to - from)) / from
    if (value < 12) return null
    const [fromText, toText] = [from, to].map((number) => formatNumber(number))
    return workedNumber({
      element,
      stem: `In a model of the air ${gas} rises from ${fromText} ppm to ${toText} ppm. By how many percent of its first value is that?`,
      value,
      unit: '%',
      units: ['%'],
      solution: () => ({
        asked: 'the rise in percent',
        given: { First: measured(from, 'ppm'), Last: measured(to, 'ppm') },
        relation: 'The rise is divided by the first value',
        conversions: [
          ['Rise', less(measured(to, 'ppm'), measured(from, 'ppm')), 'ppm', { significant: 3 }],
        ],
        numbers: [
          [
            'In percent',
            multiplied(divided(measured(to - from, 'ppm'), measured(from, 'ppm')), exact(100, '%')),
            '%',
          ],
        ],
      }),
      account: `The rise of ${formatNumber(to - from, { significant: 3 })} ppm over the first ${fromText} ppm is ${formatNumber(value, { significant: 3 })}%`,
      wrong: [
        [(100 * (to - from)) / to, 'LA6', 'That divides by the last value.'],
        [(100 * to) / from, 'GE15', 'That is the last value in percent of the first one.'],
        [to - from, null, 'That is the rise in ppm.'],
      ],
      apart: 0.03,
      article: null,
    })
  }
  const percent = integer(random, 12, 98) / 1000
  const value = percent * 10_000
  const shown = formatNumber(percent, { significant: 2 })
  return workedNumber({
    element,
    stem: `A sample of gas has ${shown}% of ${gas} by volume. How many parts per million is that?`,
    value,
    unit: null,
    show: (number) => formatNumber(number, { significant: 3 }),
    solution: () => ({
      asked: 'the parts per million',
      given: { Share: measured(percent, '%', 2) },
      relation: 'One percent is 10 000 parts of a million',
      numbers: [['Parts per million', multiplied(measured(percent, null, 2), exact(10_000)), null]],
    }),
    account: `1% is 10\u202f000 ppm, so ${shown}% are ${formatNumber(value, { significant: 3 })} ppm`,
    wrong: [
      [percent * 100, null, 'That takes a percent for a hundred parts of a million.'],
      [percent * 1_000_000, null, 'That leaves out that percent are parts of a hundred.'],
      [percent / 10_000, null, 'That divides instead of multiplying.'],
    ],
    article: null,
  })
})
