import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'

import { createLateness } from './lateness.ts'

const HOUR_MS = 3_600_000

/** What is said of the first of some answers, with none sent before. */
function lateness(answeredAts: readonly (number | undefined)[], now: number) {
  return createLateness()(answeredAts, now)
}

test('K26 the server is told how long an answer has waited, by one clock alone', () => {
  const ahead = Date.UTC(2031, 0, 1)
  expect(lateness([ahead], ahead + 50 * HOUR_MS)).toEqual({ ago_ms: 50 * HOUR_MS })
  expect(lateness([0], 800 * 365 * 24 * HOUR_MS)).toEqual({ ago_ms: 365 * 24 * HOUR_MS })
})

test('K26 an answer that is sent at once, from before this version, or later than now says nothing of it', () => {
  expect([
    lateness([1000], 2000),
    lateness([undefined, 1000], 2000),
    lateness([HOUR_MS], 0),
  ]).toEqual([{}, {}, {}])
})

test('K26 after a clock that was set back, answers count with those behind them, in their order', () => {
  const now = 10 * HOUR_MS
  const after = now - HOUR_MS
  const told = createLateness()
  expect([
    told([now + 2 * HOUR_MS, now + 3 * HOUR_MS, after], now),
    told([now + 3 * HOUR_MS, after], now),
    told([after], now),
  ]).toEqual([{ ago_ms: HOUR_MS }, { ago_ms: HOUR_MS - 1000 }, { ago_ms: HOUR_MS - 2000 }])
})

test('K26 another try of an answer tells of the same moment', () => {
  const told = createLateness()
  expect([told([0], HOUR_MS), told([0], 3 * HOUR_MS), told([HOUR_MS], 3 * HOUR_MS)]).toEqual([
    { ago_ms: HOUR_MS },
    { ago_ms: 3 * HOUR_MS },
    { ago_ms: 2 * HOUR_MS },
  ])
})

test('K26 a clock that is moved between answers does not change their order', () => {
  const gaps = array(integer({ min: 0, max: 30 * HOUR_MS }), { minLength: 1, maxLength: 12 })
  const shifts = array(integer({ min: -60 * 24 * HOUR_MS, max: 60 * 24 * HOUR_MS }), {
    minLength: 13,
    maxLength: 13,
  })
  const isMoved = array(integer({ min: 0, max: 5 }), { minLength: 13, maxLength: 13 })
  assert(
    property(gaps, shifts, isMoved, (between, by, moves) => {
      let [time, error] = [0, 0]
      const shown = between.map((gap, place) => {
        time += gap
        // Every sixth time or so the clock is moved.
        if (moves[place] === 0) error += by[place] ?? 0
        return 400 * 24 * HOUR_MS + time + error
      })
      const told = createLateness()
      const received = shown.map((_, place) => {
        // Sent one after the other, and received as soon as sent.
        const sentAt = time + HOUR_MS + 20 * place
        const { ago_ms = 0 } = told(shown.slice(place), 400 * 24 * HOUR_MS + sentAt + error)
        return sentAt - ago_ms
      })
      expect(received.toSorted((one, other) => one - other)).toEqual(received)
    }),
    { seed: 7 },
  )
})
