import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { decimal, exact } from '#quiz/worked/amounts.ts'
import { added, divided, less, multiplied } from '#quiz/worked/expressions.ts'

/** An instrument with its marks. */
type Instrument = {
  readonly name: string
  readonly element: ElementSymbol
  readonly unit: string
  readonly units: readonly string[]
  /** The value from one mark to the next, and from one number to the next. */
  readonly mark: number
  readonly number: number
  readonly highest: number
  /** Whether numbers grow downward. */
  readonly isDownward: boolean
  readonly decimals: number
}

const instruments: readonly Instrument[] = [
  {
    name: 'burette',
    element: 'Cl',
    unit: 'mL',
    units: ['mL', 'L'],
    mark: 0.1,
    number: 1,
    highest: 49,
    isDownward: true,
    decimals: 2,
  },
  {
    name: 'measuring cylinder',
    element: 'O',
    unit: 'mL',
    units: ['mL', 'L'],
    mark: 1,
    number: 10,
    highest: 90,
    isDownward: false,
    decimals: 1,
  },
  {
    name: 'thermometer',
    element: 'Hg',
    unit: '°C',
    units: ['°C'],
    mark: 1,
    number: 10,
    highest: 100,
    isDownward: false,
    decimals: 1,
  },
  {
    name: 'gas syringe',
    element: 'H',
    unit: 'mL',
    units: ['mL', 'L'],
    mark: 1,
    number: 10,
    highest: 90,
    isDownward: false,
    decimals: 1,
  },
]

/** A reading is right to a fifth of a mark. */
const SHARE_OF_MARK = 0.2

/** Wrong readings this close to the right one have no correction of their own. */
const APART = 0.001

/** The value at a mark of a scale. */
export const scaleReading = production('ge-e250', 'number', 'reading-scales', (random) => {
  const instrument = pick(random, instruments)
  const { name, element, unit, units, mark, number, highest, isDownward, decimals } = instrument
  const from = number * integer(random, 1, highest / number)
  const marks = integer(random, 1, 8)
  const isBetween = random() < 0.5
  const count = marks + (isBetween ? 0.5 : 0)
  const value = from + count * mark
  const isLiquid = name === 'burette' || name === 'measuring cylinder'
  const subject = isLiquid ? 'the lowest point of the surface' : 'the end'
  const side = isDownward ? 'below' : 'above'
  const place = isBetween ? `halfway from mark ${marks} to mark ${marks + 1}` : `at mark ${marks}`
  const show = (reading: number) => `${formatNumber(reading, { decimals })} ${unit}`
  const wrong: (readonly [number, MisconceptionId | null, string])[] = [
    isDownward
      ? [from - count * mark, 'LA2', 'The numbers of a burette grow downward.']
      : [from - count * mark, 'LA1', `The marks ${side} the number are added to it.`],
    [from, 'LA1', 'That is the nearest number, without the marks.'],
    [from + count * (mark === 1 ? 0.1 : 1), 'LA12', `A mark is ${formatNumber(mark)} ${unit}.`],
  ]
  return workedNumber({
    element,
    stem: `A ${name} has marks every ${formatNumber(mark)} ${unit}. ${capitalized(subject)} is ${place} ${side} the number ${from}. What is the reading?`,
    value,
    unit,
    units,
    tolerance: (SHARE_OF_MARK * mark) / value,
    show,
    solution: () => ({
      asked: 'the reading',
      given: { 'Number on the scale': exact(from, unit) },
      relation: isDownward
        ? 'The numbers grow downward, so marks below a number are added to it'
        : 'Marks above a number are added to it',
      numbers: [
        [
          'Reading',
          added(exact(from, unit), multiplied(exact(count), exact(mark, unit))),
          unit,
          { decimals },
        ],
      ],
    }),
    account: `From ${from} it is ${formatNumber(count)} marks of ${formatNumber(mark)} ${unit}, so the reading is ${show(value)}`,
    wrong,
    apart: APART,
    article: null,
  })
})

function hundredths(value: number): string {
  return formatNumber(value, { decimals: 2 })
}

function milliliters(value: number): string {
  return `${hundredths(value)} mL`
}

function percentOf(value: number): string {
  return `${formatNumber(value, { significant: 3 })}%`
}

/** The percent uncertainty of a titer, which is the difference of two readings. */
export const uncertaintyOfTiter = production('ge-m252', 'number', 'measurement-error', (random) => {
  const start = integer(random, 0, 60) / 20
  const end = start + integer(random, 160, 640) / 20
  const titer = end - start
  const value = (100 * 0.1) / titer
  return workedNumber({
    element: pick(random, ['Na', 'Cl', 'K', 'N']),
    stem: `A burette is read to ±0.05 mL, at ${milliliters(start)} and at ${milliliters(end)}. What is the percent uncertainty of the volume delivered?`,
    value,
    unit: '%',
    units: ['%'],
    tolerance: 0.02,
    solution: () => ({
      asked: 'the uncertainty in percent of the volume',
      given: { 'One reading': decimal(0.05, 'mL', 2) },
      relation: 'The uncertainties of two readings add up in their difference',
      conversions: [
        ['Volume', less(decimal(end, 'mL', 2), decimal(start, 'mL', 2)), 'mL', { decimals: 2 }],
        ['Both readings', multiplied(exact(2), decimal(0.05, 'mL', 2)), 'mL', { decimals: 2 }],
      ],
      numbers: [
        [
          'Uncertainty',
          multiplied(divided(decimal(0.1, 'mL', 2), decimal(titer, 'mL', 2)), exact(100, '%')),
          '%',
        ],
      ],
    }),
    account: `The volume is ${milliliters(titer)} and both readings together are uncertain by 0.10 mL, so that is ${formatNumber(value, { significant: 3 })}% of it`,
    wrong: [
      [value / 2, 'LA10', 'That takes one of the two readings.'],
      [(100 * 0.1) / end, null, 'The volume delivered is the difference of the readings.'],
      [0.1, null, 'That is the uncertainty in mL.'],
    ],
    apart: 0.01,
    article: null,
  })
})

/** The percent uncertainty of a product of two measured values. */
export const uncertaintyOfProduct = production(
  'ge-h250',
  'number',
  'measurement-error',
  (random) => {
    const mass = integer(random, 40, 300) / 100
    const titer = integer(random, 320, 700) / 20
    const [one, other] = [(100 * 0.01) / mass, (100 * 0.1) / titer]
    const value = one + other
    const [massText, titerText] = [mass, titer].map((number) =>
      formatNumber(number, { decimals: 2 }),
    )
    return workedNumber({
      element: pick(random, ['C', 'Ca', 'Na', 'Mg']),
      stem: `A result is worked out from a mass of ${massText} g (±0.01 g) divided by a titer of ${titerText} mL (±0.10 mL). What is its largest percent uncertainty?`,
      value,
      unit: '%',
      units: ['%'],
      tolerance: 0.02,
      solution: () => ({
        asked: 'the uncertainty of the result in percent',
        given: { Mass: decimal(mass, 'g', 2), Titer: decimal(titer, 'mL', 2) },
        relation: 'The percent uncertainties of a product or quotient add up',
        conversions: [
          [
            'Of the mass',
            multiplied(divided(decimal(0.01, 'g', 2), decimal(mass, 'g', 2)), exact(100, '%')),
            '%',
          ],
          [
            'Of the titer',
            multiplied(divided(decimal(0.1, 'mL', 2), decimal(titer, 'mL', 2)), exact(100, '%')),
            '%',
          ],
        ],
        numbers: [
          [
            'Together',
            added(
              { value: one, unit: '%', style: { significant: 3 } },
              { value: other, unit: '%', style: { significant: 3 } },
            ),
            '%',
          ],
        ],
      }),
      account: `The mass is uncertain by ${percentOf(one)}, the titer by ${percentOf(other)}, and together that is ${percentOf(value)}`,
      wrong: [
        [Math.max(one, other), 'LA10', 'That is the larger part alone.'],
        [Math.min(one, other), 'LA10', 'That is the smaller part alone.'],
        [0.11, null, 'Grams and milliliters cannot be added.'],
        [Math.abs(one - other), null, 'Uncertainties add up even where values are divided.'],
      ],
      apart: 0.03,
      article: null,
    })
  },
)

/** The mean of the titers that agree. */
export const meanOfTiters = production('ge-h251', 'number', 'measurement-error', (random) => {
  const middle = integer(random, 320, 640) / 20
  const steps = pick(random, [
    [-0.05, 0, 0.05],
    [0, 0, 0],
    [-0.05, -0.05, 0.1],
    [0.05, 0.05, -0.1],
  ])
  if (Math.max(...steps) - Math.min(...steps) > 0.1) return null
  const good = steps.map((step) => middle + step)
  const rough = middle + integer(random, 10, 20) / 20
  const value = middle
  const [first = 0, second = 0, third = 0] = good
  return workedNumber({
    element: pick(random, ['Na', 'Cl', 'K', 'N', 'S']),
    stem: `Titers in mL: ${[rough, ...good].map(hundredths).join(', ')}. Those within 0.10 mL of each other count. What is the mean?`,
    value,
    unit: 'mL',
    units: ['mL', 'L'],
    tolerance: 0.0008,
    show: (number) => `${hundredths(number)} mL`,
    solution: () => ({
      asked: 'the mean of the titers that agree',
      given: { 'Rough titer, left out': decimal(rough, 'mL', 2) },
      relation: 'The mean is the sum of the titers that agree over their number',
      numbers: [
        [
          'Sum',
          added(decimal(first, 'mL', 2), decimal(second, 'mL', 2), decimal(third, 'mL', 2)),
          'mL',
          { decimals: 2 },
        ],
        ['Mean', divided(decimal(3 * value, 'mL', 2), exact(3)), 'mL', { decimals: 2 }],
      ],
    }),
    account: `Without the rough ${hundredths(rough)} mL the mean of the other three is ${hundredths(value)} mL`,
    wrong: [
      [(rough + 3 * value) / 4, 'LA11', 'That averages all four, the rough one included.'],
      [(rough + first) / 2, null, 'That averages the first two.'],
      [rough, null, 'That is the rough titer.'],
    ],
    apart: APART,
    article: null,
  })
})
