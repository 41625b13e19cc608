import { expect, test } from 'vitest'

import { slowness } from './slowness.ts'

test.each([
  ['a faster machine', 20, 1],
  ['the usual one', 150, 1],
  ['one with half the speed', 300, 2],
  ['one that hangs', 60_000, 8],
])('%s has its factor', (_machine, took, factor) => {
  expect(slowness(() => took)).toBe(factor)
})

test('this machine has a factor, too', () => {
  expect(slowness()).toBeGreaterThanOrEqual(1)
})
