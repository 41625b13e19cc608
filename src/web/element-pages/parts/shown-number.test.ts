import { expect, test } from 'vitest'

import { shownNumber, signed, withUnit } from './shown-number.ts'

test.each([
  [80.4, '80.4'],
  [461_000, '461\u202f000'],
  [750_000_000, '7.5 × 10⁸'],
  [4e-13, '4 × 10⁻¹³'],
  [0.004, '0.004'],
  [-38.8, '−38.8'],
  [0, '0'],
])('%d is shown as %s', (value, text) => {
  expect(shownNumber(value)).toBe(text)
})

test('a unit stays with its number, and a number without unit is bare', () => {
  expect([withUnit(83.1, 'pm'), withUnit(1.83, '')]).toStrictEqual(['83.1\u00A0pm', '1.83'])
})

test('a unit that is a power of ten is multiplied', () => {
  expect(withUnit(11.8, '10⁻⁶/K')).toBe('11.8 × 10⁻⁶/K')
})

test('states carry their signs', () => {
  expect([2, 0, -1].map(signed)).toStrictEqual(['+2', '0', '−1'])
})
