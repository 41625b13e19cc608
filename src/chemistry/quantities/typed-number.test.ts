import { expect, test } from 'vitest'

import { parseQuantity } from './typed-number.ts'

function read(text: string) {
  const result = parseQuantity(text)
  return 'problem' in result ? result : [result.number.value, result.number.figures, result.unit]
}

test.each([
  ['2.5', [2.5, 2, '']],
  ['2,5', [2.5, 2, '']],
  ['2.5e-3', [0.0025, 2, '']],
  ['2,5E-3', [0.0025, 2, '']],
  ['2,5·10^-3', [0.0025, 2, '']],
  ['2.5*10^-3', [0.0025, 2, '']],
  ['2.5 x 10^(-3)', [0.0025, 2, '']],
  ['2.5 × 10⁻³', [0.0025, 2, '']],
  ['2.5 × 10−3', [0.0025, 2, '']],
  ['10^-3', [0.001, 1, '']],
  ['10⁻³', [0.001, 1, '']],
  ['10', [10, 2, '']],
  ['25 g', [25, 2, 'g']],
  ['25g', [25, 2, 'g']],
  ['0.025 kg', [0.025, 2, 'kg']],
  ['−4 °C', [-4, 1, '°C']],
  ['–4', [-4, 1, '']],
  ['+1.50', [1.5, 3, '']],
  ['.5', [0.5, 1, '']],
  [',5', [0.5, 1, '']],
  ['0,234', [0.234, 3, '']],
  ['12 345', [12345, 5, '']],
  ['12\u202f345.6', [12345.6, 6, '']],
  ['12’345', [12345, 5, '']],
  ['1,234.5', [1234.5, 5, '']],
  ['1.234,5', [1234.5, 5, '']],
  ['1,234,567', [1234567, 7, '']],
  ['1.234.567', [1234567, 7, '']],
  ['1,2345', [1.2345, 5, '']],
  ['6,022e23 1/mol', [6.022e23, 4, '1/mol']],
  ['2.5 mol/L', [2.5, 2, 'mol/L']],
  ['3.0e2 kJ/mol', [300, 2, 'kJ/mol']],
  ['5 eV', [5, 1, 'eV']],
  ['47.9 g.', [47.9, 3, 'g']],
  ['5 /s', [5, 1, '/s']],
  ['1 × 10^7 m/s', [1e7, 1, 'm/s']],
  ['m = 25 g', [25, 2, 'g']],
  ['n(H₂)=0.50 mol', [0.5, 2, 'mol']],
  ['ΔH = −286 kJ/mol', [-286, 3, 'kJ/mol']],
  ['≈ 2,5', [2.5, 2, '']],
  ['~ 40 grams per mole', [40, 2, 'grams per mole']],
])('%j is read', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each([
  '',
  'g',
  '1.5.2',
  '1,5,2',
  '--3',
  '1 2',
  '1e999',
  'e5',
  '3..5',
  '1.5 2.5',
  '1/2 g',
  '2*10**3 g',
  '2 = 2',
  'm =',
  'm = 2 = 3',
])('%j cannot be read', (text) => {
  expect(read(text)).toEqual({ problem: 'unreadable' })
})

test.each([
  ['1,234', [1.234, 1234]],
  ['12,345 g', [12.345, 12345]],
  ['-1,234', [-1.234, -1234]],
  ['12,345e3', [12_345, 12_345_000]],
])('%j is asked back, never guessed', (text, readings) => {
  expect(read(text)).toEqual({ problem: 'ambiguous', readings })
})

test.each([
  ['2,50e-3', '2.50 × 10⁻³'],
  ['-12345', '−12\u202f345'],
  ['.5', '0.5'],
])('%j is shown as %s', (text, shown) => {
  expect(parseQuantity(text)).toMatchObject({ number: { shown } })
})
