import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createMatchClock } from './match-clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('match time runs faster, and spans of the wall clock are longer in it', () => {
  const matchClock = createMatchClock(Date.now, 20)
  const before = matchClock.now()
  vi.advanceTimersByTime(100)
  expect([
    matchClock.now() - before,
    matchClock.scaled(100),
    matchClock.scaledRoundTrip(100),
  ]).toEqual([2000, 2000, 2000])
})

test('timers in match time are shortened, and intervals of the wall clock are not', () => {
  const matchClock = createMatchClock(Date.now, 20)
  const run = { after: 0, every: 0 }
  matchClock.after(1000, async () => void (run.after += 1))
  const stop = matchClock.every(1000, async () => void (run.every += 1))
  vi.advanceTimersByTime(50)
  expect(run).toEqual({ after: 1, every: 0 })
  vi.advanceTimersByTime(950)
  expect(run).toEqual({ after: 1, every: 1 })
  stop()
})
