import { expect, test, vi } from 'vitest'

import { type Batch, batched, createBatcher } from './batcher.ts'

type Running = { readonly batch: Batch<string>; readonly end: () => void }

/** A batcher whose batches end when the test says so. */
function newBatcher(busy = new Set<string>(), gatherMs?: number) {
  const running: Running[] = []
  const batcher = createBatcher<string>({
    busy,
    run(batch) {
      const { promise, resolve } = Promise.withResolvers<void>()
      running.push({ batch, end: resolve })
      return promise
    },
    onFree: () => batcher.start(),
    ...(gatherMs === undefined ? {} : { gatherMs }),
  })
  return { batcher, running, batches: () => running.map(({ batch }) => Object.fromEntries(batch)) }
}

test('tasks that come while batches run share the next batch, and no key is in two at once', async () => {
  const { batcher, running, batches } = newBatcher()
  batcher.add('a', ['a1'])
  batcher.add('a', ['a2'])
  batcher.add('b', ['b1'])
  batcher.add('c', ['c1'])
  batcher.add('c', ['c2'])
  expect(batches()).toEqual([{ a: ['a1'] }, { b: ['b1'] }])
  running[1]?.end()
  await Promise.resolve()
  expect(batches().slice(2)).toEqual([{ c: ['c1', 'c2'] }])
  running[0]?.end()
  await Promise.resolve()
  expect(batches().slice(3)).toEqual([{ a: ['a2'] }])
})

test('with a time to gather, tasks wait for it, for many others or for a flush', () => {
  vi.useFakeTimers()
  const { batcher, batches } = newBatcher(new Set(), 5)
  batcher.add('a', ['a1'])
  vi.advanceTimersByTime(4)
  batcher.add('b', ['b1'])
  batcher.start()
  expect(batches()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(batches()).toEqual([{ a: ['a1'], b: ['b1'] }])
  batcher.add('c', ['c1'])
  batcher.flush()
  expect(batches().slice(1)).toEqual([{ c: ['c1'] }])
  vi.useRealTimers()
})

test('ten keys do not wait for the time to gather', () => {
  const { batcher, batches } = newBatcher(new Set(), 60_000)
  const keys = Array.from('abcdefghij')
  for (const key of keys) batcher.add(key, [key])
  expect(batches()).toEqual([Object.fromEntries(keys.map((key) => [key, [key]]))])
})

test('a key that another batcher is busy with waits, and tasks that are taken back do not run', () => {
  const { batcher, batches } = newBatcher(new Set(['a']))
  batcher.add('a', ['a1'])
  expect(batches()).toEqual([])
  expect([batcher.has('a'), batcher.takeBack('a'), batcher.has('a')]).toEqual([true, ['a1'], false])
})

test('a caller that comes while a batch runs gets the result of a later batch', async () => {
  const asked: (readonly string[])[] = []
  const ask = batched(async (keys) => {
    asked.push(keys)
    return new Map(keys.map((key) => [key, `${key} of batch ${asked.length}`]))
  })
  const first = [ask('a'), ask('b')]
  const later = [ask('a'), ask('c')]
  expect(await Promise.all(first)).toEqual(['a of batch 1', 'b of batch 2'])
  expect(await Promise.all(later)).toEqual(['a of batch 3', 'c of batch 3'])
})

test('a key that fails fails no other key of its batch', async () => {
  const ask = batched<string>(async (keys) => {
    if (keys.includes('bad')) throw new Error('no answer')
    return new Map(keys.filter((key) => key !== 'nothing').map((key) => [key, `about ${key}`]))
  })
  const asked = ['a', 'b', 'c', 'bad', 'nothing'].map((key) => ask(key))
  expect(await Promise.allSettled(asked)).toMatchObject([
    { value: 'about a' },
    { value: 'about b' },
    { value: 'about c' },
    { reason: { message: 'no answer' } },
    { status: 'fulfilled', value: undefined },
  ])
})
