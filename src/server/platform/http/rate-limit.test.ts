import { expect, test } from 'vitest'

import { createRateLimit, networkOf } from './rate-limit.ts'

test('each key may come so often in a span, and again in the next one', () => {
  let now = 1_000_000
  const limit = createRateLimit({ count: 2, everyMs: 60_000 }, () => now)
  expect([limit('a'), limit('a'), limit('a'), limit('b')]).toEqual([0, 0, 60, 0])
  now += 59_500
  expect(limit('a')).toBe(1)
  now += 500
  expect(limit('a')).toBe(0)
})

test('a flood of keys is refused instead of remembered', () => {
  const limit = createRateLimit({ count: 1, everyMs: 1000 }, () => 0)
  for (let key = 0; key < 10_000; key += 1) limit(String(key))
  expect(limit('one more')).toBe(1)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
