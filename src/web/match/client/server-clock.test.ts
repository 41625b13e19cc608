import { expect, test } from 'vitest'

import { clockAfter, serverTimeAt } from './server-clock.ts'

// The server's clock is 1000 ms ahead of the page's in all of these.

test('a message shows how far the server is ahead, short of the time it took', () => {
  const clock = clockAfter(null, { serverTime: 1100, receivedAt: 140 })
  expect(serverTimeAt(clock, 200)).toBe(1160)
})

test('the fastest message is the most exact', () => {
  const first = clockAfter(null, { serverTime: 1100, receivedAt: 140 })
  const second = clockAfter(first, { serverTime: 1200, receivedAt: 205 })
  const third = clockAfter(second, { serverTime: 1300, receivedAt: 390 })
  expect(serverTimeAt(third, 400)).toBe(1395)
})

test('the answer to a ping leaves half of its way as the largest error', () => {
  const clock = clockAfter(null, { serverTime: 1130, receivedAt: 160, sentAt: 100 })
  expect(serverTimeAt(clock, 200)).toBe(1200)
  const closer = clockAfter(clock, { serverTime: 1300, receivedAt: 301, sentAt: 299 })
  expect(serverTimeAt(closer, 400)).toBe(1400)
})

test('after a clock was set, the newest message is right', () => {
  const before = clockAfter(null, { serverTime: 1130, receivedAt: 160, sentAt: 100 })
  const after = clockAfter(before, { serverTime: 9200, receivedAt: 200 })
  expect(serverTimeAt(after, 300)).toBe(9300)
})
