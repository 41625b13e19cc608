import { expect, test } from 'vitest'

import { firstOrderCurve, reversibleCurve } from './concentration-curves.ts'

test('a first-order reaction loses half of what is left in each half-life', () => {
  const curve = firstOrderCurve(0.8, 20, 60)
  expect([0, 20, 40, 60].map((index) => curve[index])).toEqual([
    [0, 0.8],
    [20, 0.4],
    [40, 0.2],
    [60, 0.1],
  ])
})

test('a reversible reaction keeps its sum and ends at the constant', () => {
  const { a, b } = reversibleCurve({ a: 1, b: 0 }, 3, 2, [0, 60])
  const sums = a.map(([, value], index) => value + (b[index]?.[1] ?? 0))
  expect(Math.max(...sums.map((sum) => Math.abs(sum - 1)))).toBeLessThan(1e-12)
  expect([a.at(-1)?.[1].toFixed(6), b.at(-1)?.[1].toFixed(6)]).toEqual(['0.250000', '0.750000'])
})
