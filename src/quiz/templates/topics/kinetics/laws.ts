import { formatFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { type OrderIn, type RateLaw, rateLaws } from '#chemistry/rates/rate-laws.ts'
import { equation as equationOf, formatEquation } from '#chemistry/reactions/equations.ts'
import { formatNumber, superscript } from '#chemistry/units.ts'
import { integer, pick, shuffle } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { powerPart, powerText } from '#quiz/templates/made/powers.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { listed } from '#quiz/templates/shared/names.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import {
  divided,
  type Expression,
  multiplied,
  naturalLog,
  raised,
} from '#quiz/worked/expressions.ts'
import type { WorkedStep } from '#quiz/worked/worked-steps.ts'

function bracket(formula: string): string {
  return `[${formatFormula(formula)}]`
}

/** A rate law without its left side: 'k[NO]²[O₂]'. */
function written(orders: readonly Pick<OrderIn, 'formula' | 'order'>[]): string {
  const powers = orders
    .filter(({ order }) => order > 0)
    .map(({ formula, order }) => powerText(bracket(formula), order))
  return `k${powers.join('')}`
}

function equationIn({ equation }: RateLaw): string {
  return formatEquation(equationOf(equation))
}

const changes: readonly (readonly [word: string, factor: number])[] = [
  ['doubled', 2],
  ['tripled', 3],
  ['halved', 0.5],
  ['multiplied by four', 4],
]

/** The factor of the rate when two concentrations change. */
export const factorOfRate = production('ge-m57', 'number', 'rate-laws', (random) => {
  const law = pick(random, rateLaws)
  const changed = shuffle(random, law.orders).slice(0, 2)
  const drawn = shuffle(random, changes)
  const parts = changed.map((one, place) => {
    const [word, factor] = drawn[place] ?? ['doubled', 2]
    return { ...one, word, factor }
  })
  const product = (exponentOf: (one: OrderIn) => number) =>
    parts.reduce((result, one) => result * one.factor ** exponentOf(one), 1)
  const value = product(({ order }) => order)
  const account = `Each factor is raised to its order, ${parts
    .map(({ factor, order }) => `${formatNumber(factor)}${superscript(order)}`)
    .join(' × ')} = ${formatNumber(value)}`
  return workedNumber({
    element: law.element,
    stem: `A reaction has rate = ${written(law.orders)}. By which factor does the rate change when ${listed(
      parts.map(({ formula, word }) => `${bracket(formula)} is ${word}`),
    )}?`,
    value,
    unit: null,
    show: (number) => formatNumber(number),
    solution: () => ({
      asked: 'the factor of the rate',
      relation: 'The factor of a concentration is raised to its order in the rate law',
      // The factor of a single concentration is the answer itself.
      conversions: parts.length === 1 ? [] : parts.map(factorStep),
      numbers: [
        [
          'Factor of the rate',
          multiplied(
            ...parts.map(({ factor, order }) =>
              parts.length === 1 ? raised(exact(factor), exact(order)) : exact(factor ** order),
            ),
          ),
          null,
          {},
        ],
      ],
    }),
    account,
    wrong: [
      [product(() => 1), 'KI3', 'The exponents of the rate law were left out.'],
      [
        parts.reduce((sum, { factor, order }) => sum + factor * order, 0),
        'KI3',
        'Factors are raised to a power and multiplied, not multiplied by it and added.',
      ],
      [
        product(({ coefficient }) => coefficient),
        'KI2',
        'The orders are those of the rate law, not the numbers of an equation.',
      ],
    ],
  })
})

function factorStep({ formula, factor, order }: OrderIn & { readonly factor: number }): WorkedStep {
  return [`Factor from ${bracket(formula)}`, raised(exact(factor), exact(order)), null, {}]
}

type Unit = 0 | 1 | 2 | 3

const unitOrders = [0, 1, 2, 3] as const

function unitOf(order: Unit, time: string): string {
  return [`mol/(L·${time})`, `${time}⁻¹`, `L/(mol·${time})`, `L²/(mol²·${time})`][order] ?? ''
}

/** Rate laws by their overall order. */
const byOrder: Readonly<Record<Unit, readonly (readonly [law: string, element: ElementSymbol])[]>> =
  {
    0: [
      ['k', 'N'],
      ['k', 'Pt'],
    ],
    1: [
      ['k[(CH₃)₃CBr]', 'Br'],
      ['k[H₂O₂]', 'O'],
      ['k[SO₂Cl₂]', 'S'],
    ],
    2: [
      ['k[NO₂]²', 'N'],
      ['k[NO][O₃]', 'O'],
      ['k[NO₂][F₂]', 'F'],
      ['k[NH₄⁺][NO₂⁻]', 'N'],
    ],
    3: [
      ['k[NO]²[O₂]', 'O'],
      ['k[NO]²[Cl₂]', 'Cl'],
      ['k[NO]²[H₂]', 'H'],
    ],
  }

/** The unit of a rate constant. */
export const unitOfConstant = template('ge-m91', 'rate-laws', (random) => {
  const order = pick(random, unitOrders)
  const [law, element] = pick(random, byOrder[order])
  const [time, name] = pick(random, [
    ['s', 'seconds'],
    ['min', 'minutes'],
    ['h', 'hours'],
  ] as const)
  const account = `The rate is in mol/(L·${time}); divided by ${order === 0 ? 'no concentration' : `(mol/L)${superscript(order)}`} that gives ${unitOf(order, time)}`
  return choice<Unit>({
    element,
    badge: null,
    stem: `A reaction has rate = ${law}, with concentrations in mol/L and the time in ${name}. What is the unit of k?`,
    answer: order,
    isRight: (value) => value === order,
    lures: unitOrders
      .filter((value) => value !== order)
      .map((value): Lure<Unit> => ({
        value,
        misconception: value === 0 || value === 1 ? 'KI20' : null,
        why: `That is the unit in order ${value}, but the exponents add up to ${order}. ${account}.`,
      })),
    show: (value) => unitOf(value, time),
    right: `${account}.`,
    see: { article: null },
  })
})

function rateText(rate: number): string {
  return quantity(rate, null, 3)
}

/** The order in one reactant, from two runs in which nothing else changes. */
export const orderFromRuns = production('ge-m81', 'number', 'rate-laws', (random) => {
  const law = pick(
    random,
    rateLaws.filter(({ orders }) => orders.length === 2),
  )
  const { formula, order, coefficient } = pick(random, law.orders)
  const factor = pick(random, [2, 3, 4])
  const low = integer(random, 4, 24) / 100
  const slow = integer(random, 10, 90) / 10_000
  const fast = slow * factor ** order
  const ratio = factor ** order
  const name = formatFormula(formula)
  return workedNumber({
    element: law.element,
    stem: `${equationIn(law)}: with [${name}] alone raised from ${quantity(low, null, 2)} to ${quantity(low * factor, 'mol/L', 2)}, suppose the rate goes from ${rateText(slow)} to ${rateText(fast)} mol/(L·s). Order in ${name}:`,
    value: order,
    unit: null,
    tolerance: 0,
    show: String,
    solution: () => ({
      asked: `the order in ${name}`,
      relation:
        'The factor of the rate is the factor of the concentration to the power of the order',
      numbers: [
        [
          'Factor of the concentration',
          divided(measured(low * factor, 'mol/L', 2), measured(low, 'mol/L', 2)),
          null,
          {},
        ],
        [
          'Factor of the rate',
          divided(measured(fast, 'mol/(L·s)'), measured(slow, 'mol/(L·s)')),
          null,
          {},
        ],
        [
          'Order',
          divided(naturalLog(exact(ratio)), naturalLog(exact(factor))),
          null,
          { decimals: 0 },
        ],
      ],
    }),
    account: `The concentration is multiplied by ${factor} and the rate by ${ratio}, which is ${factor}${superscript(order)}, so the order is ${order}`,
    wrong: [
      [coefficient, 'KI2', 'That is the number in the equation, which does not tell the order.'],
      [order === 0 ? Number.NaN : ratio, null, 'That is the factor of the rate, not its exponent.'],
      [
        order === 1 ? factor : 1,
        order > 1 ? 'KI3' : null,
        `That does not fit: the rate is multiplied by ${ratio}.`,
      ],
    ],
  })
})

/** The rate constant from three runs, with both orders found on the way. */
export const rateConstant = production('ge-h53', 'number', 'rate-laws', (random) => {
  const law = pick(
    random,
    rateLaws.filter(({ orders }) => orders.length === 2),
  )
  const [first, second] = law.orders
  if (first === undefined || second === undefined) return null
  const [a, b] = [integer(random, 4, 20) / 100, integer(random, 4, 20) / 100]
  const [up, more] = [pick(random, [2, 3]), pick(random, [2, 3])]
  const start = integer(random, 12, 90) / 10_000
  const runs = [
    [a, b, start],
    [a * up, b, start * up ** first.order],
    [a * up, b * more, start * up ** first.order * more ** second.order],
  ].map(([one = 0, other = 0, rate = 0]) => [
    quantity(one, null, 2),
    quantity(other, null, 2),
    rateText(rate),
  ])
  const power = (m: number, n: number) => a ** m * b ** n
  const value = start / power(first.order, second.order)
  const lawText = written(law.orders)
  const [shownA, shownB] = [bracket(first.formula), bracket(second.formula)]
  const divisors = [
    { base: quantity(a, null, 2), order: first.order },
    { base: quantity(b, null, 2), order: second.order },
  ]
    .filter(({ order }) => order > 0)
    .map(({ base, order }) => powerText(base, order))
    .join(' × ')
  return workedNumber({
    element: law.element,
    stem: `Suppose an experiment gives these ${shownA}, ${shownB} in mol/L and rates in mol/(L·s): ${runs.map((run) => run.join(', ')).join('; ')}. What number is k, in these units?`,
    value,
    unit: null,
    solution: () => ({
      asked: 'the rate constant k',
      relation: `The orders are ${first.order} in ${shownA} and ${second.order} in ${shownB}, so rate = ${lawText} and k is the rate divided by the concentrations`,
      numbers: [
        [
          'k from the first run',
          divided(
            measured(start),
            ...[
              { base: a, order: first.order },
              { base: b, order: second.order },
            ].flatMap(({ base, order }): Expression[] =>
              order === 0 ? [] : [powerPart(measured(base, null, 2), order)],
            ),
          ),
          null,
        ],
      ],
    }),
    account: `The rate follows ${shownA} in order ${first.order} and ${shownB} in order ${second.order}, rate = ${lawText}, so k = ${rateText(start)} / (${divisors}) = ${quantity(value, null)}`,
    wrong: [
      [start / power(1, 1), 'KI3', 'That takes order 1 for both.'],
      [
        start / power(first.coefficient, second.coefficient),
        'KI2',
        'That takes the numbers of the equation for the orders.',
      ],
      [start * power(first.order, second.order), null, 'The rate is divided, not multiplied.'],
      [
        start / power(second.order, first.order),
        null,
        'The orders of the two substances were exchanged.',
      ],
    ],
  })
})
