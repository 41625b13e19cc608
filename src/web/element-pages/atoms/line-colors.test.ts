import { expect, test } from 'vitest'

import { lineColor } from './line-colors.ts'

test.each([
  [656.27, '#ff0000'],
  [589, '#ffdc00'],
  [530, '#49ff00'],
  [460, '#0066ff'],
  [380, '#6b0080'],
  [900, '#000000'],
])('light of %d nm is %s', (wavelength, color) => {
  expect(lineColor(wavelength)).toBe(color)
})
