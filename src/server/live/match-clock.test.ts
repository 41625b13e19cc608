import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { paceOf } from './match-clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the time of the rules runs faster, and spans of the wall clock are longer in it', () => {
  const pace = paceOf(Date.now, 20)
  const before = pace.now()
  vi.advanceTimersByTime(100)
  expect([pace.now() - before, pace.lasting(100), pace.measured(100)]).toEqual([2000, 2000, 2000])
})

test('what waits for a moment of a match is hurried, and what looks after the matches is not', () => {
  const pace = paceOf(Date.now, 20)
  const run = { after: 0, every: 0 }
  pace.after(1000, async () => void (run.after += 1))
  const stop = pace.every(1000, async () => void (run.every += 1))
  vi.advanceTimersByTime(50)
  expect(run).toEqual({ after: 1, every: 0 })
  vi.advanceTimersByTime(950)
  expect(run).toEqual({ after: 1, every: 1 })
  stop()
})
