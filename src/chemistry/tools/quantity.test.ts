import { expect, test } from 'vitest'

import { commonFigures, inUnit, type Kind, readQuantity } from './quantity.ts'

test.each<readonly [string, Kind, number, number | null]>([
  ['22.4 L', 'volume', 22.4, 3],
  ['250 mL', 'volume', 0.25, 3],
  ['0.5 m³', 'volume', 500, 1],
  ['1 atm', 'pressure', 101.325, null],
  ['1.00 bar', 'pressure', 100, 3],
  ['760 mmHg', 'pressure', 101.325, 3],
  ['25 °C', 'temperature', 298.15, 3],
  ['0 C', 'temperature', 273.15, 3],
  ['212 °F', 'temperature', 373.15, 3],
  ['273.15', 'temperature', 273.15, 5],
  ['2.0 M', 'concentration', 2, 2],
  ['50 mmol/L', 'concentration', 0.05, 2],
  ['1 y', 'time', 31_557_600, null],
  ['5.70 ky', 'time', 179_878_320_000, 3],
  ['8.0249 d', 'time', 693_351.36, 5],
])('%s as %s', (text, kind, base, figures) => {
  const read = readQuantity(text, kind)
  if ('problem' in read) throw new RangeError(read.problem)
  expect(read.base / base).toBeCloseTo(1, 6)
  expect(read.figures).toBe(figures)
})

test.each<readonly [string, Kind, object]>([
  ['', 'volume', { problem: 'empty' }],
  ['two', 'volume', { problem: 'unreadable' }],
  ['1,234 L', 'volume', { problem: 'ambiguous', readings: [1.234, 1234] }],
  ['3 kg', 'volume', { problem: 'unknown-unit', unit: 'kg', kind: 'volume' }],
  ['-300 °C', 'temperature', { problem: 'below-absolute-zero' }],
  ['0 K', 'temperature', { problem: 'below-absolute-zero' }],
  ['0 mol', 'amount', { problem: 'not-positive' }],
  ['-2 L', 'volume', { problem: 'not-positive' }],
])('%j as %s is refused', (text, kind, problem) => {
  expect(readQuantity(text, kind)).toEqual(problem)
})

test('an answer is as precise as the least precise number in it', () => {
  expect(commonFigures([3, null, 2])).toBe(2)
  expect(commonFigures([null, null])).toBe(4)
})

test('a value goes back into the unit that is asked for', () => {
  expect(inUnit(0.25, 'mL', 'volume')).toBeCloseTo(250, 9)
  expect(inUnit(298.15, '°C', 'temperature')).toBeCloseTo(25, 9)
  expect(inUnit(1, 'kg', 'volume')).toBeNull()
})
