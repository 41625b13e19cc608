import { expect, test } from 'vitest'

import { limitedHashing } from './hashing.ts'

/** Keeps passwords in a way that takes as long as the test wants, and counts how many do so at once. */
function slowKeeping() {
  const open: (() => void)[] = []
  let most = 0
  async function work(): Promise<void> {
    await new Promise<void>((resolve) => {
      most = Math.max(most, open.push(resolve))
    })
  }
  return {
    keeping: {
      hash: async (password: string) => {
        await work()
        return password
      },
      verify: async () => {
        await work()
        return false
      },
    },
    mostAtOnce: () => most,
    /** Ends everything that is open, one after the other. */
    async endAll(): Promise<void> {
      while (open.length > 0) {
        open.shift()?.()
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}

test('A1 of a flood of passwords two are hashed at once, fifty wait, and the rest is refused', async () => {
  const slow = slowKeeping()
  const { hash, verify } = limitedHashing(slow.keeping)
  const attempts = Array.from({ length: 60 }, (_, index) =>
    index % 2 === 0 ? hash('password') : verify({ hash: 'password', password: 'password' }),
  )
  const ends = Promise.allSettled(attempts)
  await slow.endAll()
  const results = await ends
  expect(slow.mostAtOnce()).toBe(2)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(52)
  expect(
    results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
  ).toEqual(
    Array.from({ length: 8 }, () =>
      expect.objectContaining({ code: 'unavailable', headers: { 'retry-after': '5' } }),
    ),
  )
})

test('A1 a hash that fails gives its turn to the next one', async () => {
  const { hash } = limitedHashing({
    hash: async (password) => {
      if (password === 'broken') throw new Error('broken')
      return password
    },
    verify: async () => false,
  })
  const words = ['broken', 'broken', 'one', 'two', 'three']
  const results = await Promise.allSettled(words.map((word) => hash(word)))
  expect(results.map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})
