import { formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import { combustionHeats } from '#chemistry/heats/combustion-heats.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { decimal, measured } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'
import { molarMassStep } from '#quiz/worked/stoichiometry.ts'

/** The heat of burning one mole, from a calorimeter whose heat capacity is known. */
export const heatInBomb = production('ge-m621', 'number', 'calorimetry', (random) => {
  const { name, formula, heat } = pick(random, combustionHeats)
  const grams = integer(random, 60, 180) / 100
  const capacity = integer(random, 75, 130) / 10
  const molar = molarMass(formula)
  const amount = grams / molar
  const rise = Number(((heat * amount) / capacity).toFixed(2))
  const released = capacity * rise
  const value = released / amount
  if (rise < 1.5) return null
  const shownMass = `${formatNumber(grams, { decimals: 2 })} g`
  const shownRise = `${formatNumber(rise, { decimals: 2 })} K`
  const shownCapacity = `${formatNumber(capacity, { decimals: 1 })} kJ/K`
  return workedNumber({
    element: 'C',
    stem: `${shownMass} of ${name}, ${formatFormula(formula)}, burn in a closed calorimeter with a heat capacity of ${shownCapacity}, which warms by ${shownRise}. How much heat does one mole release?`,
    value,
    unit: 'kJ',
    units: ['J', 'kJ'],
    solution: () => ({
      asked: 'the heat that one mole releases',
      given: {
        Mass: decimal(grams, 'g', 2),
        'Heat capacity': decimal(capacity, 'kJ/K', 1),
        Rise: decimal(rise, 'K', 2),
      },
      relation:
        'Heat = heat capacity of the calorimeter × rise, and it belongs to the amount burned',
      numbers: [
        ['Heat', multiplied(decimal(capacity, 'kJ/K', 1), decimal(rise, 'K', 2)), 'kJ'],
        molarMassStep(formula),
        ['Amount', divided(decimal(grams, 'g', 2), measured(molar, 'g/mol', 4)), 'mol'],
        ['Heat of one mole', divided(measured(released, 'kJ'), measured(amount, 'mol')), 'kJ/mol'],
      ],
    }),
    account: `${shownCapacity} × ${shownRise} = ${quantity(released, 'kJ')} come from ${quantity(amount, 'mol')}, so one mole releases ${quantity(value, 'kJ')}`,
    wrong: [
      [released, 'TH13', 'That is the heat of the experiment, not of one mole.'],
      [released / grams, 'TH13', 'That is the heat of one gram, not of one mole.'],
      [released * amount, 'TH13', 'The heat is divided by the amount, not multiplied.'],
      [
        (capacity * (rise + 273.15)) / amount,
        'TH5',
        'A rise is as large in kelvin as in degrees Celsius; nothing is added.',
      ],
      [
        (grams * 4.184 * rise) / 1000 / amount,
        'TH4',
        'What warms is the calorimeter, and its heat capacity holds for all of it.',
      ],
    ],
  })
})
