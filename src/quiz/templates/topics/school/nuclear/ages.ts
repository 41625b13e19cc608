import { radionuclides } from '#chemistry/elements/isotopes.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { nuclideName } from '#quiz/templates/shared/names.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, log2, multiplied } from '#quiz/worked/expressions.ts'

/**
 * Nuclides that ages are worked out with; their half-lives in years, rounded to some figures. Carbon is left out: its
 * dates are given with the conventional half-life below.
 */
export function clocksWith(figures: number) {
  return radionuclides.flatMap(({ symbol, massNumber, halfLife: { value, unit } }) =>
    symbol !== 'C' && unit === 'years' && value > 5 && value < 1e6
      ? [{ symbol, massNumber, halfLife: Number(value.toPrecision(figures)) }]
      : [],
  )
}

const clocks = clocksWith(3)

/** The half-life of carbon-14 that questions give, in years. */
const CARBON = 5730

function yearsText(value: number): string {
  return quantity(Number(value.toPrecision(3)), null, 3)
}

function shownDays(value: number): string {
  return `${formatNumber(value, { significant: 3 })} d`
}

/** An age from a share that is a power of one half. */
export const ageFromHalvings = production('as-m253', 'number', 'radioactive-dating', (random) => {
  const { symbol, massNumber, halfLife } = pick(random, clocks)
  const halvings = integer(random, 2, 5)
  const parts = 2 ** halvings
  const value = halvings * halfLife
  const name = nuclideName(symbol, massNumber)
  const shown = formatNumber(halfLife)
  const account = `1/${parts} is left after ${halvings} halvings, and ${halvings} × ${shown} years are ${formatNumber(value)} years`
  return workedNumber({
    element: symbol,
    stem: `Of the ${name} in a sample 1/${parts} is left. Its half-life is ${shown} years. How many years old is the sample?`,
    value,
    unit: null,
    tolerance: 0.005,
    show: (number) => formatNumber(Number(number.toPrecision(5))),
    solution: () => ({
      asked: 'the age',
      given: { 'Half-life': exact(halfLife, 'years') },
      relation: 'Each half-life halves the amount',
      conversions: [['Halvings', log2(exact(parts)), null, {}]],
      numbers: [['Age', multiplied(exact(halvings), exact(halfLife, 'years')), 'years', {}]],
    }),
    account,
    wrong: [
      [
        halfLife * parts,
        'NU6',
        `That multiplies the half-life by ${parts}, but it counts halvings.`,
      ],
      [halfLife / parts, 'NU6', 'That is the half-life times the share.'],
      [(halfLife * parts) / 2, 'AS12', 'That lets the amount shrink by as much in each half-life.'],
    ],
    article: null,
  })
})

/** The age of wood from the count rates of old and living wood. */
export const ageFromCounts = production('as-h250', 'number', 'radioactive-dating', (random) => {
  const living = integer(random, 140, 160) / 10
  const old = integer(random, 15, 120) / 10
  const ratio = living / old
  const halvings = Math.log2(ratio)
  const value = halvings * CARBON
  const shown = formatNumber(CARBON)
  return workedNumber({
    element: 'C',
    stem: `A gram of carbon from living wood gives ${quantity(living, null)} counts a minute, from old wood ${formatNumber(old, { decimals: 1 })}. Carbon-14 has a half-life of ${shown} years. How many years old is the wood?`,
    value,
    unit: null,
    show: yearsText,
    solution: () => ({
      asked: 'the age',
      given: { 'Half-life': exact(CARBON, 'years') },
      relation: 'The ratio of the counts is 2ⁿ after n half-lives',
      conversions: [['Ratio', divided(exact(living), exact(old)), null, { significant: 4 }]],
      numbers: [
        ['Half-lives', log2(measured(ratio, null, 4)), null, { significant: 4 }],
        ['Age', multiplied(measured(halvings, null, 4), exact(CARBON, 'years')), 'years'],
      ],
    }),
    account: `The ratio ${formatNumber(ratio, { significant: 4 })} is 2 to the power of ${formatNumber(halvings, { significant: 4 })}, and so many half-lives of ${shown} years are ${yearsText(value)} years`,
    wrong: [
      [
        (1 - old / living) * 2 * CARBON,
        'AS12',
        'That lets the counts fall by as much in each half-life.',
      ],
      [ratio * CARBON, 'NU6', 'The ratio is no number of half-lives.'],
      [Math.log(ratio) * CARBON, null, 'That takes a logarithm to another base than 2.'],
      [CARBON / halvings, null, 'The half-life is multiplied by the halvings.'],
    ],
    apart: 0.03,
    article: null,
  })
})

/** A half-life from two activities. */
export const halfLifeFromCounts = production(
  'as-h251',
  'number',
  'radioactive-dating',
  (random) => {
    const nuclide = pick(
      random,
      radionuclides.filter(
        ({ halfLife: { value, unit } }) => unit === 'days' && value > 2 && value < 200,
      ),
    )
    const halfLife = nuclide.halfLife.value
    const days = Math.max(2, Math.round(halfLife * (integer(random, 12, 40) / 10)))
    const start = integer(random, 40, 98) * 10
    const end = Math.round(start / 2 ** (days / halfLife))
    if (end < 25) return null
    const ratio = start / end
    const halvings = Math.log2(ratio)
    const value = days / halvings
    return workedNumber({
      element: nuclide.symbol,
      stem: `The activity of a sample of ${nuclideName(nuclide.symbol, nuclide.massNumber)} falls from ${start} kBq to ${end} kBq in ${days} days. What is the half-life?`,
      value,
      unit: 'd',
      units: ['h', 'd'],
      tolerance: 0.02,
      show: shownDays,
      solution: () => ({
        asked: 'the half-life',
        given: { Time: exact(days, 'd') },
        relation: 'The ratio of the activities is 2ⁿ after n half-lives',
        conversions: [
          ['Ratio', divided(exact(start, 'kBq'), exact(end, 'kBq')), null, { significant: 4 }],
        ],
        numbers: [
          ['Half-lives', log2(measured(ratio, null, 4)), null, { significant: 4 }],
          ['Half-life', divided(exact(days, 'd'), measured(halvings, null, 4)), 'd'],
        ],
      }),
      account: `The activity falls to a part of ${formatNumber(ratio, { significant: 4 })}, which is ${formatNumber(halvings, { significant: 4 })} halvings in ${days} d, so one takes ${shownDays(value)}`,
      wrong: [
        [days / 2, null, 'That is half of the time, not of the activity.'],
        [days / ratio, 'NU6', 'The ratio is no number of half-lives.'],
        [
          (days * start) / (2 * (start - end)),
          'AS12',
          'That lets the activity fall by as much every day.',
        ],
        [days * halvings, null, 'The time is divided by the halvings.'],
      ],
      apart: 0.03,
      article: null,
    })
  },
)
