import { expect, test } from 'vitest'

import { energyDistribution } from './energy-distribution.ts'

test('all molecules together are one', () => {
  const step = 0.02
  const shares = Array.from(
    { length: 4000 },
    (_, index) => energyDistribution(300, step * (index + 0.5)).at(-1)?.[1] ?? 0,
  )
  expect(step * shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3)
})

test('the curve has its summit at half of RT, and it is lower when it is hotter', () => {
  const [cold, hot] = [energyDistribution(300, 20), energyDistribution(600, 20)]
  const summit = (curve: typeof cold) =>
    curve.reduce((best, point) => (point[1] > best[1] ? point : best))
  expect(summit(cold)[0]).toBeCloseTo(1.25, 9)
  expect(summit(hot)[0]).toBeCloseTo(2.5, 9)
  expect(summit(hot)[1]).toBeLessThan(summit(cold)[1])
})
