import { expect, test } from 'vitest'

import type { NumberKey } from '#quiz/task.ts'

import { describeNumber, judgeNumber, type NumberResponse, parseNumberResponse } from './number.ts'

const mass: NumberKey = { value: 25, unit: 'g', tolerance: 0.005, figures: null }

function response(text: string, chosen: string | null = null): NumberResponse {
  const parsed = parseNumberResponse(text, chosen)
  if ('problem' in parsed) throw new RangeError(`${text}: ${parsed.problem}`)
  return parsed
}

function verdict(key: NumberKey, text: string, chosen: string | null = null) {
  const judged = judgeNumber(key, response(text, chosen))
  return judged.isRight ? 'right' : judged.nearMiss
}

test.each([
  '25 g',
  '25g',
  '25.0 g',
  '25,0 g',
  '0.025 kg',
  '0,025 kg',
  '25000 mg',
  '25 000 mg',
  '2.5e1 g',
  '2.5·10^1 g',
  '2,5 × 10¹ g',
  '2.5*10^-2 kg',
  '+25 g',
])('%s is 25 g', (text) => {
  expect(verdict(mass, text)).toBe('right')
})

test('the unit may be chosen beside the number, and a typed one comes first', () => {
  expect(verdict(mass, '25', 'g')).toBe('right')
  expect(verdict(mass, '0.025 kg', 'g')).toBe('right')
})

test.each([
  ['25', 'unit-missing'],
  ['25 mol', 'other-quantity'],
  ['25 kg', 'factor-1000'],
  ['0.025 g', 'factor-1000'],
  ['250 g', 'factor-10'],
  ['-25 g', 'sign'],
  ['24.5 g', 'rounded-early'],
  ['18 g', null],
])('%s for 25 g: %s', (text, miss) => {
  expect(verdict(mass, text)).toBe(miss)
})

test('a point between thousands is the decimal sign, and the sentence says so', () => {
  const key: NumberKey = { value: 2500, unit: 'g', tolerance: 0.005, figures: null }
  expect(verdict(key, '2.500 g')).toBe('thousands-point')
  expect(verdict(key, '2.5 g')).toBe('factor-1000')
  expect(verdict(key, '2.500,0 g')).toBe('right')
})

test('kelvin and degrees Celsius are distinguished', () => {
  const key: NumberKey = { value: 298, unit: 'K', tolerance: 0.001, figures: null }
  expect(verdict(key, '298 K')).toBe('right')
  expect(verdict(key, '25 K')).toBe('celsius-for-kelvin')
  expect(verdict(key, '24.85 °C')).toBe('right')
  expect(verdict(key, '298 °C')).toBe('other-quantity')
  const celsius: NumberKey = { value: 25, unit: '°C', tolerance: 0.001, figures: null }
  expect(verdict(celsius, '298.15 K')).toBe('right')
  expect(verdict(celsius, '298.15 °C')).toBe('celsius-for-kelvin')
})

test('a share may be a number or a percentage', () => {
  const key: NumberKey = { value: 60, unit: '%', tolerance: 0.01, figures: null }
  expect(['60%', '60 %', '0.6', '0,60'].map((text) => verdict(key, text))).toEqual(
    Array.from({ length: 4 }, () => 'right'),
  )
  expect(verdict(key, '60')).toBe('unit-missing')
})

test('a ratio that was turned upside down is a near miss', () => {
  expect(verdict({ value: 0.4, unit: null, tolerance: 0.01, figures: null }, '2.5')).toBe(
    'turned-ratio',
  )
})

test('significant figures count only where the question asks for them', () => {
  const key: NumberKey = { value: 2.5, unit: 'mol', tolerance: 0.03, figures: 2 }
  expect(verdict(key, '2.5 mol')).toBe('right')
  expect(verdict(key, '2.50 mol')).toBe('too-many-figures')
  expect(verdict({ ...key, figures: 3 }, '2.5 mol')).toBe('too-few-figures')
  expect(verdict({ ...key, figures: null }, '2.5000 mol')).toBe('right')
})

test('an unreadable text is a problem and not an answer', () => {
  expect(parseNumberResponse('')).toEqual({ problem: 'empty' })
  expect(parseNumberResponse('1.5.2')).toEqual({ problem: 'unreadable' })
  expect(parseNumberResponse('3 quux')).toEqual({ problem: 'unknown-unit', unit: 'quux' })
  expect(parseNumberResponse('1,234 g')).toEqual({ problem: 'ambiguous', readings: [1.234, 1234] })
})

test('a response is described as it was typed, typeset', () => {
  expect(describeNumber(response('2,5·10^-3 mol'))).toBe('2.5 × 10⁻³ mol')
  expect(describeNumber(response('7'))).toBe('7')
})
