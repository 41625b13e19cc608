import { elements, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'
import {
  type Fact,
  factsDraft,
  mistakeBetween,
} from '#quiz/templates/topics/school/building/facts.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, less, multiplied } from '#quiz/worked/expressions.ts'

const dyes: readonly (readonly [name: string, element: ElementSymbol])[] = [
  ['a food dye', 'N'],
  ['a green plant pigment', 'Mg'],
  ['an ink', 'Fe'],
  ['an amino acid', 'S'],
]

function twoFigures(value: number): string {
  return formatNumber(value, { significant: 2 })
}

function millimeters(value: number): string {
  return `${formatNumber(value, { significant: 3 })} mm`
}

/** Rf from distances that are measured from the edge of the paper. */
export const retention = production('ph-e256', 'number', 'chromatography', (random) => {
  const [dye, symbol] = pick(random, dyes)
  const line = integer(random, 8, 20)
  const front = line + integer(random, 50, 95)
  const spot = line + integer(random, 12, 45)
  const [far, all] = [spot - line, front - line]
  const value = far / all
  if (value > 0.9 || value < 0.2) return null
  return workedNumber({
    element: symbol,
    stem: `On a chromatogram of ${dye} the start line is ${line} mm from the edge, the spot ${spot} mm, the front ${front} mm. What is Rf?`,
    value,
    unit: null,
    tolerance: 0.03,
    show: twoFigures,
    solution: () => ({
      asked: 'Rf',
      given: { 'Start line': exact(line, 'mm') },
      relation: 'Rf = distance of the spot ÷ distance of the front, both from the start line',
      conversions: [
        ['Spot', less(exact(spot, 'mm'), exact(line, 'mm')), 'mm', {}],
        ['Front', less(exact(front, 'mm'), exact(line, 'mm')), 'mm', {}],
      ],
      numbers: [['Rf', divided(exact(far, 'mm'), exact(all, 'mm')), null, { significant: 2 }]],
    }),
    account: `From the start line the spot has moved ${far} mm and the front ${all} mm, so Rf is ${twoFigures(value)}`,
    wrong: [
      [spot / front, 'SE2', 'That measures from the edge of the paper.'],
      [all / far, 'SE2', 'That is upside down: Rf is not above 1.'],
      [far / front, 'SE2', 'Both distances begin at the start line.'],
    ],
    article: null,
  })
})

/** The distance of a spot from its Rf. */
export const distanceOfSpot = production('ph-m255', 'number', 'chromatography', (random) => {
  const [dye, symbol] = pick(random, dyes)
  const front = integer(random, 55, 98)
  const factor = integer(random, 20, 85) / 100
  const value = front * factor
  const shown = formatNumber(factor, { decimals: 2 })
  return workedNumber({
    element: symbol,
    stem: `In a solvent ${dye} has an Rf of ${shown}. The front moves ${front} mm from the start line. How far does the spot move?`,
    value,
    unit: 'mm',
    units: ['mm', 'cm'],
    tolerance: 0.02,
    show: millimeters,
    solution: () => ({
      asked: 'the distance of the spot',
      given: { Rf: measured(factor, null, 2) },
      relation: 'Rf = distance of the spot ÷ distance of the front',
      numbers: [
        [
          'Distance',
          multiplied(measured(factor, null, 2), exact(front, 'mm')),
          'mm',
          { significant: 3 },
        ],
      ],
    }),
    account: `Rf is the share that the spot has of the way of the front, so ${shown} of ${front} mm, which is ${millimeters(value)}`,
    wrong: [
      [front / factor, 'SE2', 'The spot cannot overtake the front.'],
      [front * (1 - factor), null, 'That is the way from the spot to the front.'],
      [front - factor, null, 'Rf is a share, no length.'],
    ],
    article: null,
  })
})

/** Elements whose melting points are certain and lie where a school laboratory measures them. */
const melting = elements.filter(
  ({ symbol, meltingPoint }) =>
    ['Na', 'In', 'Sn', 'Bi', 'Cd', 'Pb', 'Zn'].includes(symbol) && meltingPoint !== null,
)

/** Melting temperatures and what they show. */
export const meltingAndPurity = production('ph-m256', 'match', 'purity', (random) => {
  const [main, other] = sample(random, melting, 2)
  if (main === undefined || other === undefined) return null
  const [own, foreign] = [main, other].map(({ meltingPoint }) => Math.round(meltingPoint ?? 0))
  if (own === undefined || foreign === undefined || Math.abs(own - foreign) < 30) return null
  const name = nameOf(main.symbol)
  const low = own - integer(random, 9, 14)
  const pure = `at ${own} °C`
  const impure = `from ${low} °C to ${own - integer(random, 3, 6)} °C`
  const elsewhere = `at ${foreign} °C`
  const facts: readonly Fact[] = [
    {
      left: pure,
      partner: `pure ${name}`,
      element: main.symbol,
      reason: `Pure ${name} melts sharply at its melting point, ${own} °C.`,
    },
    {
      left: impure,
      partner: `${name} with an impurity`,
      element: main.symbol,
      reason: `An impurity makes ${name} melt over a range below ${own} °C.`,
    },
    {
      left: elsewhere,
      partner: 'another pure substance',
      element: other.symbol,
      reason: `A sharp melting point other than ${own} °C belongs to another pure substance.`,
    },
  ]
  return factsDraft(random, {
    stem: `${capitalized(name)} melts at ${own} °C. Pair the melting of each sample with what it is.`,
    facts,
    mistake: mistakeBetween(
      [
        [pure, impure, 'SE5'],
        [impure, elsewhere, 'SE5'],
      ],
      null,
    ),
  })
})
