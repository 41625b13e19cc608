import { expect, test } from 'vitest'

import { createBucket } from './bucket.ts'

test('a bucket gives what it holds, then what flows in, and never more than its size', () => {
  let now = 0
  const take = createBucket({ size: 2, perSecond: 5 }, () => now)
  expect([take(), take(), take()]).toEqual([true, true, false])
  now += 199
  expect(take()).toBe(false)
  now += 1
  expect([take(), take()]).toEqual([true, false])
  now += 60_000
  expect([take(), take(), take()]).toEqual([true, true, false])
})

test('a clock that steps back neither gives nor takes permits', () => {
  let now = 10_000
  const take = createBucket({ size: 1, perSecond: 1 }, () => now)
  expect(take()).toBe(true)
  now = 0
  expect(take()).toBe(false)
  now = 1000
  expect(take()).toBe(true)
})
