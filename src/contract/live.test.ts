import { expect, test } from 'vitest'

import { parseClientMessage, parseServerMessage } from './live.ts'

test('a ping is read as it was sent', () => {
  expect(parseClientMessage('{"type":"ping","t":12.5}')).toEqual({ type: 'ping', t: 12.5 })
})

test.each([
  ['', 'empty'],
  ['{', 'not JSON'],
  ['null', 'no object'],
  ['{"type":"winner","t":1}', 'unknown type'],
  ['{"type":"ping"}', 'a missing field'],
  ['{"type":"ping","t":"1"}', 'a wrong type'],
  ['{"type":"ping","t":1e999}', 'a number beyond the finite ones'],
  ['{"type":"ping","t":1,"seat":2}', 'an unknown field'],
])('%s is not a client message (%s)', (text) => {
  expect(parseClientMessage(text)).toBeNull()
})

test('a server message is read as it was sent, an unknown one is null', () => {
  expect(parseServerMessage('{"type":"hello","version":"0.1.0"}')).toEqual({
    type: 'hello',
    version: '0.1.0',
  })
  expect(parseServerMessage('{"type":"changed","what":"progress"}')).toEqual({
    type: 'changed',
    what: 'progress',
  })
  expect(parseServerMessage('{"type":"changed","what":"weather"}')).toBeNull()
  expect(parseServerMessage('{"type":"from_the_future"}')).toBeNull()
})
