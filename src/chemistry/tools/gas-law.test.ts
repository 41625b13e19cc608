import { assert, double, property } from 'fast-check'
import { expect, test } from 'vitest'

import { gasQuantities, otherUnits, solveGas } from './gas-law.ts'

// Molar volumes of an ideal gas: CODATA 2018, 22.41396954 L/mol and 22.71095464 L/mol.
test.each([
  [
    { pressure: '1 atm', volume: '', amount: '1 mol', temperature: '0 °C' },
    'volume',
    22.413_969_54,
  ],
  [
    { pressure: '100 kPa', volume: '', amount: '1 mol', temperature: '0 °C' },
    'volume',
    22.710_954_64,
  ],
  [
    { pressure: '', volume: '22.41396954 L', amount: '1', temperature: '273.15' },
    'pressure',
    101.325,
  ],
  [
    { pressure: '101325 Pa', volume: '22.41396954 L', amount: '', temperature: '32 °F' },
    'amount',
    1,
  ],
  [
    { pressure: '760 mmHg', volume: '24.465 L', amount: '1 mol', temperature: '' },
    'temperature',
    298.146,
  ],
  [{ pressure: '1 bar', volume: '', amount: '1 mol', temperature: '25 °C' }, 'volume', 24.789_570],
] as const)('%o gives %s = %d', (texts, unknown, value) => {
  const state = solveGas(texts)
  if ('problem' in state) throw new RangeError(state.problem)
  expect(state.unknown).toBe(unknown)
  expect(state.values[unknown] / value).toBeCloseTo(1, 5)
})

test('figures follow the temperature in kelvin, and conversions are named', () => {
  expect(
    solveGas({ pressure: '1 atm', volume: '', amount: '1 mol', temperature: '0 °C' }),
  ).toMatchObject({
    figures: 3,
    converted: [
      { name: 'pressure', value: 1, unit: 'atm' },
      { name: 'temperature', value: 0, unit: '°C' },
    ],
  })
})

test('an answer is given in other usual units too', () => {
  const state = solveGas({ pressure: '', volume: '22.414 L', amount: '1 mol', temperature: '0 °C' })
  if ('problem' in state) throw new RangeError(state.problem)
  expect(otherUnits(state).map(({ value, unit }) => [Number(value.toFixed(3)), unit])).toEqual([
    [1, 'atm'],
    [1.013, 'bar'],
    [759.999, 'mmHg'],
  ])
})

test.each([
  [{ pressure: '1 atm', volume: '', amount: '', temperature: '0 °C' }, { problem: 'one-empty' }],
  [
    { pressure: '1 atm', volume: '1 L', amount: '1 mol', temperature: '0 °C' },
    { problem: 'one-empty' },
  ],
  [
    { pressure: '1 atm', volume: '', amount: '1 mol', temperature: '-300 °C' },
    { problem: 'field', field: 'temperature', cause: { problem: 'below-absolute-zero' } },
  ],
  [
    { pressure: '1 L', volume: '', amount: '1 mol', temperature: '0 °C' },
    {
      problem: 'field',
      field: 'pressure',
      cause: { problem: 'unknown-unit', unit: 'L', kind: 'pressure' },
    },
  ],
])('%o is refused', (texts, problem) => {
  expect(solveGas(texts)).toEqual(problem)
})

test('the result for one quantity gives back each of the others', () => {
  const positive = double({ min: 0.01, max: 1000, noNaN: true })
  assert(
    property(positive, positive, positive, (pressure, amount, temperature) => {
      const texts = {
        pressure: String(pressure),
        volume: '',
        amount: String(amount),
        temperature: String(temperature),
      }
      const state = solveGas(texts)
      if ('problem' in state) throw new RangeError(state.problem)
      for (const unknown of gasQuantities) {
        const again = solveGas({ ...texts, volume: String(state.values.volume), [unknown]: '' })
        if ('problem' in again) throw new RangeError(again.problem)
        expect(again.values[unknown] / state.values[unknown]).toBeCloseTo(1, 9)
      }
    }),
  )
})
