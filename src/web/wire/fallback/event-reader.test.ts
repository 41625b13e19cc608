import { expect, test } from 'vitest'

import { createEventReader } from './event-reader.ts'

const text =
  ':    \n\nid: 7\ndata: {"type":"idle","note":"a: b"}\n\nid: 8\nevent: ping\ndata: secret\n\n:\n\nevent: ready\ndata:\n\n'
const events = [
  { kind: 'message', number: 7, data: '{"type":"idle","note":"a: b"}' },
  { kind: 'ping', number: 8, data: 'secret' },
  { kind: 'ready', number: null, data: '' },
]

test.each([1, 2, 3, 7, 1000])('pieces of %i characters give the same events', (length) => {
  const read = createEventReader()
  const pieces = Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  )
  expect(pieces.flatMap(read)).toEqual(events)
})

test('a cut event is dropped', () => {
  const read = createEventReader()
  expect([read('id: 1\ndata: {"type"'), createEventReader()('data: 1\n')]).toEqual([[], []])
})

test('a text that is not a number is not taken for one', () => {
  expect(createEventReader()('id: x\ndata: 1\n\n')).toEqual([
    { kind: 'message', number: null, data: '1' },
  ])
})
