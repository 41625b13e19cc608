import { type Gas, permanentGases } from '#chemistry/gases/gases.ts'
import { GAS_CONSTANT } from '#chemistry/quantities/constants.ts'
import { formatNumber, toKelvin } from '#chemistry/units.ts'
import { integer, pick, type Random } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity, threeFigures } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, multiplied } from '#quiz/worked/expressions.ts'

import { celsius, inKelvin, kelvin, toKelvinStep } from './temperatures.ts'

const litersAndLess = ['mL', 'L', 'm³'] as const
const pressures = ['Pa', 'kPa', 'bar'] as const

/** Pressure and volume of a gas at constant temperature. */
export const volumeAtPressure = production('ph-e41', 'number', 'gas-laws', (random) => {
  const gas = pick(random, permanentGases)
  const volume = integer(random, 12, 90) / 20
  const before = pick(random, [60, 80, 100, 120, 150, 200, 250, 300])
  const after = pick(random, [50, 75, 90, 110, 160, 180, 240, 320, 400])
  const value = (volume * before) / after
  const [liters, first, second] = [
    quantity(volume, 'L'),
    quantity(before, 'kPa'),
    quantity(after, 'kPa'),
  ]
  return workedNumber({
    element: gas.element,
    stem: `${capitalized(gas.name)} fills ${liters} at ${first}. At the same temperature the pressure becomes ${second}. What is the new volume?`,
    value,
    unit: 'L',
    units: litersAndLess,
    solution: () => ({
      asked: 'the new volume',
      given: {
        'Volume before': measured(volume, 'L'),
        'Pressure before': measured(before, 'kPa'),
        'Pressure after': measured(after, 'kPa'),
      },
      relation: 'At constant temperature, pressure × volume stays the same',
      numbers: [
        [
          'New volume',
          divided(
            multiplied(measured(volume, 'L'), measured(before, 'kPa')),
            measured(after, 'kPa'),
          ),
          'L',
        ],
      ],
    }),
    account: `${liters} × ${first} / ${second} = ${quantity(value, 'L')}`,
    wrong: [
      [
        (volume * after) / before,
        'GA2',
        `The ratio of the pressures was turned around: ${after > before ? 'a higher pressure makes the volume smaller' : 'a lower pressure makes the volume larger'}.`,
      ],
      [volume, 'GA2', 'The volume does not stay the same when the pressure changes.'],
      [value / 1000, null, 'That divides by a thousand, but liters go in and liters come out.'],
    ],
  })
})

type Change = {
  readonly noun: string
  readonly unit: string
  readonly units: readonly string[]
  readonly values: readonly number[]
  readonly stemOf: (gas: Gas, start: string, from: string, to: string) => string
}

/** Proportional to the temperature in kelvin: the volume at constant pressure, and the pressure in a rigid vessel. */
const changes: readonly Change[] = [
  {
    noun: 'volume',
    unit: 'L',
    units: litersAndLess,
    values: [0.8, 1.2, 1.5, 2, 2.4, 3.6, 4.5],
    stemOf: ({ name }, start, from, to) =>
      `${capitalized(name)} fills ${start} at ${from}. It is brought to ${to} at constant pressure. What is its volume then?`,
  },
  {
    noun: 'pressure',
    unit: 'kPa',
    units: pressures,
    values: [90, 100, 120, 150, 180, 200, 240],
    stemOf: ({ name }, start, from, to) =>
      `${capitalized(name)} in a rigid can has a pressure of ${start} at ${from}. What is its pressure at ${to}?`,
  },
]

/** Volume or pressure of a gas after a change of temperature. */
export const afterWarming = production('ph-m82', 'number', 'gas-laws', (random) => {
  const gas = pick(random, permanentGases)
  const { noun, unit, units, values, stemOf } = pick(random, changes)
  const start = pick(random, values)
  const [low, high] = [integer(random, 5, 40), integer(random, 60, 220)]
  const [from, to] = integer(random, 0, 3) === 0 ? [high, low] : [low, high]
  const value = (start * toKelvin(to)) / toKelvin(from)
  const before = quantity(start, unit)
  return workedNumber({
    element: gas.element,
    stem: stemOf(gas, before, celsius(from), celsius(to)),
    value,
    unit,
    units,
    solution: () => ({
      asked: `the ${noun} at ${celsius(to)}`,
      given: { [`${capitalized(noun)} before`]: measured(start, unit) },
      relation: `The ${noun} is proportional to the temperature in kelvin`,
      conversions: [
        toKelvinStep('Temperature before', from),
        toKelvinStep('Temperature after', to),
      ],
      numbers: [
        [
          `${capitalized(noun)} after`,
          divided(multiplied(measured(start, unit), inKelvin(to)), inKelvin(from)),
          unit,
        ],
      ],
    }),
    account: `${before} × ${kelvin(to)} / ${kelvin(from)} = ${quantity(value, unit)}`,
    wrong: [
      [
        (start * to) / from,
        'GA1',
        `That takes the ratio of the temperatures in °C, but the ${noun} is proportional to those in kelvin.`,
      ],
      [
        (start * toKelvin(from)) / toKelvin(to),
        'GA2',
        `The ratio was turned around: a ${to > from ? 'warmer gas has a larger' : 'colder gas has a smaller'} ${noun} here.`,
      ],
    ],
  })
})

/** Volume of a gas after a change of pressure and temperature. */
export const combinedLaw = production('ph-m42', 'number', 'gas-laws', (random) => {
  const gas = pick(random, permanentGases)
  const volume = integer(random, 12, 90) / 20
  const [before, after] = [
    pick(random, [90, 95, 98, 101, 104, 150, 200]),
    pick(random, [40, 55, 60, 70, 80, 120, 250, 300]),
  ]
  const [from, to] = [integer(random, 10, 35), pick(random, [-40, -25, -18, -10, 60, 75, 90, 120])]
  const value = (volume * before * toKelvin(to)) / (after * toKelvin(from))
  const [liters, first, second] = [
    quantity(volume, 'L'),
    quantity(before, 'kPa'),
    quantity(after, 'kPa'),
  ]
  const inCelsius = (volume * before * to) / (after * from)
  return workedNumber({
    element: gas.element,
    stem: `${capitalized(gas.name)} fills ${liters} at ${first} and ${celsius(from)}. What volume does it fill at ${second} and ${celsius(to)}?`,
    value,
    unit: 'L',
    units: litersAndLess,
    solution: () => ({
      asked: 'the new volume',
      given: {
        'Volume before': measured(volume, 'L'),
        'Pressure before': measured(before, 'kPa'),
        'Pressure after': measured(after, 'kPa'),
      },
      relation: 'Pressure × volume ÷ temperature in kelvin stays the same',
      conversions: [
        toKelvinStep('Temperature before', from),
        toKelvinStep('Temperature after', to),
      ],
      numbers: [
        [
          'New volume',
          multiplied(
            measured(volume, 'L'),
            divided(measured(before, 'kPa'), measured(after, 'kPa')),
            divided(inKelvin(to), inKelvin(from)),
          ),
          'L',
        ],
      ],
    }),
    account: `${liters} × (${first} / ${second}) × (${kelvin(to)} / ${kelvin(from)}) = ${quantity(value, 'L')}`,
    wrong: [
      [
        inCelsius > 0 ? inCelsius : Number.NaN,
        'GA1',
        'That takes the ratio of the temperatures in °C, but kelvin is needed.',
      ],
      [
        (volume * after * toKelvin(to)) / (before * toKelvin(from)),
        'GA2',
        'The ratio of the pressures was turned around.',
      ],
      [
        (volume * before * toKelvin(from)) / (after * toKelvin(to)),
        'GA2',
        'The ratio of the temperatures was turned around.',
      ],
      [(volume * before) / after, null, 'That leaves out the change of temperature.'],
    ],
  })
})

/** The gas constant in the units of the question. */
const constants = [
  { pressure: 'kPa', value: GAS_CONSTANT, other: 0.08206 },
  { pressure: 'atm', value: 0.08206, other: GAS_CONSTANT },
] as const

/** Draws a sample of a gas and the quantity to ask for. Null when few laboratories have its pressure. */
function drawnSample(random: Random) {
  const gas = pick(random, permanentGases)
  const constant = pick(random, constants)
  const asked = pick(random, ['pressure', 'volume', 'amount', 'temperature'] as const)
  const amount = threeFigures(integer(random, 8, 80) / 80)
  const temperature = integer(random, 5, 90)
  const volume = integer(random, 20, 160) / 20
  const atmospheres = (amount * 0.08206 * toKelvin(temperature)) / volume
  if (atmospheres > 9 || atmospheres < 0.3) return null
  const pressure = threeFigures((amount * constant.value * toKelvin(temperature)) / volume)
  return { gas, constant, asked, amount, temperature, volume, pressure }
}

/** One of the four quantities of the ideal gas law. */
export const idealGasLaw = production('ph-m43', 'number', 'ideal-gas', (random) => {
  const sample = drawnSample(random)
  if (sample === null) return null
  const { gas, constant, asked, amount, temperature, volume, pressure } = sample
  const r = constant.value
  const [p, v, n, t] = [
    quantity(pressure, constant.pressure),
    quantity(volume, 'L'),
    quantity(amount, 'mol'),
    kelvin(temperature),
  ]
  const amounts = {
    p: measured(pressure, constant.pressure),
    v: measured(volume, 'L'),
    n: measured(amount, 'mol'),
    r: exact(r, `L·${constant.pressure}/(mol·K)`),
    t: inKelvin(temperature),
  }
  const end = `R is ${constant.value} L·${constant.pressure}/(mol·K).`
  const name = capitalized(gas.name)
  const otherConstant = `That uses R = ${formatNumber(constant.other)}, which belongs to another unit of pressure.`
  const inCelsius = 'The temperature goes in as kelvin, not as °C.'
  const rt = r * toKelvin(temperature)
  switch (asked) {
    case 'pressure': {
      const value = (amount * rt) / volume
      return workedNumber({
        element: gas.element,
        stem: `What is the pressure in ${constant.pressure} of ${n} of ${gas.name} in ${v} at ${celsius(temperature)}? ${end}`,
        value,
        unit: constant.pressure,
        units: ['kPa', 'bar', 'atm'],
        solution: () => ({
          asked: 'the pressure',
          given: { Amount: amounts.n, Volume: amounts.v },
          relation: 'p = nRT/V, with the temperature in kelvin',
          conversions: [toKelvinStep('Temperature', temperature)],
          numbers: [
            [
              'Pressure',
              divided(multiplied(amounts.n, amounts.r, amounts.t), amounts.v),
              constant.pressure,
            ],
          ],
        }),
        account: `p = nRT/V = ${n} × ${formatNumber(r)} × ${t} / ${v} = ${quantity(value, constant.pressure)}`,
        wrong: [
          [(amount * r * temperature) / volume, 'GA1', inCelsius],
          [(value / r) * constant.other, 'GA12', otherConstant],
          [amount * rt * volume, 'GA2', 'That multiplies by the volume: more room, less pressure.'],
        ],
      })
    }
    case 'volume': {
      const value = (amount * rt) / pressure
      return workedNumber({
        element: gas.element,
        stem: `What volume do ${n} of ${gas.name} fill at ${celsius(temperature)} and ${p}? ${end}`,
        value,
        unit: 'L',
        units: litersAndLess,
        solution: () => ({
          asked: 'the volume',
          given: { Amount: amounts.n, Pressure: amounts.p },
          relation: 'V = nRT/p, with the temperature in kelvin',
          conversions: [toKelvinStep('Temperature', temperature)],
          numbers: [
            ['Volume', divided(multiplied(amounts.n, amounts.r, amounts.t), amounts.p), 'L'],
          ],
        }),
        account: `V = nRT/p = ${n} × ${formatNumber(r)} × ${t} / ${p} = ${quantity(value, 'L')}`,
        wrong: [
          [(amount * r * temperature) / pressure, 'GA1', inCelsius],
          [(value / r) * constant.other, 'GA12', otherConstant],
          [
            amount * rt * pressure,
            'GA2',
            'That multiplies by the pressure: more pressure, less volume.',
          ],
        ],
      })
    }
    case 'amount': {
      const value = (pressure * volume) / rt
      return workedNumber({
        element: gas.element,
        stem: `${name} fills ${v} at ${celsius(temperature)} and ${p}. How many moles are there? ${end}`,
        value,
        unit: 'mol',
        units: ['mmol', 'mol'],
        solution: () => ({
          asked: 'the amount of gas',
          given: { Pressure: amounts.p, Volume: amounts.v },
          relation: 'n = pV/(RT), with the temperature in kelvin',
          conversions: [toKelvinStep('Temperature', temperature)],
          numbers: [
            [
              'Amount',
              divided(multiplied(amounts.p, amounts.v), multiplied(amounts.r, amounts.t)),
              'mol',
            ],
          ],
        }),
        account: `n = pV/(RT) = ${p} × ${v} / (${formatNumber(r)} × ${t}) = ${quantity(value, 'mol')}`,
        wrong: [
          [(pressure * volume) / (r * temperature), 'GA1', inCelsius],
          [(value * r) / constant.other, 'GA12', otherConstant],
          [1 / value, 'GA2', 'The quotient was turned upside down: RT is divided into pV.'],
        ],
      })
    }
    case 'temperature': {
      const value = (pressure * volume) / (amount * r)
      return workedNumber({
        element: gas.element,
        stem: `${n} of ${gas.name} fill ${v} at ${p}. What is the temperature in kelvin? ${end}`,
        value,
        unit: 'K',
        units: ['K', '°C'],
        solution: () => ({
          asked: 'the temperature',
          given: { Pressure: amounts.p, Volume: amounts.v, Amount: amounts.n },
          relation: 'T = pV/(nR), which gives kelvin',
          numbers: [
            [
              'Temperature',
              divided(multiplied(amounts.p, amounts.v), multiplied(amounts.n, amounts.r)),
              'K',
            ],
          ],
        }),
        account: `T = pV/(nR) = ${p} × ${v} / (${n} × ${formatNumber(r)}) = ${quantity(value, 'K')}`,
        wrong: [
          [(value * r) / constant.other, 'GA12', otherConstant],
          [value + 273.15, null, 'The gas law gives kelvin at once, so that nothing is added.'],
          [
            (amount * pressure * volume) / r,
            'GA2',
            'That multiplies by the moles: for the same p and V, more particles are colder.',
          ],
        ],
      })
    }
  }
})
