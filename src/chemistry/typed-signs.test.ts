import { expect, test } from 'vitest'

import { inLatinLetters, inPlainSigns } from './typed-signs.ts'

test.each([
  ['２５．５ ｇ', '25.5 g'],
  ['２５℃', '25°C'],
  ['5 ㎏', '5 kg'],
  ['3 ㎤', '3 cm3'],
  ['2 ℓ', '2 l'],
  ['Ca（OH）2', 'Ca(OH)2'],
  ['२५', '25'],
  ['٢٫٥', '2.5'],
  ['۹۰', '90'],
  ['10⁻³', '10⁻³'],
  ['H₂O', 'H₂O'],
  ['2\u200b5\ufeff g\u2060', '25 g'],
  ['“25 g”', '25 g'],
  ['„25 g“', '25 g'],
  ["'25 g'", '25 g'],
  ['2’500', '2’500'],
  ['40٪', '40%'],
])('%s is %s in plain signs', (text, expected) => {
  expect(inPlainSigns(text)).toBe(expected)
})

test('letters that look like Latin ones become these, and no others', () => {
  expect(inLatinLetters('Н2О')).toBe('H2O')
  expect(inLatinLetters('СаСО3')).toBe('CaCO3')
  expect(inLatinLetters('кДж')).toBe('кДж')
  expect(inLatinLetters('µ')).toBe('µ')
})
