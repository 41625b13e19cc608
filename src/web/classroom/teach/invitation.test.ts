import { expect, test } from 'vitest'

import { readInvitation } from './invitation.ts'

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
