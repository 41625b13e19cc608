import { expect, test } from 'vitest'

import { readPin } from './join-game.ts'

test.each([
  ['bcdfgh', 'BCDFGH'],
  [' bcd-fgh ', 'BCDFGH'],
  ['BCDFGHJK', 'BCDFGH'],
  ['12', ''],
])('%j is read as the PIN %j', (typed, pin) => {
  expect(readPin(typed)).toBe(pin)
})
