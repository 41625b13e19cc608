import { expect, test } from 'vitest'

import { poll } from './poll.ts'

function counter() {
  let count = 0
  return () => (count += 1)
}

test('an action is repeated until its result is wanted', async () => {
  const next = counter()
  expect(await poll(next, (count) => count === 3, { everyMs: 0, withinMs: 10_000 })).toBe(3)
  expect(next()).toBe(4)
})

test('when no time is left for one more try, the last result is returned', async () => {
  const next = counter()
  expect(await poll(next, () => false, { everyMs: 1000, withinMs: 0 })).toBe(1)
})

test('an action that fails is not repeated', async () => {
  const failing = poll(
    () => Promise.reject(new Error('broken')),
    () => true,
    {
      everyMs: 0,
      withinMs: 10_000,
    },
  )
  await expect(failing).rejects.toThrow('broken')
})
