import { expect, test } from 'vitest'

import { numberProblems } from './number-style.ts'

test.each([
  '12\u202f000 atoms, 9\u202f192\u202f631\u202f770 periods and 1\u202f000\u202f000',
  'In 1871 the mass was 0.00032 u or 34.96885 u, 3600 s in all.',
  '62.6% at −38.83 °C, 451 °F, and an angle of 104.5° (180°)',
  'the elements 1, 2, 3 and 118, carbon-14, 1-propanol, 100-fold, a 2:1 ratio',
  '2 × 3 = 6, 17 − 18 = −1, and (−2) + 3',
  String.raw`$14\,400$ C, $9\,192\,631\,770$, $3600$ and $0.7576 \times 34.96885\ \text{u}$`,
  String.raw`$[\ce{Ar}]\,3d^6\,4s^2$, $\ce{Fe2O3*nH2O}$, $25\%$`,
])('%j is written in our way', (text) => {
  expect(numberProblems(text)).toEqual([])
})

test.each([
  [
    '12,000 atoms',
    "'12,000': write a narrow space, U+202F, between thousands, from five digits on",
  ],
  [
    '12 000 atoms',
    "'12 000': write a narrow space, U+202F, between thousands, from five digits on",
  ],
  ['12000 atoms', "'12000': write a narrow space, U+202F, between thousands, from five digits on"],
  ['3\u202f600 s', "'3\u202f600': write four digits without a space"],
  ['62.6 % of all', "'6 %': write 62.6%, without a space"],
  ['at 100°C', "'0°C': write 100 °C, with a space before the sign"],
  ['at 100 ° C', "'° C': write 100 °C, with a space before the sign"],
  ['an angle of 104.5 °', "'5 °': write an angle without a space, 104.5°"],
  ['20 degrees Celsius', "'degrees Celsius': write °C"],
  ['2 x 3', "'2 x ': write 2 × 3, with the sign × and spaces"],
  ['2·3', "'2·': write 2 × 3, with the sign × and spaces"],
  ['2×3', "'2×': write 2 × 3, with the sign × and spaces"],
  ['at -5 °C', "'-': write the minus sign, U+2212"],
  ['at –5 °C', "'–': write the minus sign, U+2212"],
  ['17 - 18', "'7 - ': write the minus sign, U+2212"],
  ['17−18', "'7−1': write 17 − 18, with spaces"],
  ['$12{,}000$', String.raw`'12{,}000': write \, between thousands, from five digits on`],
  [String.raw`$12\ 000$`, String.raw`'12\ 000': write \, between thousands, from five digits on`],
  ['$12000$', String.raw`'12000': write \, between thousands, from five digits on`],
  [String.raw`$1\,000$`, String.raw`'1\,000': write four digits without a space`],
  [String.raw`$62.6\,\%$`, String.raw`'6\,\%': write 62.6%, without a space`],
  [String.raw`$2 \cdot 3$`, String.raw`'\cdot': write \times`],
  [
    String.raw`$100^\circ\text{C}$`,
    String.raw`'0^\circ\text{C}': write 100 °C, with a space before the sign`,
  ],
])('%j is not', (text, problem) => {
  expect(numberProblems(text)).toEqual([problem])
})
