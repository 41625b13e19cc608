import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createEcho } from './echo.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function listener() {
  let reads = 0
  const echo = createEcho(() => {
    reads += 1
  })
  return { echo, reads: () => reads }
}

test('what another device has changed is read within half a second, and several changes at once', () => {
  const { echo, reads } = listener()
  echo.heard()
  echo.heard()
  vi.advanceTimersByTime(500)
  expect(reads()).toBe(1)
})

test.each(['before', 'after'])(
  'an own change whose echo comes %s its answer is not read',
  (order) => {
    const { echo, reads } = listener()
    if (order === 'before') echo.expect()
    echo.heard()
    vi.advanceTimersByTime(200)
    if (order === 'after') echo.expect()
    vi.advanceTimersByTime(10_000)
    expect(reads()).toBe(0)
  },
)

test('a minute after the last own change everything is read once, in case it was no echo', () => {
  const { echo, reads } = listener()
  for (let answers = 0; answers < 5; answers += 1) {
    echo.expect()
    echo.heard()
    vi.advanceTimersByTime(20_000)
  }
  expect(reads()).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(reads()).toBe(1)
})

test('stopped it reads no more', () => {
  const { echo, reads } = listener()
  echo.heard()
  echo.stop()
  vi.advanceTimersByTime(100_000)
  expect(reads()).toBe(0)
})
