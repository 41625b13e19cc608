import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Sight } from '#web/ui/focus/visibility.ts'

import { endOf, whenOver } from './season-end.ts'

const NEW_YEAR = Date.UTC(2031, 0, 1)
const DAY_MS = 86_400_000
const december = {
  season_id: '2030-12',
  starts_at: '2030-12-01T00:00:00.000Z',
  ends_at: '2031-01-01T00:00:00.000Z',
}

beforeEach(() => void vi.useFakeTimers({ now: NEW_YEAR - 30 * DAY_MS }))
afterEach(() => void vi.useRealTimers())

test('a season ends by the clock of the server, however wrong the one of the page is', () => {
  expect([endOf(december), endOf(december, -90_000), endOf(undefined)]).toEqual([
    NEW_YEAR,
    NEW_YEAR - 90_000,
    Infinity,
  ])
})

test('the end of a season is noticed to the moment, and every minute until the page knows the next', () => {
  const seen: number[] = []
  const stop = whenOver(NEW_YEAR, () => void seen.push(Date.now() - NEW_YEAR), eyes())
  vi.advanceTimersByTime(30 * DAY_MS - 1)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(120_001)
  expect(seen).toEqual([0, 60_000, 120_000])
  stop()
  vi.advanceTimersByTime(DAY_MS)
  expect(seen).toHaveLength(3)
})

test('a computer that slept over the end notices within a minute, a page that was away when it is seen', () => {
  const page = eyes()
  let noticed = 0
  whenOver(NEW_YEAR, () => (noticed += 1), page)
  vi.setSystemTime(NEW_YEAR + 1)
  vi.advanceTimersByTime(60_000)
  expect(noticed).toBe(1)
  page.show(false)
  vi.advanceTimersByTime(DAY_MS)
  expect(noticed).toBe(1)
  page.show(true)
  expect(noticed).toBe(2)
})

test('an end that has passed is noticed after a second', () => {
  let noticed = 0
  whenOver(Date.now() - DAY_MS, () => (noticed += 1), eyes())
  vi.advanceTimersByTime(999)
  expect(noticed).toBe(0)
  vi.advanceTimersByTime(1)
  expect(noticed).toBe(1)
})

function eyes(): { readonly sight: Sight; readonly show: (isVisible: boolean) => void } {
  let isVisible = true
  const listeners = new Set<() => void>()
  return {
    sight: {
      isVisible: () => isVisible,
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    show(next) {
      isVisible = next
      for (const listener of listeners) listener()
    },
  }
}
