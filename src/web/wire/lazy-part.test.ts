import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { insist } from './lazy-part.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', online.addEventListener.bind(online))
  vi.stubGlobal('removeEventListener', online.removeEventListener.bind(online))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const online = new EventTarget()

function failing(times: number) {
  let asked = 0
  return {
    asked: () => asked,
    ask: async () => {
      asked += 1
      if (asked <= times) throw new TypeError('Failed to fetch dynamically imported module')
      return 'here'
    },
  }
}

test('a part that cannot be fetched is asked for again, less and less often', async () => {
  const source = failing(3)
  const answer = insist(source.ask)
  await vi.advanceTimersByTimeAsync(1999)
  expect(source.asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(source.asked()).toBe(2)
  await vi.advanceTimersByTimeAsync(4000)
  expect(source.asked()).toBe(3)
  await vi.advanceTimersByTimeAsync(8000)
  expect(await answer).toBe('here')
  expect(source.asked()).toBe(4)
})

test('it is asked for at once when the connection is back', async () => {
  const source = failing(1)
  const answer = insist(source.ask)
  await vi.advanceTimersByTimeAsync(100)
  online.dispatchEvent(new Event('online'))
  expect(await answer).toBe('here')
})
