import { expect, test } from 'vitest'

import { createChangeNotices } from './change-notices.ts'

/** A page with a version of something, and a server that has a newer one. */
function page() {
  const settling: (() => void)[] = []
  const reading: ((outcome: 'read' | 'lost') => void)[] = []
  const known = { version: 1 }
  let reads = 0
  const notices = createChangeNotices({
    settled: () => new Promise((resolve) => settling.push(() => resolve())),
    read: () =>
      new Promise((resolve, reject) => {
        reads += 1
        reading.push((outcome) => (outcome === 'read' ? resolve(null) : reject(new Error('lost'))))
      }),
  })
  return {
    known,
    reads: () => reads,
    hear: (version: number) => notices.take(() => version <= known.version),
    stop: notices.stop,
    settle: () => ticksAfter(() => settling.shift()?.()),
    finish: (outcome: 'read' | 'lost', version = known.version) =>
      ticksAfter(() => {
        known.version = version
        reading.shift()?.(outcome)
      }),
  }
}

/** Lets everything happen that waits for nothing but this. */
async function ticksAfter(happen: () => void): Promise<void> {
  happen()
  for (let tick = 0; tick < 10; tick += 1) await Promise.resolve()
}

test('changes of another device are read, several at once', async () => {
  const { hear, settle, reads } = page()
  hear(2)
  hear(3)
  await settle()
  expect(reads()).toBe(1)
})

test('an own change is not read: its answer comes while the calls are waited for', async () => {
  const { known, hear, settle, reads } = page()
  hear(2)
  known.version = 2
  await settle()
  hear(2)
  await settle()
  expect(reads()).toBe(0)
})

test('a change that is announced while something is read is read too, unless it was in it', async () => {
  const { hear, settle, finish, reads } = page()
  hear(2)
  await settle()
  hear(3)
  hear(4)
  await finish('read', 3)
  await settle()
  expect(reads()).toBe(2)
  hear(4)
  await finish('read', 4)
  await settle()
  expect(reads()).toBe(2)
})

test('after a read that failed the next change is read', async () => {
  const { hear, settle, finish, reads } = page()
  hear(2)
  await settle()
  await finish('lost')
  hear(3)
  await settle()
  expect(reads()).toBe(2)
})

test('a stopped notice reads nothing', async () => {
  const { hear, settle, stop, reads } = page()
  hear(2)
  stop()
  await settle()
  expect(reads()).toBe(0)
})
