import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { liveClose } from '#contract/live.ts'
import { socketLimits } from '#server/limits/socket-limits.ts'

import { closeIdle } from './idle.ts'
import { createFallbackConnection } from './transport/fallback-connection.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A connection that collects the events for its page, in the time of the test. */
function connected() {
  const connection = createFallbackConnection(600_000, () => undefined)
  let written = ''
  connection.attach({ mode: 'stream', write: (text) => (written += text), end: () => undefined }, 0)
  closeIdle(connection, socketLimits.guestIdleMs)
  return { connection, written: () => written }
}

test('a guest who sends nothing is closed after a minute', () => {
  const { connection, written } = connected()
  vi.advanceTimersByTime(59_999)
  expect(connection.isOpen()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(connection.isOpen()).toBe(false)
  expect(written()).toContain(`"code":${liveClose.idle}`)
})

test('a guest who sends something has a minute more; answers to pings do not count', () => {
  const { connection } = connected()
  const sent = { after: 0, pongs: [] }
  vi.advanceTimersByTime(50_000)
  connection.hear({ ...sent, messages: [{ number: 1, text: '{"type":"ping","t":1}' }] }, 0)
  vi.advanceTimersByTime(50_000)
  connection.hear({ after: 0, messages: [], pongs: ['one'] }, 0)
  expect(connection.isOpen()).toBe(true)
  vi.advanceTimersByTime(10_000)
  expect(connection.isOpen()).toBe(false)
})
