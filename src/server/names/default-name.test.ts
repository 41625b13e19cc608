import { assert, property, uuid } from 'fast-check'
import { expect, test } from 'vitest'

import { firstName, generatedName } from './default-name.ts'
import { readName } from './read-name.ts'

const ID = '0190b7a4-1f6e-7c8a-9b53-6d1f0a2b3c4d'

test.each([
  ['the one that was typed', ' Marie  Curie ', 'Marie Curie'],
  ['a generated one for an empty one', '', generatedName(ID)],
  ['no name of those who run this', 'Support', generatedName(ID)],
  ['none that is longer than a name may be', 'x'.repeat(33), generatedName(ID)],
  ['none that cannot be seen', '\u200B', generatedName(ID)],
  ['no email address', 'marie@chem.example', generatedName(ID)],
])('D17 the first name of a profile is %s', (_, typed, name) => {
  expect(firstName(typed, ID)).toBe(name)
})

test('a generated name is an adjective, an element and a number, and is allowed', () => {
  assert(
    property(uuid(), (id) => {
      const name = generatedName(id)
      expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ [1-9]\d$/)
      expect(readName(name)).toEqual({ name, refusal: null })
      expect(generatedName(id)).toBe(name)
    }),
  )
})

test('players get different names', () => {
  const names = Array.from({ length: 1000 }, () => generatedName(crypto.randomUUID()))
  expect(new Set(names).size).toBeGreaterThan(980)
})
