import { expect, test } from 'vitest'

import { weaknesses } from './password-strength.ts'

test.each([
  ['seven characters', 'kQ9#xz!'],
  ['a common password', 'passwordpassword'],
  ['the subject of this site, twice', 'chemistrychemistry'],
  ['the own address, twice', 'marie.curiemarie.curie'],
  ['one letter, fifteen times', 'a'.repeat(15)],
  ['a walk over the keyboard', 'qwertyuiop'],
  ['an element and a year', 'Hydrogen2024'],
  ['129 characters', 'violet brass telescope '.repeat(6).slice(0, 129)],
])('%s is too weak, and the reason is told', (_case, password) => {
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
