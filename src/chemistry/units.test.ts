import { expect, test } from 'vitest'

import {
  formatNumber,
  formatScientific,
  subscript,
  superscript,
  toCelsius,
  fromCelsius,
  kelvinFrom,
  toKelvin,
} from './units.ts'

test('a temperature in each unit', () => {
  expect((['C', 'K', 'F'] as const).map((unit) => fromCelsius(1538, unit))).toStrictEqual([
    1538, 1811.15, 2800.4,
  ])
  const inKelvins = [kelvinFrom(100, 'C'), kelvinFrom(212, 'F'), kelvinFrom(373.15, 'K')]
  expect(inKelvins).toStrictEqual([373.15, 373.15, 373.15])
  expect(kelvinFrom(-459.67, 'F')).toBe(0)
})

test('temperatures convert without noise', () => {
  expect(toKelvin(25)).toBe(298.15)
  expect(toKelvin(-273.15)).toBe(0)
  expect(toKelvin(28.5)).toBe(301.65)
  expect(toCelsius(0)).toBe(-273.15)
  expect(toCelsius(373.15)).toBe(100)
})

test.each([
  [-5.5, {}, '\u22125.5'],
  [1234.5, {}, '1234.5'],
  [12_345.678, {}, '12\u202f345.678'],
  [1_234_567, {}, '1\u202f234\u202f567'],
  [0.000_089_88, {}, '0.00008988'],
  [0.1 + 0.2, {}, '0.3'],
  [100, {}, '100'],
  [0, {}, '0'],
  [-0, {}, '0'],
  [1.005, { decimals: 2 }, '1.01'],
  [2.5, { decimals: 0 }, '3'],
  [-2.5, { decimals: 0 }, '\u22123'],
  [0.04, { decimals: 1 }, '0.0'],
  [-0.001, { decimals: 2 }, '0.00'],
  [35, { decimals: 2 }, '35.00'],
  [123_456, { significant: 3 }, '123\u202f000'],
  [99.96, { significant: 3 }, '100'],
  [9.995, { significant: 3 }, '10.0'],
  [18.015, { significant: 3 }, '18.0'],
  [0.012_345, { significant: 2 }, '0.012'],
  [7, { significant: 3 }, '7.00'],
  [0, { significant: 3 }, '0.00'],
])('%d with %j is written %s', (value, style, written) => {
  expect(formatNumber(value, style)).toBe(written)
})

test.each([
  [6.022_140_76e23, 3, '6.02 × 10²³'],
  [6.022_140_76e23, 4, '6.022 × 10²³'],
  [-1.55e-10, 2, '\u22121.6 × 10⁻¹⁰'],
  [999_900, 3, '1.00 × 10⁶'],
  [5, 1, '5 × 10⁰'],
])('%d with %d significant figures is %s', (value, significant, written) => {
  expect(formatScientific(value, significant)).toBe(written)
})

test('a number that is not finite cannot be written', () => {
  expect(() => formatNumber(Number.NaN)).toThrow(RangeError)
  expect(() => formatScientific(Infinity)).toThrow(RangeError)
})

test('superscripts and subscripts', () => {
  expect(superscript(-12)).toBe('⁻¹²')
  expect(superscript(34_567_890)).toBe('³⁴⁵⁶⁷⁸⁹⁰')
  expect(subscript(120)).toBe('₁₂₀')
  expect(subscript(-1)).toBe('₋₁')
})
