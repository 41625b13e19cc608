import { expect, test } from 'vitest'

import { timeSpread } from './time-spread.ts'

test('times are summarized by the median, the slow end and the longest', () => {
  const upTo = Array.from({ length: 101 }, (_, index) => 100 - index)
  expect(timeSpread(upTo)).toBe('p50 50 ms, p95 95 ms, longest 100 ms')
})

test('an empty list has no summary', () => {
  expect(timeSpread([])).toBe('p50 0 ms, p95 0 ms, longest 0 ms')
})
