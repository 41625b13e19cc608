import { expect, test } from 'vitest'

import { appCode, backupCode, inGroups } from './typed-code.ts'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['12345', null],
  ['12345a', null],
  ['', null],
])('the app code in %j is %j', (typed, code) => {
  expect(appCode(typed)).toBe(code)
})

test.each([
  ['aB3dE-6gH9j', 'aB3dE-6gH9j'],
  [' aB3dE 6gH9j ', 'aB3dE-6gH9j'],
  ['aB3dE6gH9j', 'aB3dE-6gH9j'],
  ['aB3dE-6gH9', null],
])('the backup code in %j is %j', (typed, code) => {
  expect(backupCode(typed)).toBe(code)
})

test('a secret is shown in groups of four', () => {
  expect([inGroups('ABCDEFGHIJ'), inGroups('ABCD')]).toEqual(['ABCD EFGH IJ', 'ABCD'])
})
