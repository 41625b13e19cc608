import { assert, constantFrom, jsonValue, property } from 'fast-check'
import { expect, test } from 'vitest'

import { hasDoubleKey } from './double-keys.ts'

test.each([
  '{"a":1,"a":2}',
  '{"a":{"b":1,"b":1}}',
  '[{},[{"a":1 , "a" : 1}]]',
  String.raw`{"a":1,"\u0061":2}`,
  '{"":1,"":2}',
])('D21 %s names a key twice', (text) => {
  expect(hasDoubleKey(text, JSON.parse(text))).toBe(true)
})

test.each([
  '{"a":{"a":1},"b":[{"a":1},{"a":1}]}',
  String.raw`{"a":"\"a\":1,\"a\":2","b":"\\"}`,
  '{"a":"b:","b" : ":"}',
  'null',
  '"a"',
])('%s does not', (text) => {
  expect(hasDoubleKey(text, JSON.parse(text))).toBe(false)
})

test('the output of JSON.stringify never does', () => {
  assert(
    property(jsonValue(), constantFrom(undefined, 2), (value, space) => {
      const text = JSON.stringify(value, null, space)
      expect(hasDoubleKey(text, JSON.parse(text))).toBe(false)
    }),
  )
})

test('D22 a body may be nested as deep as it likes', () => {
  const text = `${'['.repeat(8000)}${']'.repeat(8000)}`
  expect(hasDoubleKey(text, JSON.parse(text))).toBe(false)
})
