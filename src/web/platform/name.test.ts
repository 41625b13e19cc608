import { expect, test } from 'vitest'

import { LONGEST_NAME, readName } from './name.ts'

test.each([
  ['  Marie Curie ', 'Marie Curie'],
  ['Ma\trie', 'Ma rie'],
  ['Zoe\u0308', 'Zo\u00EB'],
  ['👩‍🔬 Ada', '👩‍🔬 Ada'],
  ['<b>', '<b>'],
  ['李小龙', '李小龙'],
  ['Marie Skłodowska-Curie', 'Marie Skłodowska-Curie'],
  ['Ada\nLovelace', 'Ada Lovelace'],
  ['👨‍👩‍👧‍👦'.repeat(8), '👨‍👩‍👧‍👦'.repeat(8)],
])('%j is the name %j', (text, name) => {
  expect(readName(text)).toBe(name)
})

test.each([
  '',
  '   ',
  'x'.repeat(33),
  'a\u202Eb',
  'a\u0000b',
  '\uD800',
  'Ada\u0007',
  '\u2066Ada',
  ' \u00A0\t ',
  '\u200D',
  '\u200B',
  `a${'\u0301'.repeat(300)}`,
])('%j is no name', (text) => {
  expect(readName(text)).toBe(null)
})

test('a name is measured in characters as people count them', () => {
  const longest = '👩‍🔬'.repeat(LONGEST_NAME)
  expect(readName(longest)).toBe(longest)
  expect(readName(`${longest}a`)).toBe(null)
})
