import { expect, test } from 'vitest'

import { weaknesses } from './password-strength.ts'

test.each([
  ['seven characters', 'kQ9#xz!'],
  ['a common password', 'passwordpassword'],
  ['the subject of this site, twice', 'chemistrychemistry'],
  ['the own address, twice', 'marie.curiemarie.curie'],
  ['one letter, fifteen times', 'a'.repeat(15)],
  ['a walk over the keyboard', 'qwertyuiop'],
  ['a common password in disguise', 'p4$$w0rd1'],
  ['an element in disguise', '0xyg3n0xyg3n'],
  ['39 digits in a row', '123456789012345678901234567890123456789'],
  ['an element and a year', 'Hydrogen2024'],
  ['129 characters', 'violet brass telescope '.repeat(6).slice(0, 129)],
])('%s is too weak, and the reason is given', (_case, password) => {
  const reasons = weaknesses(password, ['marie.curie@chem.example', 'Marie'])
  expect(reasons.length).toBeGreaterThan(0)
  expect(reasons.every((reason) => reason.endsWith('.'))).toBe(true)
})

test.each([
  ['three uncommon words', 'violet-brass-telescope'],
  ['random characters', 'kQ9#xz!vT2'],
  ['emoji and spaces', 'my 🦊 eats 🧪 at noon'],
  ['128 characters', 'violet brass telescope '.repeat(6).slice(0, 128)],
])('%s are strong enough', (_case, password) => {
  expect(weaknesses(password, ['marie.curie@chem.example'])).toEqual([])
})

test('a long password takes no longer to judge than a short one of the same kind', () => {
  expect(weaknesses('a'.repeat(1024), [])).toEqual(['Use at most 128 characters.'])
})

test.each([
  '123456789012345678901234567890123456789',
  '9'.repeat(128),
  '1234567890'.repeat(12),
  '@431!7$0+'.repeat(14),
  '0O1lI5S2Z'.repeat(14),
  'p4$$w0rd'.repeat(16),
  '2024-01-01'.repeat(12),
  'abcdefgh'.repeat(16),
  'aab'.repeat(42),
  '(){}[]<>|!'.repeat(12),
])('A10 no password keeps the server busy: %s', (password) => {
  weaknesses('warm-up', [])
  const before = process.threadCpuUsage()
  weaknesses(password, ['marie.curie@chem.example', '1234567890'])
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(1000)
})
