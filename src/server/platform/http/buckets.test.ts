import { expect, test } from 'vitest'

import { createBuckets } from './buckets.ts'

const MINUTE = 60_000

test('a key takes the content of its bucket, then the inflow, and learns how long to wait', () => {
  let now = 1_000_000
  const take = createBuckets({ size: 2, perSecond: 0.5 }, () => now)
  expect([take('a'), take('a'), take('a'), take('b')]).toEqual([0, 0, 2, 0])
  now += 1500
  expect(take('a')).toBe(1)
  now += 500
  expect([take('a'), take('a')]).toEqual([0, 2])
  now += MINUTE
  expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 2])
})

test('L14 a clock that is set back locks no caller out for longer than a bucket takes to fill', () => {
  let now = 10 * MINUTE
  const take = createBuckets({ size: 2, perSecond: 1 }, () => now)
  expect([take('a'), take('a')]).toEqual([0, 0])
  now = 0
  expect(take('a')).toBe(1)
  now = 1000
  expect(take('a')).toBe(0)
})

test('a flood of keys is refused instead of remembered, until the buckets are full again', () => {
  let now = 0
  const take = createBuckets({ size: 2, perSecond: 1 }, () => now)
  for (let key = 0; key < 100_000; key += 1) take(String(key))
  expect([take('one more'), take('7')]).toEqual([2, 0])
  now += 2000
  expect(take('one more')).toBe(0)
})
