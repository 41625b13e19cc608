import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity, threeFigures } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'

/** Gases that do not react with water, and about how many millimoles a liter takes up at 25 °C and 100 kPa. */
const gases: readonly (readonly [name: string, element: ElementSymbol, about: number])[] = [
  ['oxygen', 'O', 1.3],
  ['nitrogen', 'N', 0.65],
  ['methane', 'C', 1.4],
  ['argon', 'Ar', 1.4],
  ['carbon monoxide', 'C', 0.95],
]

/** The concentration of a dissolved gas at another pressure, by the law of Henry. */
export const dissolvedGas = production('ph-m611', 'number', 'like-dissolves-like', (random) => {
  const [name, element, about] = pick(random, gases)
  const before = pick(random, [80, 100, 110, 120])
  const after = 10 * integer(random, 2, 60)
  const dissolved = threeFigures(((about * before) / 100) * (1 + integer(random, -5, 5) / 100))
  const value = (dissolved * after) / before
  const factor = Math.max(after, before) / Math.min(after, before)
  if (factor < 1.3 || factor > 6) {
    return null
  }
  const isMore = after > before
  const shown = quantity(dissolved, 'mmol')
  return workedNumber({
    element,
    stem: `At ${before} kPa of ${name}, a liter of water takes up ${shown} of the gas. How much does it take up at ${after} kPa and the same temperature?`,
    value,
    unit: 'mmol',
    units: ['µmol', 'mmol', 'mol'],
    solution: () => ({
      asked: 'the amount that dissolves at the other pressure',
      given: {
        Dissolved: measured(dissolved, 'mmol'),
        'First pressure': exact(before, 'kPa'),
        'Other pressure': exact(after, 'kPa'),
      },
      relation:
        'What dissolves of a gas is proportional to the pressure of this gas over the liquid',
      numbers: [
        [
          'Dissolved',
          divided(
            multiplied(measured(dissolved, 'mmol'), exact(after, 'kPa')),
            exact(before, 'kPa'),
          ),
          'mmol',
        ],
      ],
    }),
    account: `The ${isMore ? 'higher' : 'lower'} the pressure of the gas, the ${isMore ? 'more' : 'less'} dissolves: ${shown} × ${after}/${before} = ${quantity(value, 'mmol')}`,
    wrong: [
      [(dissolved * before) / after, 'FO11', 'The ratio of the pressures is turned around.'],
      [dissolved, 'FO11', 'The pressure of the gas matters for what dissolves.'],
      [value - dissolved, null, 'That is the change, not the whole amount.'],
    ],
  })
})
