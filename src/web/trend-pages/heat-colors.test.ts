import { expect, test } from 'vitest'

import { contrast, heatColors, heatStep, inkOn } from './heat-colors.ts'

test('every step can be read', () => {
  const lowest = Math.min(...heatColors.map((color) => contrast(color, inkOn(color))))
  expect(heatColors).toHaveLength(21)
  expect(lowest).toBeGreaterThanOrEqual(4.5)
})

test('the steps are even, and the highest value is in the last', () => {
  expect([0, 0.047, 0.048, 0.5, 0.99, 1].map(heatStep)).toStrictEqual([0, 0, 1, 10, 20, 20])
})

test('contrast is that of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 9)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
