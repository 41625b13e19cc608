import { expect, test } from 'vitest'

import { sessionLength } from './session-length.ts'

test.each([
  [{}, { size: 12, minutes: null }],
  [{ sessionSize: 20 }, { size: 20, minutes: null }],
  [
    { sessionSize: 20, sessionMinutes: 5 },
    { size: 12, minutes: 5 },
  ],
  [
    { sessionSize: 7, sessionMinutes: 7 },
    { size: 12, minutes: null },
  ],
])('a session of %j, at 15 seconds for an answer', (settings, length) => {
  expect(sessionLength(settings, 15)).toEqual(length)
})
