import { expect, test } from 'vitest'

import { NAME_LENGTH, readName } from './name.ts'

test.each([
  ['  Ada  ', 'Ada'],
  ['Jose\u0301', 'José'],
  ['李小龙', '李小龙'],
  ['👩‍🔬', '👩‍🔬'],
  ['Marie Skłodowska-Curie', 'Marie Skłodowska-Curie'],
])('%j is the name %j', (text, name) => {
  expect(readName(text)).toBe(name)
})

test.each([
  ['nothing', ''],
  ['only spaces', ' \u00a0\t '],
  ['only characters that nobody sees', '\u200b\u200d'],
  ['a line end', 'Ada\nLovelace'],
  ['a line separator', 'Ada\u2028Lovelace'],
  ['a control character', 'Ada\u0007'],
  ['a turn of direction', 'Ada\u202egnihton'],
  ['an isolate', '\u2066Ada'],
])('%s is no name', (_, text) => {
  expect(readName(text)).toBe(null)
})

test('a name is measured in characters as people count them', () => {
  const longest = '👩‍🔬'.repeat(NAME_LENGTH)
  expect(readName(longest)).toBe(longest)
  expect(readName(`${longest}a`)).toBe(null)
})
