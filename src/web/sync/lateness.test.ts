import { expect, test } from 'vitest'

import { lateness } from './lateness.ts'

const HOUR_MS = 3_600_000

test('K26 the server is told how long an answer has waited, by one clock alone', () => {
  const ahead = Date.UTC(2031, 0, 1)
  expect(lateness(ahead, ahead + 50 * HOUR_MS)).toEqual({ ago_ms: 50 * HOUR_MS })
  expect(lateness(0, 800 * 365 * 24 * HOUR_MS)).toEqual({ ago_ms: 365 * 24 * HOUR_MS })
})

test('K26 an answer that is sent at once, from before this version, or later than now says nothing of it', () => {
  expect([lateness(1000, 2000), lateness(undefined, 2000), lateness(HOUR_MS, 0)]).toEqual([
    {},
    {},
    {},
  ])
})
