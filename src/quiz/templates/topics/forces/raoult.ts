import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, type Random } from '#quiz/random.ts'
import { nextProduction, production } from '#quiz/template.ts'
import { quantity, threeFigures } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { added, divided, multiplied } from '#quiz/worked/expressions.ts'

/** The vapor pressure of a liquid in which something that does not evaporate is dissolved. */
export const loweredPressure = production('ph-m631', 'number', 'vapor-pressure', (random) =>
  pressureDraft(random, 'a solid', ', as an ideal solution'),
)

/** The same, for a solid that gives as many particles as it has molecules. */
export const pressureOverMolecules = nextProduction(loweredPressure, (random) =>
  pressureDraft(random, 'a molecular solid', ' (ideal solution)'),
)

function pressureDraft(random: Random, solid: string, ideal: string) {
  const pressure = integer(random, 25, 600) / 10
  const solvent = integer(random, 20, 90) / 10
  const solute = integer(random, 3, 30) / 10
  const all = solvent + solute
  const share = solvent / all
  const value = pressure * share
  // The figures that are shown have to lead to the answer that is shown.
  const shown = Number(share.toPrecision(4)) * pressure
  if (share > 0.93 || threeFigures(shown) !== threeFigures(value)) return null
  const [most, little] = [formatNumber(solvent), formatNumber(solute)]
  return workedNumber({
    element: pick(random, ['H', 'C', 'O']),
    stem: `A liquid has a vapor pressure of ${formatNumber(pressure)} kPa. What is it once ${little} mol of ${solid} are dissolved in ${most} mol of the liquid${ideal}?`,
    value,
    unit: 'kPa',
    units: ['Pa', 'kPa'],
    solution: () => ({
      asked: 'the vapor pressure of the solution',
      given: {
        'Pure liquid': exact(pressure, 'kPa'),
        Liquid: exact(solvent, 'mol'),
        Dissolved: exact(solute, 'mol'),
      },
      relation: 'Vapor pressure = mole fraction of the liquid × vapor pressure of the pure liquid',
      numbers: [
        ['All particles', added(exact(solvent, 'mol'), exact(solute, 'mol')), 'mol', {}],
        [
          'Mole fraction of the liquid',
          divided(exact(solvent, 'mol'), exact(Number(all.toFixed(1)), 'mol')),
          null,
        ],
        ['Vapor pressure', multiplied(measured(share), exact(pressure, 'kPa')), 'kPa'],
      ],
    }),
    account: `The liquid has ${most} of ${formatNumber(Number(all.toFixed(1)))} mol, and ${quantity(share, null, 4)} × ${formatNumber(pressure)} kPa = ${quantity(value, 'kPa')}`,
    wrong: [
      [pressure * (1 - share), 'FO12', 'That is what the pressure falls by.'],
      [pressure, 'FO12', 'Fewer particles of the liquid are at the surface than before.'],
      [pressure / share, 'FO12', 'The vapor pressure falls, it does not rise.'],
      [
        (pressure * solute) / solvent,
        'FO12',
        'The amounts are not divided by each other; the liquid has its share of the whole.',
      ],
    ],
    apart: 0.03,
  })
}
