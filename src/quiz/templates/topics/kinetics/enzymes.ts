import type { Figure } from '#quiz/figures/figure.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import {
  type Fact,
  factsDraft,
  mistakeBetween,
} from '#quiz/templates/topics/school/building/facts.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { divided } from '#quiz/worked/expressions.ts'

const words: readonly Fact[] = [
  [
    'Enzyme',
    'a protein that is a catalyst',
    'An enzyme is a catalyst of living things, nearly always a protein.',
  ],
  [
    'Substrate',
    'the substance that is changed',
    'A substrate is the substance that an enzyme changes.',
  ],
  [
    'Active site',
    'the place where the reaction happens',
    'The active site is the place of the enzyme that binds the substrate.',
  ],
  [
    'Optimum',
    'where the rate is highest',
    'At its optimum of temperature or pH an enzyme works fastest.',
  ],
  [
    'Denatured',
    'unfolded for good',
    'A denatured enzyme has lost its shape, so it no longer binds the substrate.',
  ],
  ['Inhibitor', 'slows the enzyme down', 'An inhibitor binds to the enzyme and slows it down.'],
].map(([left = '', partner = '', reason = '']) => ({ left, partner, reason, element: 'N' }))

/** Words about enzymes and what they mean. */
export const wordsOfEnzymes = production('ge-e811', 'match', 'enzymes', (random) =>
  factsDraft(random, {
    stem: 'Pair each word about enzymes with its meaning.',
    facts: words,
    count: pick(random, [4, 5]),
    mistake: mistakeBetween(
      [
        ['Enzyme', 'Substrate', 'KI22'],
        ['Denatured', 'Inhibitor', 'KI23'],
        ['Optimum', 'Denatured', 'KI23'],
      ],
      null,
    ),
    asked: 'the meaning of each word',
    rule: 'An enzyme binds its substrate at the active site and works fastest at its optimum',
  }),
)

const changes: readonly Fact[] = [
  {
    left: 'From 20 °C to 30 °C',
    partner: 'faster, as other reactions',
    element: 'C',
    reason: 'From 20 °C to 30 °C it gets faster, as other reactions do.',
  },
  {
    left: 'From 37 °C to 80 °C',
    partner: 'stops for good',
    element: 'N',
    reason: 'From 37 °C to 80 °C the protein unfolds, and cooling does not bring it back.',
  },
  {
    left: 'From 37 °C to 5 °C',
    partner: 'slower while it is cold',
    element: 'O',
    reason: 'From 37 °C to 5 °C it gets slower, and warming brings it back.',
  },
  {
    left: 'More substrate for busy enzyme',
    partner: 'no change',
    element: 'H',
    reason: 'More substrate changes nothing while every active site is busy.',
  },
  {
    left: 'Twice the enzyme, much substrate',
    partner: 'twice as fast',
    element: 'S',
    reason: 'Twice as much enzyme has twice the active sites.',
  },
]

/** Changes of conditions, and what an enzyme of the human body does. */
export const changesOfEnzymes = production('ge-m811', 'match', 'enzymes', (random) =>
  factsDraft(random, {
    stem: 'An enzyme of the human body works best at 37 °C. Pair each change with its effect on the rate.',
    facts: changes,
    count: 4,
    mistake: mistakeBetween(
      [
        ['From 37 °C to 80 °C', 'From 37 °C to 5 °C', 'KI23'],
        ['From 20 °C to 30 °C', 'From 37 °C to 80 °C', 'KI24'],
        ['More substrate for busy enzyme', 'Twice the enzyme, much substrate', 'KI25'],
      ],
      null,
    ),
    asked: 'the effect of each change',
    rule: 'Below the optimum warming helps, above it the protein unfolds, and only free active sites can take up substrate',
  }),
)

/** Rates in µmol/min at even steps: rising as in any reaction up to the optimum, then falling steeply. */
const shares = [0.1, 0.2, 0.4, 0.8, 1, 0.2, 0]

/** How many times as fast an enzyme is at its optimum. */
export const factorOfEnzyme = production('ge-m812', 'number', 'enzymes', (random) => {
  const isHeat = random() < 0.5
  const name = pick(random, ['A', 'B', 'C', 'D'])
  const top = pick(random, [10, 20, 50, 100])
  const low = pick(random, [0.1, 0.2, 0.4])
  const place = shares.indexOf(low)
  const shift = integer(random, 0, 2)
  const at = (index: number) => (isHeat ? 10 * (index + shift) : index + 2 + shift)
  const points = isHeat
    ? shares.map((share, index) => [at(index), share * top] as const)
    : [0.1, 0.4, 1, 0.4, 0.2, 0.1].map((share, index) => [at(index), share * top] as const)
  const best = points.findIndex(([, rate]) => rate === top)
  const other = isHeat ? place : points.findIndex(([, rate]) => rate === low * top)
  const [[optimum] = [0], [condition, rate] = [0, 1]] = [points[best], points[other]]
  const value = top / rate
  const figure: Figure = {
    kind: 'curves',
    of: isHeat ? 'enzyme-temperature' : 'enzyme-acidity',
    curves: [{ name, points }],
  }
  const where = (x: number) => (isHeat ? `${x} °C` : `pH ${x}`)
  return workedNumber({
    element: 'N',
    stem: `The curve shows the rate of enzyme ${name}. How many times as fast is it at its optimum as at ${where(condition)}?`,
    value,
    unit: null,
    tolerance: 0.1,
    apart: 0.22,
    figure,
    account: `At its optimum, ${where(optimum)}, the rate is ${quantity(top, 'µmol/min')}, at ${where(condition)} it is ${quantity(rate, 'µmol/min')}, and ${quantity(top, null)}/${quantity(rate, null)} = ${quantity(value, null)}`,
    wrong: [
      [rate / top, null, 'The ratio is turned around.'],
      [top - rate, null, 'That is the difference of the rates, not how many times as fast.'],
      [
        optimum / (condition || Number.NaN),
        'KI24',
        'The rate does not grow in proportion to what stands on the axis below.',
      ],
    ],
    solution: () => ({
      asked: 'how many times as fast it is',
      given: {
        'Highest rate': exact(top, 'µmol/min'),
        [`Rate at ${where(condition)}`]: exact(Number(rate.toPrecision(3)), 'µmol/min'),
      },
      relation:
        'The optimum is where the curve is highest; the ratio of the two rates is asked for',
      numbers: [
        [
          'Ratio',
          divided(exact(top, 'µmol/min'), exact(Number(rate.toPrecision(3)), 'µmol/min')),
          null,
        ],
      ],
    }),
  })
})
