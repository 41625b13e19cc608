import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { WATER_HEAT } from '#chemistry/heats/specific-heats.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { integer, pick, type Random } from '#quiz/random.ts'
import { nextDraw, numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { decimal, exact } from '#quiz/worked/amounts.ts'
import { divided, less, multiplied } from '#quiz/worked/expressions.ts'
import { workedSolution } from '#quiz/worked/worked-steps.ts'

const symbols: readonly ElementSymbol[] = ['H', 'C', 'N', 'O', 'Cl', 'Br', 'I', 'S']

function kilojoules(value: number): string {
  return `${formatNumber(value)} kJ/mol`
}

/** A climb of a profile, there or back. */
export const climbOfProfile = template(
  'ge-e273',
  'energy-profiles',
  withLureBeside((random) => {
    const start = integer(random, 3, 20) * 5
    const end = integer(random, 1, 24) * 5
    const peak = Math.max(start, end) + integer(random, 5, 24) * 5
    if (Math.abs(start - end) < 15) return null
    const isReverse = random() < 0.5
    const from = isReverse ? end : start
    const value = peak - from
    const account = `The ${isReverse ? 'reverse reaction starts at the products' : 'reaction starts at the reactants'}, so it climbs from ${from} to ${peak} kJ/mol, which is ${kilojoules(value)}`
    const lures: readonly (readonly [number, MisconceptionId, string])[] = [
      [peak, 'RA7', 'That is the height of the peak.'],
      [peak - (isReverse ? start : end), 'RA7', 'That starts at the other end.'],
      [Math.abs(start - end), 'RA7', 'That is the size of ΔH.'],
      [isReverse ? start : end, 'RA7', 'That is a level at one end.'],
      [from, 'RA7', 'That is the level at which it starts.'],
    ]
    return numeric({
      element: pick(random, symbols),
      badge: null,
      stem: `A profile has the reactants at ${start} kJ/mol, the peak at ${peak} and the products at ${end}. What is the activation energy of the ${isReverse ? 'reverse ' : ''}reaction?`,
      answer: value,
      isRight: (number) => number + from === peak,
      lures: lures.map(([number, misconception, slip]) => ({
        value: number,
        misconception,
        why: `${slip} ${account}.`,
      })),
      fill: [value - 10, value + 10, value + 20, value - 20].filter((number) => number > 0),
      miss: (number) => `A climb of ${kilojoules(number)} would end elsewhere. ${account}.`,
      show: kilojoules,
      right: `${account}.`,
      see: { article: null },
      solution: () =>
        workedSolution({
          asked: 'the activation energy',
          given: { 'Where it starts': exact(from, 'kJ/mol') },
          relation: 'Activation energy = peak − level at which the reaction starts',
          numbers: [
            ['Activation energy', less(exact(peak, 'kJ/mol'), exact(from, 'kJ/mol')), 'kJ/mol', {}],
          ],
        }),
    })
  }),
)

function twoFigures(value: number): string {
  return formatNumber(value, { significant: 2 })
}

/** How many times as fast the faster of two runs is. */
export const ratioOfRates = template(
  'ge-e274',
  'rate-experiments',
  withLureBeside((random) => {
    const [slow, fast] = [integer(random, 40, 180), integer(random, 15, 60)]
    const value = slow / fast
    if (value < 1.6 || value > 7) return null
    const account = `The same change takes ${slow} s and ${fast} s, so the rates are in the ratio ${slow} to ${fast}, about ${twoFigures(value)}`
    return numeric({
      element: 'S',
      badge: null,
      stem: `A mark below a flask is hidden after ${slow} s with dilute acid and after ${fast} s with more concentrated acid. How many times as fast is the second run?`,
      answer: value,
      isRight: (other) => Math.abs(other * fast - slow) < 0.04 * slow,
      lures: [
        {
          value: fast / slow,
          misconception: 'RA2',
          why: `That is the ratio of the times, but more time is a lower rate. ${account}.`,
        },
        {
          value: (slow - fast) / fast,
          misconception: 'RA2',
          why: `That compares the difference of the times. ${account}.`,
        },
        {
          value: (slow + fast) / fast,
          misconception: null,
          why: `That adds both times. ${account}.`,
        },
        {
          value: slow - fast,
          misconception: 'RA2',
          why: `That is the difference of the times. ${account}.`,
        },
        {
          value: (2 * slow) / fast,
          misconception: null,
          why: `That is twice the ratio. ${account}.`,
        },
        {
          value: slow / fast / 2,
          misconception: null,
          why: `That is half of the ratio. ${account}.`,
        },
      ],
      show: twoFigures,
      right: `${account}.`,
      see: { article: null },
      solution: () =>
        workedSolution({
          asked: 'the ratio of the rates',
          given: { 'First run': exact(slow, 's'), 'Second run': exact(fast, 's') },
          relation: 'The same change in less time is a higher rate, in inverse ratio of the times',
          numbers: [
            ['Ratio', divided(exact(slow, 's'), exact(fast, 's')), null, { significant: 2 }],
          ],
        }),
    })
  }),
)

const powders: readonly (readonly [name: string, element: ElementSymbol])[] = [
  ['zinc', 'Zn'],
  ['iron', 'Fe'],
  ['magnesium', 'Mg'],
]

function heatText(value: number): string {
  return `${twoFigures(value)} kJ`
}

/** The heat that a solution takes up in a cup. */
export const heatOfSolution = template(
  'ge-e275',
  'heat-experiments',
  withLureBeside((random) =>
    cupDraft(
      cupOf(random),
      ({ grams, name, water, shown }) =>
        `${grams} g of ${name} powder warm ${water} g of a copper sulfate solution by ${shown} K. How much heat does the solution take up? It takes ${WATER_HEAT} J/(g·K).`,
    ),
  ),
)

/** Each of the powders gives off more than so many kilojoules for a gram: iron, the least, 2.7 kJ. */
const MAX_KILOJOULES_FOR_A_GRAM = 2.5

/** The same, with heat that so little powder can give off. */
export const possibleHeat = nextDraw(
  heatOfSolution,
  withLureBeside((random) => {
    let cup = cupOf(random)
    while (heatOfCup(cup) > MAX_KILOJOULES_FOR_A_GRAM * cup.grams) cup = cupOf(random)
    return cupDraft(
      cup,
      ({ grams, name, water, shown }) =>
        `With ${grams} g of ${name} powder, ${water} g of a copper sulfate solution get ${shown} K warmer. How much heat does the solution take up? It takes ${WATER_HEAT} J/(g·K).`,
    )
  }),
)

type Cup = {
  readonly name: string
  readonly element: ElementSymbol
  readonly grams: number
  readonly water: number
  readonly rise: number
}

function cupOf(random: Random): Cup {
  const [name, element] = pick(random, powders)
  const grams = integer(random, 1, 4)
  const water = pick(random, [25, 30, 40, 50, 60, 80, 100])
  const rise = integer(random, 40, 150) / 10
  return { name, element, grams, water, rise }
}

function heatOfCup({ water, rise }: Cup): number {
  return (water * WATER_HEAT * rise) / 1000
}

function cupDraft(cup: Cup, stemOf: (cup: Cup & { readonly shown: string }) => string) {
  const { element, grams, water, rise } = cup
  const value = heatOfCup(cup)
  const shown = formatNumber(rise, { decimals: 1 })
  const account = `The solution is warmed: ${water} g by ${shown} K, with ${WATER_HEAT} J/(g·K), takes ${heatText(value)}`
  return numeric({
    element,
    badge: null,
    stem: stemOf({ ...cup, shown }),
    answer: value,
    isRight: (other) =>
      Math.abs(other / rise - (water * WATER_HEAT) / 1000) < (0.01 * (water * WATER_HEAT)) / 1000,
    lures: [
      {
        value: (grams * WATER_HEAT * rise) / 1000,
        misconception: 'RA6',
        why: `That warms the metal powder. ${account}.`,
      },
      {
        value: (water * WATER_HEAT) / 1000,
        misconception: null,
        why: `That warms the solution by 1 K. ${account}.`,
      },
      {
        value: (water * WATER_HEAT * (rise + 273)) / 1000,
        misconception: 'TH5',
        why: `A rise is a difference and needs no 273. ${account}.`,
      },
      {
        value: (water * WATER_HEAT * rise) / 1000 / grams,
        misconception: null,
        why: `That is the heat for each gram of the metal. ${account}.`,
      },
      {
        value: (water * WATER_HEAT * rise * grams) / 1000,
        misconception: null,
        why: `The mass of the metal does not come in here. ${account}.`,
      },
      {
        value: (2 * water * WATER_HEAT * rise) / 1000,
        misconception: null,
        why: `That warms twice the solution. ${account}.`,
      },
    ],
    show: heatText,
    right: `${account}.`,
    see: { article: null },
    solution: () =>
      workedSolution({
        asked: 'the heat that the solution takes up',
        given: { Solution: exact(water, 'g'), Rise: decimal(rise, 'K', 1) },
        relation: 'Heat = mass of the solution × specific heat capacity × rise',
        numbers: [
          [
            'Heat',
            divided(
              multiplied(exact(water, 'g'), exact(WATER_HEAT, 'J/(g·K)'), decimal(rise, 'K', 1)),
              exact(1000, 'J/kJ'),
            ),
            'kJ',
            { significant: 2 },
          ],
        ],
      }),
  })
}
