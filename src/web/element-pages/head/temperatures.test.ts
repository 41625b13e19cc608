import { expect, test } from 'vitest'

import { threeScales } from './temperatures.ts'

test.each([
  [1538, '1538 °C = 1811.15 K = 2800.4 °F'],
  [-38.829, '−38.829 °C = 234.321 K = −37.892 °F'],
  [3414, '3414 °C = 3687.15 K = 6177.2 °F'],
])('%d °C on three scales', (celsius, text) => {
  expect(threeScales(celsius).replaceAll('\u00A0', ' ')).toBe(text)
})
