import { molarMass } from '#chemistry/compounds/formulas.ts'
import { type Gas, permanentGases } from '#chemistry/gases/gases.ts'
import { waterVaporPressures } from '#chemistry/gases/water-vapor.ts'
import { GAS_CONSTANT as R } from '#chemistry/quantities/constants.ts'
import { formatNumber, toKelvin } from '#chemistry/units.ts'
import { integer, pick, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { capitalized, listed } from '#quiz/templates/shared/names.ts'
import { decimal, exact, measured } from '#quiz/worked/amounts.ts'
import { added, divided, less, multiplied } from '#quiz/worked/expressions.ts'
import type { WorkedStep } from '#quiz/worked/worked-steps.ts'

import { celsius, inKelvin, kelvin, toKelvinStep } from './temperatures.ts'

const pressures = ['Pa', 'kPa', 'bar'] as const

/** Gases that do not react with each other at room temperature. */
const inert = permanentGases.filter(({ formula }) =>
  ['He', 'Ne', 'N2', 'Ar', 'Kr', 'CH4'].includes(formula),
)

/** The share of the pressure that one gas of a mixture has. */
export const partialPressure = production('ph-m44', 'number', 'gas-mixtures', (random) => {
  const mixed = sample(random, inert, integer(random, 2, 3)).map((gas) => ({
    gas,
    moles: integer(random, 2, 24) / 20,
  }))
  const [asked] = mixed
  if (asked === undefined) return null
  const total = pick(random, [80, 100, 120, 150, 180, 200, 240, 300])
  const sum = mixed.reduce((moles, part) => moles + part.moles, 0)
  const mass = mixed.reduce((grams, { gas, moles }) => grams + moles * molarMass(gas.formula), 0)
  const value = (total * asked.moles) / sum
  const parts = listed(
    mixed
      .toSorted((one, other) => one.gas.name.localeCompare(other.gas.name, 'en'))
      .map(({ gas, moles }) => `${quantity(moles, 'mol')} of ${gas.name}`),
  )
  return workedNumber({
    element: asked.gas.element,
    elements: mixed.map(({ gas }) => gas.element),
    stem: `A flask holds ${parts} at a total pressure of ${quantity(total, 'kPa')}. What is the partial pressure of ${asked.gas.name}?`,
    value,
    unit: 'kPa',
    units: pressures,
    solution: () => ({
      asked: `the partial pressure of ${asked.gas.name}`,
      given: { 'Total pressure': measured(total, 'kPa') },
      relation: 'A gas has the share of the pressure that it has of all moles',
      numbers: [
        [
          'All moles',
          added(...mixed.map(({ moles }) => measured(moles, 'mol', 2 + (moles >= 1 ? 1 : 0)))),
          'mol',
        ],
        [
          'Partial pressure',
          multiplied(
            measured(total, 'kPa'),
            divided(measured(asked.moles, 'mol'), measured(sum, 'mol')),
          ),
          'kPa',
        ],
      ],
    }),
    account: `${quantity(asked.moles, 'mol')} of ${quantity(sum, 'mol')} are ${asked.gas.name}, and ${quantity(asked.moles / sum, null, 4)} × ${quantity(total, 'kPa')} = ${quantity(value, 'kPa')}`,
    wrong: [
      [
        (total * asked.moles * molarMass(asked.gas.formula)) / mass,
        'GA7',
        'That shares the pressure by mass, but each molecule counts alike, light or heavy.',
      ],
      [
        total / mixed.length,
        'GA7',
        'That shares the pressure equally, but the amounts are not equal.',
      ],
      [total - value, 'GE15', 'That is the pressure of the rest of the mixture.'],
      [
        (total * asked.moles) / (sum - asked.moles),
        'GE15',
        'That divides by the moles of the rest, but the share is of all moles.',
      ],
    ],
  })
})

const collected: readonly Gas[] = permanentGases.filter(({ formula }) =>
  ['H2', 'O2', 'N2', 'CH4'].includes(formula),
)

/** The amount of a gas that was collected over water. */
export const collectedOverWater = production('ph-h42', 'number', 'gas-mixtures', (random) => {
  const gas = pick(random, collected)
  const water = pick(
    random,
    waterVaporPressures.filter((row) => row.celsius >= 20),
  )
  const total = integer(random, 960, 1030) / 10
  const volume = integer(random, 20, 98) * 5
  const dry = total - water.kilopascals
  const rt = R * toKelvin(water.celsius)
  const amountAt = (pressure: number) => (pressure * volume) / 1000 / rt
  const value = amountAt(dry)
  return workedNumber({
    element: gas.element,
    stem: `${capitalized(gas.name)} over water fills ${volume} mL at ${celsius(water.celsius)}; the total pressure is ${formatNumber(total, { decimals: 1 })} kPa, that of water vapor ${formatNumber(water.kilopascals)} kPa. How many millimoles of ${gas.name}? R = ${R} L·kPa/(mol·K).`,
    value: 1000 * value,
    unit: 'mmol',
    units: ['mmol', 'mol'],
    tolerance: 0.006,
    apart: 0.018,
    solution: () => ({
      asked: `the amount of ${gas.name}`,
      given: {
        'Total pressure': decimal(total, 'kPa', 1),
        'Pressure of water vapor': exact(water.kilopascals, 'kPa'),
      },
      relation: `n = pV/(RT), with the pressure of ${gas.name} alone and the temperature in kelvin`,
      conversions: [
        toKelvinStep('Temperature', water.celsius),
        ['Volume', divided(exact(volume, 'mL'), exact(1000, 'mL/L')), 'L'],
      ],
      numbers: [
        [
          `Pressure of ${gas.name}`,
          less(decimal(total, 'kPa', 1), exact(water.kilopascals, 'kPa')),
          'kPa',
          { decimals: 2 },
        ],
        [
          'Amount in mol',
          divided(
            multiplied(decimal(dry, 'kPa', 2), measured(volume / 1000, 'L')),
            multiplied(exact(R, 'L·kPa/(mol·K)'), inKelvin(water.celsius)),
          ),
          'mol',
        ],
        ['Amount', multiplied(measured(value, 'mol'), exact(1000, 'mmol/mol')), 'mmol'],
      ],
    }),
    account: `${formatNumber(total, { decimals: 1 })} kPa − ${formatNumber(water.kilopascals)} kPa = ${formatNumber(dry, { decimals: 2 })} kPa, and ${formatNumber(dry, { decimals: 2 })} kPa × ${quantity(volume / 1000, 'L')} / (${R} × ${kelvin(water.celsius)}) = ${quantity(1000 * value, 'mmol')}`,
    wrong: [
      [
        1000 * amountAt(total),
        'GA8',
        'That takes the total pressure, of which water vapor has its part.',
      ],
      [
        1000 * amountAt(total + water.kilopascals),
        'GA8',
        'The pressure of the water vapor was added, but it is part of the total.',
      ],
      [
        (dry * volume) / (R * water.celsius),
        'GA1',
        'The temperature goes in as kelvin, not as °C.',
      ],
    ],
  })
})

/** Two gases in flasks that are joined, at constant temperature. */
export const joinedFlasks = production('ph-h43', 'number', 'gas-mixtures', (random) => {
  const [one, other] = sample(random, inert, 2)
  if (one === undefined || other === undefined) return null
  const [firstVolume, secondVolume] = [integer(random, 4, 20) / 4, integer(random, 4, 20) / 4]
  const [first, second] = [
    pick(random, [60, 80, 100, 150, 200, 240]),
    pick(random, [50, 90, 120, 180, 250, 300]),
  ]
  const asksTotal = integer(random, 0, 1) === 0
  const volume = firstVolume + secondVolume
  const partOfFirst = (first * firstVolume) / volume
  const partOfSecond = (second * secondVolume) / volume
  const value = asksTotal ? partOfFirst + partOfSecond : partOfFirst
  const own = `${one.name} falls to ${first} kPa × ${liters(firstVolume)} / ${liters(volume)} = ${quantity(partOfFirst, 'kPa')}`
  return workedNumber({
    element: one.element,
    elements: [one.element, other.element],
    stem: `A ${liters(firstVolume)} flask of ${one.name} (${first} kPa) and a ${liters(secondVolume)} flask of ${other.name} (${second} kPa) are joined. What is the ${asksTotal ? 'total pressure' : `partial pressure of ${one.name}`} at constant temperature?`,
    value,
    unit: 'kPa',
    units: pressures,
    solution: () => {
      const whole = measured(volume, 'L')
      const spread = (pressure: number, from: number) =>
        divided(multiplied(measured(pressure, 'kPa'), measured(from, 'L')), whole)
      const both: WorkedStep = [
        'Joined volume',
        added(measured(firstVolume, 'L'), measured(secondVolume, 'L')),
        'L',
      ]
      const figures = { significant: asksTotal ? 4 : 3 }
      const partial: WorkedStep = [
        `Partial pressure of ${one.name}`,
        spread(first, firstVolume),
        'kPa',
        figures,
      ]
      const rest: readonly WorkedStep[] = [
        [`Partial pressure of ${other.name}`, spread(second, secondVolume), 'kPa', figures],
        [
          'Total pressure',
          added(measured(partOfFirst, 'kPa', 4), measured(partOfSecond, 'kPa', 4)),
          'kPa',
        ],
      ]
      return {
        asked: asksTotal ? 'the total pressure' : `the partial pressure of ${one.name}`,
        relation:
          'Each gas spreads over both flasks, and its pressure × volume stays the same at constant temperature',
        numbers: [both, partial, ...(asksTotal ? rest : [])],
      }
    },
    account: asksTotal
      ? `${capitalized(own)}, ${other.name} to ${quantity(partOfSecond, 'kPa')}; together ${quantity(value, 'kPa')}`
      : capitalized(own),
    wrong: asksTotal
      ? [
          [
            (first + second) / 2,
            'GA13',
            'That is the mean of the two pressures, right only for flasks of equal size.',
          ],
          [
            first + second,
            'GA13',
            'That adds the pressures in the single flasks, but each gas spreads over both.',
          ],
          [
            (first * secondVolume + second * firstVolume) / volume,
            null,
            'The volumes of the two flasks were exchanged.',
          ],
        ]
      : [
          [first, 'GA13', 'The gas does not keep its pressure, since it has more room now.'],
          [
            (first * firstVolume) / secondVolume,
            'GA13',
            'That divides by the second flask alone, but the gas fills both.',
          ],
          [first / 2, 'GA13', 'That halves the pressure, right only for flasks of equal size.'],
          [partOfFirst + partOfSecond, null, 'That is the total pressure of both gases.'],
        ],
  })
})

function liters(volume: number): string {
  return quantity(volume, 'L')
}
