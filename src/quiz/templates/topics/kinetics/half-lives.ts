import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, type Random } from '#quiz/random.ts'
import { nextProduction, production } from '#quiz/template.ts'
import { quantity, threeFigures } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { pairDraft } from '#quiz/templates/production/builds/pairs.ts'
import { type Amount, exact, measured } from '#quiz/worked/amounts.ts'
import {
  divided,
  exponential,
  less,
  multiplied,
  naturalLog,
  negative,
  raised,
  valueOf,
} from '#quiz/worked/expressions.ts'
import { agreed, calculated, known, law, outcome, solved } from '#quiz/worked/solutions.ts'

type Decay = { readonly text: string; readonly element: ElementSymbol }

/** Reactions of first order; how fast they are depends on the temperature, so each question says it. */
const decays: readonly Decay[] = [
  { text: 'SO₂Cl₂ decomposes', element: 'S' },
  { text: 'H₂O₂ decomposes', element: 'O' },
  { text: 'cyclobutane decomposes', element: 'C' },
  { text: '(CH₃)₃CBr reacts with water', element: 'Br' },
  { text: 'sucrose is hydrolyzed in excess acid', element: 'C' },
]

const times = ['s', 'min', 'h'] as const
const constants = ['s⁻¹', 'min⁻¹', 'h⁻¹'] as const

/** The rate constant of first order from the half-life, or the reverse. */
export const halfLifeOrConstant = production('ge-m58', 'number', 'integrated-rates', (random) => {
  const { text, element } = pick(random, decays)
  const place = integer(random, 0, 2)
  const [time, per] = [times[place] ?? 's', constants[place] ?? 's⁻¹']
  const asksConstant = pick(random, [true, false])
  const half = threeFigures(integer(random, 12, 480) / 4)
  if (asksConstant) {
    const value = Math.LN2 / half
    const shown = quantity(half, time)
    return workedNumber({
      element,
      stem: `Suppose ${text} in first order, with a half-life of ${shown}. What is the rate constant?`,
      value,
      unit: per,
      units: constants,
      solution: () => ({
        asked: 'the rate constant',
        given: { 'Half-life': measured(half, time) },
        relation: 'In first order k = ln 2 ÷ half-life',
        numbers: [
          ['Logarithm of two', naturalLog(exact(2)), null],
          ['Rate constant', divided(measured(Math.LN2), measured(half, time)), per],
        ],
      }),
      account: `k = ln 2 / t½ = 0.693 / ${shown} = ${quantity(value, per)}`,
      wrong: [
        [1 / half, 'KI18', 'That is the reciprocal, without ln 2.'],
        [0.5 / half, null, 'That takes one half instead of ln 2.'],
        [Math.LN2 * half, null, 'That multiplies by the half-life instead of dividing by it.'],
      ],
    })
  }
  const constant = threeFigures(Math.LN2 / half)
  const value = Math.LN2 / constant
  const shown = quantity(constant, per)
  return workedNumber({
    element,
    stem: `Suppose ${text} in first order, with k = ${shown}. What is the half-life?`,
    value,
    unit: time,
    units: times,
    solution: () => ({
      asked: 'the half-life',
      given: { 'Rate constant': measured(constant, per) },
      relation: 'In first order the half-life is ln 2 ÷ k',
      numbers: [
        ['Logarithm of two', naturalLog(exact(2)), null],
        ['Half-life', divided(measured(Math.LN2), measured(constant, per)), time],
      ],
    }),
    account: `t½ = ln 2 / k = 0.693 / ${shown} = ${quantity(value, time)}`,
    wrong: [
      [1 / constant, 'KI18', 'That is the reciprocal, without ln 2.'],
      [0.5 / constant, null, 'That takes one half instead of ln 2.'],
      [Math.LN2 * constant, null, 'That multiplies by k instead of dividing by it.'],
    ],
  })
})

function percent(number: number): string {
  return `${formatNumber(Math.round(1000 * number) / 1000)}%`
}

const repeats = ['', 'once', 'twice', 'three times', 'four times', 'five times'] as const

/** The percentage that is left, or has reacted, after some half-lives. */
export const shareLeft = production('ge-m59', 'number', 'integrated-rates', (random) => {
  const { text, element } = pick(random, decays)
  const halves = integer(random, 2, 5)
  const half = integer(random, 3, 24) * 5
  const time = pick(random, times)
  const isLeft = pick(random, [true, false])
  const left = 100 / 2 ** halves
  const value = isLeft ? left : 100 - left
  return workedNumber({
    element,
    stem: `Suppose ${text} in first order, with a half-life of ${half} ${time}. What percentage ${isLeft ? 'is left' : 'has reacted'} after ${half * halves} ${time}?`,
    value,
    unit: '%',
    show: percent,
    solution: () => ({
      asked: isLeft ? 'the percentage that is left' : 'the percentage that has reacted',
      given: { 'Half-life': exact(half, time) },
      relation: 'In first order each half-life leaves half of what was there',
      numbers: [
        ['Number of half-lives', divided(exact(half * halves, time), exact(half, time)), null, {}],
        ['Part left', raised(exact(0.5), exact(halves)), null, {}],
        ['Percentage left', multiplied(exact(1 / 2 ** halves), exact(100, '%')), '%', {}],
        ...(isLeft
          ? []
          : [['Percentage reacted', less(exact(100, '%'), exact(left, '%')), '%', {}] as const]),
      ],
    }),
    account: `${half * halves} ${time} are ${halves} half-lives, and 100% halved ${repeats[halves] ?? ''} is ${percent(left)}, which is left${isLeft ? '' : `; ${percent(value)} has reacted`}`,
    wrong: [
      [
        100 - value,
        'GE15',
        isLeft ? 'That part has reacted.' : 'That part is left and has not reacted.',
      ],
      [
        isLeft ? 100 / (2 * halves) : 100 - 100 / (2 * halves),
        'KI8',
        'Half-lives do not share evenly: each halves what is left.',
      ],
      [
        isLeft ? 100 / halves : 100 - 100 / halves,
        'AS21',
        'That divides by the number of half-lives.',
      ],
    ],
    apart: 0.02,
  })
})

const orders = ['order 0', 'order 1', 'order 2'] as const

/** Signs of the orders 0, 1 and 2 of a reaction of one substance A. */
const signs: readonly (readonly [string, string, string])[] = [
  ['[A] against time is a line', 'ln [A] against time is a line', '1/[A] against time is a line'],
  [
    'each half-life is shorter than the last',
    'all half-lives are equal',
    'each half-life is longer than the last',
  ],
  ['k is in mol/(L·s)', 'k is in s⁻¹', 'k is in L/(mol·s)'],
  [
    'twice [A] does not change the rate',
    'twice [A] doubles the rate',
    'twice [A] has four times the rate',
  ],
]

/** Orders and their signs. */
export const ordersAndSigns = production('ge-m60', 'match', 'integrated-rates', (random) => {
  const drawn = orders.map((left, place) => ({
    left,
    partner: pick(random, signs)[place] ?? '',
    element: 'H' as const,
  }))
  const [zero, first, second] = drawn.map(({ partner }) => partner)
  return pairDraft(random, {
    stem: 'Pair each order of a reaction of one substance A with its sign.',
    pairs: drawn,
    exchanges: [
      {
        of: ['order 0', 'order 1'],
        misconception: 'KI8',
        text: `In order 0 the rate stays the same until all is used up. Order 0 goes with “${zero}”, order 1 with “${first}”.`,
      },
      {
        of: ['order 1', 'order 2'],
        misconception: null,
        text: `In order 1 the half-life is constant, in order 2 it grows. Order 1 goes with “${first}”, order 2 with “${second}”.`,
      },
      {
        of: ['order 0', 'order 2'],
        misconception: 'KI3',
        text: `In order 2 the rate goes with the square of [A], in order 0 not with [A] at all. Order 0 goes with “${zero}”, order 2 with “${second}”.`,
      },
    ],
    right: `The signs are: order 0, ${zero}; order 1, ${first}; order 2, ${second}.`,
    article: null,
  })
})

/** The concentration that a reaction of first order leaves after some time. */
export const concentrationLeft = production('ge-m573', 'number', 'integrated-rates', (random) => {
  const { text, element } = pick(random, decays)
  const place = integer(random, 0, 2)
  const [time, per] = [times[place] ?? 's', constants[place] ?? 's⁻¹']
  const constant = threeFigures(integer(random, 20, 180) / 10_000)
  const duration = integer(random, 4, 36) * 5
  const start = threeFigures(integer(random, 20, 190) / 200)
  const exponent = constant * duration
  const halves = exponent / Math.LN2
  if (exponent < 0.35 || exponent > 2.2 || Math.abs(halves - Math.round(halves)) < 0.1) return null
  const value = start * Math.exp(-exponent)
  const from = quantity(start, 'mol/L')
  return workedNumber({
    element,
    stem: `Suppose ${text} in first order, k = ${quantity(constant, per)}. It starts with ${from}; which concentration is left after ${duration} ${time}?`,
    value,
    unit: 'mol/L',
    units: ['mmol/L', 'mol/L'],
    solution: () => ({
      asked: 'the concentration that is left',
      given: { 'Concentration at the start': measured(start, 'mol/L') },
      relation: 'In first order c = c₀ × e^(−kt)',
      numbers: [
        ['kt', multiplied(measured(constant, per), exact(duration, time)), null],
        [
          'Concentration left',
          multiplied(measured(start, 'mol/L'), exponential(negative(measured(exponent)))),
          'mol/L',
        ],
      ],
    }),
    account: `c = c₀ × e^(−kt) = ${from} × e^(−${quantity(exponent, null)}) = ${quantity(value, 'mol/L')}`,
    wrong: [
      [
        exponent < 1 ? start * (1 - exponent) : Number.NaN,
        'KI8',
        'That lets the concentration fall evenly, but the reaction slows down.',
      ],
      [start * 10 ** -exponent, null, 'That takes a power of 10 instead of one of e.'],
      [start - value, 'GE15', 'That much has reacted and is not left.'],
      [start * exponent, null, 'That multiplies by kt, which is the exponent.'],
    ],
  })
})

/** The quantity that is the same in each interval, and its unit. */
const ratesOfOrders = [
  ['Amount taken away in the first interval', 'mol/L'],
  ['Share left in the first interval', null],
  ['Growth of 1/[A] in the first interval', 'L/mol'],
] as const

/** The order from concentrations at equal intervals. */
function orderDraft(random: Random, isShown: (values: readonly number[]) => boolean) {
  const { element } = pick(random, decays)
  const order = integer(random, 0, 2)
  const interval = integer(random, 1, 12) * 5
  const time = pick(random, times)
  const start = integer(random, 6, 18) / 20
  const share = pick(random, [0.5, 0.6, 0.64])
  const values = [0, 1, 2, 3].map((step) => {
    if (order === 0) return start * (1 - 0.25 * step)
    return order === 1 ? start * share ** step : start / (1 + step * (1 / share - 1))
  })
  if (order === 0 && !isShown(values)) return null
  const [first = '', second = '', third = '', last = ''] = values.map((value) =>
    quantity(value, null),
  )
  const account = [
    'Equal times take equal amounts away, so the order is 0',
    'Equal times leave equal shares of what was there, so the order is 1',
    `1/[A] grows by equal amounts, from ${quantity(1 / start, null)} to ${quantity(1 / (values[1] ?? 1), null)} and ${quantity(1 / (values[2] ?? 1), null)} L/mol, so the order is 2`,
  ][order]
  if (account === undefined) return null
  return workedNumber({
    element,
    stem: `In an imagined experiment, [A] falls from ${first} mol/L to ${second}, ${third} and ${last} after ${interval}, ${2 * interval} and ${3 * interval} ${time}. A alone reacts. What is the order?`,
    value: order,
    unit: null,
    tolerance: 0,
    show: String,
    solution: () => {
      const [c0, c1, c2, c3] = values.map((value) => measured(value))
      if (c0 === undefined || c1 === undefined || c2 === undefined || c3 === undefined) {
        throw new RangeError('Four concentrations are needed.')
      }
      const [name, unit] = ratesOfOrders[order] ?? ratesOfOrders[0]
      const compare = (one: Amount, other: Amount) => {
        if (order === 0) return less(one, other)
        if (order === 1) return divided(other, one)
        return less(divided(exact(1), other), divided(exact(1), one))
      }
      return solved(
        'the order',
        known('Concentrations', `${[first, second, third, last].join(', ')} mol/L`),
        law(
          'In equal times order 0 takes equal amounts away, order 1 leaves equal shares, and order 2 raises 1/[A] by equal amounts',
        ),
        calculated(name, compare(c0, c1), measured(valueOf(compare(c0, c1)), unit)),
        agreed('Second and third interval', compare(c1, c2), compare(c2, c3)),
        outcome(String(order)),
      )
    },
    account,
    wrong: [0, 1, 2]
      .filter((other) => other !== order)
      .map((other) => [
        other,
        'KI8' as const,
        [
          'In order 0 equal times would take equal amounts away.',
          'In order 1 equal times would leave equal shares.',
          'In order 2 equal times would raise 1/[A] by equal amounts.',
        ][other] ?? '',
      ]),
  })
}

/** The order of a reaction. */
export const orderFromTimes = production('ge-h60', 'number', 'integrated-rates', (random) =>
  orderDraft(random, () => true),
)

/** The same, where in order 0 the amounts taken away are equal as they are shown, too. */
export const orderFromShownTimes = nextProduction(orderFromTimes, (random) =>
  orderDraft(random, (values) =>
    values.every((value) => Math.abs(value - Number(value.toPrecision(3))) < 1e-9),
  ),
)
