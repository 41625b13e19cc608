import { expect, test } from 'vitest'

import { createOutgoingQueue } from './outgoing-queue.ts'

function filled(count: number) {
  const queue = createOutgoingQueue()
  for (let number = 1; number <= count; number += 1) queue.add(`m${number}`)
  return queue
}

function numbersOf(batch: ReturnType<ReturnType<typeof createOutgoingQueue>['next']>) {
  return batch?.messages.map(({ number }) => number) ?? null
}

test('messages are numbered from 1, and one request carries at most eight', () => {
  const queue = filled(9)
  expect(queue.next()?.messages[0]).toEqual({ number: 1, text: 'm1' })
  expect(numbersOf(queue.next())).toEqual([9])
  expect(queue.next()).toBeNull()
})

test('four requests at most are on their way, and a message does not wait for those before', () => {
  const queue = createOutgoingQueue()
  const batches = ['a', 'b', 'c', 'd', 'e'].map((text) => {
    queue.add(text)
    return queue.next()
  })
  expect(batches.map(numbersOf)).toEqual([[1], [2], [3], [4], null])
  const [first] = batches
  if (!first) throw new Error('no batch')
  queue.arrived(first)
  expect(numbersOf(queue.next())).toEqual([5])
})

test('a failed message is sent again under its number, before later ones', () => {
  const queue = filled(2)
  queue.addPong('p')
  const batch = queue.next()
  if (!batch) throw new Error('no batch')
  queue.add('m3')
  queue.failed(batch)
  expect(queue.next()).toEqual({
    messages: [
      { number: 1, text: 'm1' },
      { number: 2, text: 'm2' },
      { number: 3, text: 'm3' },
    ],
    pongs: ['p'],
  })
})

test('of answers to pings the last eight are kept', () => {
  const queue = createOutgoingQueue()
  for (let count = 1; count <= 10; count += 1) queue.addPong(`${count}`)
  expect(queue.next()?.pongs).toEqual(['3', '4', '5', '6', '7', '8', '9', '10'])
})
