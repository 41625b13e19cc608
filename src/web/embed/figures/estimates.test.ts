import { expect, test } from 'vitest'

import { formatNumber, formatScientific } from '#chemistry/units.ts'

import { ionsAt, peroxide, shareLeft, timesAsFast } from './estimates.ts'

test('each half-life leaves half of what there was', () => {
  expect([0, 1, 2, 3, 5].map(shareLeft)).toEqual([1, 0.5, 0.25, 0.125, 0.03125])
})

test('platinum makes the breakdown as many times as fast as the article says', () => {
  expect(timesAsFast(peroxide.alone, 25)).toBe(1)
  expect(formatNumber(timesAsFast(peroxide.platinum, 25), { significant: 2 })).toBe('36\u202f000')
})

test('warmth makes it faster, cold slower, and the lower hill feels it less', () => {
  expect(timesAsFast(peroxide.alone, 0)).toBeLessThan(1)
  expect(gain(peroxide.alone)).toBeGreaterThan(gain(peroxide.platinum))
  expect(gain(peroxide.platinum)).toBeGreaterThan(1)
})

test('the ions at a pH are those of the table in the article', () => {
  const { hydronium, hydroxide, timesWater } = ionsAt(2.4)
  expect([
    formatScientific(hydronium, 2),
    formatScientific(hydroxide, 2),
    formatNumber(timesWater, { significant: 1 }),
  ]).toEqual(['4.0 × 10⁻³', '2.5 × 10⁻¹²', '40\u202f000'])
  expect(ionsAt(7)).toEqual({ hydronium: 1e-7, hydroxide: 1e-7, timesWater: 1 })
})

function gain(hill: number): number {
  return timesAsFast(hill, 60) / timesAsFast(hill, 25)
}
