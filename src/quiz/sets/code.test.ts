import { expect, test } from 'vitest'

import { newInvitation, readInvitation } from './code.ts'

test.each([
  ['BCDFGHJKMNPR', 'BCDFGHJKMNPR'],
  [' bcdfgh-jkmnpr ', 'BCDFGHJKMNPR'],
  ['BCD FGH JKM NPR', 'BCDFGHJKMNPR'],
  ['BCDFGH', null],
  ['BCDFGHJKMNPRS', null],
  ['ABCDEFGHIJKL', null],
  ['', null],
])('the invitation %j is read as %j', (text, code) => {
  expect(readInvitation(text)).toBe(code)
})

test('a new invitation has twelve letters and is read back', () => {
  expect(newInvitation(() => 0)).toBe('BBBBBBBBBBBB')
  expect(readInvitation(newInvitation(() => 0.9999))).toBe('ZZZZZZZZZZZZ')
})
