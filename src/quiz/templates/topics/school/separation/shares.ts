import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { decimal, exact, measured } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'

/** Samples and their main part; the masses are chosen for the exercise. */
const samples: readonly (readonly [sample: string, part: string, element: ElementSymbol])[] = [
  ['rock salt', 'sodium chloride', 'Na'],
  ['limestone', 'calcium carbonate', 'Ca'],
  ['a gold alloy', 'gold', 'Au'],
  ['a silver alloy', 'silver', 'Ag'],
  ['scrap copper', 'copper', 'Cu'],
  ['crude nickel', 'nickel', 'Ni'],
  ['raw sugar', 'sugar', 'C'],
]

function grams(value: number): string {
  return `${formatNumber(value, { decimals: 1 })} g`
}

/** The purity of a sample from the masses of its main part and of the whole. */
export const purityOfSample = production('ph-e520', 'number', 'purity', (random) => {
  const [of, part, element] = pick(random, samples)
  const whole = 10 * integer(random, 2, 25)
  const mass = Math.round((whole * integer(random, 620, 950)) / 100) / 10
  const share = mass / whole
  const value = 100 * share
  const account = `Purity is the part over the whole: of ${grams(whole)} of ${of}, ${grams(mass)} are ${part}, which is ${quantity(value, '%')}`
  return workedNumber({
    element,
    stem: `A sample of ${of} weighs ${grams(whole)} and holds ${grams(mass)} of ${part}. What is its purity in percent?`,
    value,
    unit: '%',
    solution: () => ({
      asked: 'the purity of the sample',
      given: { [`Mass of ${part}`]: decimal(mass, 'g', 1), Sample: decimal(whole, 'g', 1) },
      relation: 'Purity = mass of the pure substance ÷ mass of the sample',
      numbers: [
        ['Share', divided(decimal(mass, 'g', 1), decimal(whole, 'g', 1)), null],
        ['Purity', multiplied(measured(share), exact(100, '%')), '%'],
      ],
    }),
    account,
    wrong: [
      [100 / share, 'GE15', 'The ratio is upside down; no sample is purer than 100%.'],
      [100 - value, 'GE15', 'That is the share of the other substances.'],
      [
        (100 * share) / (1 - share),
        'GE15',
        'That compares with the rest of the sample, not with all of it.',
      ],
    ],
    article: null,
  })
})
