import { expect, test } from 'vitest'

import { type Batch, createLine, gather } from './batcher.ts'

type Running = { readonly batch: Batch<string>; readonly end: () => void }

/** A line whose batches end when the test says so. */
function newLine(busy = new Set<string>()) {
  const running: Running[] = []
  const line = createLine<string>({
    busy,
    run(batch) {
      const { promise, resolve } = Promise.withResolvers<void>()
      running.push({ batch, end: resolve })
      return promise
    },
    onFree: () => line.begin(),
  })
  return { line, running, batches: () => running.map(({ batch }) => Object.fromEntries(batch)) }
}

test('what comes in while batches run shares the next one, and none is in two at once', async () => {
  const { line, running, batches } = newLine()
  line.add('a', ['a1'])
  line.add('a', ['a2'])
  line.add('b', ['b1'])
  line.add('c', ['c1'])
  line.add('c', ['c2'])
  expect(batches()).toEqual([{ a: ['a1'] }, { b: ['b1'] }])
  running[1]?.end()
  await Promise.resolve()
  expect(batches().slice(2)).toEqual([{ c: ['c1', 'c2'] }])
  running[0]?.end()
  await Promise.resolve()
  expect(batches().slice(3)).toEqual([{ a: ['a2'] }])
})

test('what another line is busy with waits, and what is taken back is not done', () => {
  const { line, batches } = newLine(new Set(['a']))
  line.add('a', ['a1'])
  expect(batches()).toEqual([])
  expect([line.has('a'), line.takeBack('a'), line.has('a')]).toEqual([true, ['a1'], false])
})

test('who asks while others are answered is answered by a later question', async () => {
  const asked: (readonly string[])[] = []
  const ask = gather(async (keys) => {
    asked.push(keys)
    return new Map(keys.map((key) => [key, `${key} of question ${asked.length}`]))
  })
  const first = [ask('a'), ask('b')]
  const later = [ask('a'), ask('c')]
  expect(await Promise.all(first)).toEqual(['a of question 1', 'b of question 2'])
  expect(await Promise.all(later)).toEqual(['a of question 3', 'c of question 3'])
})

test('an answer that fails harms nobody who shares its question', async () => {
  const ask = gather<string>(async (keys) => {
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
