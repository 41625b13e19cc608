import { expect, test } from 'vitest'

import { readName } from './name.ts'

test.each([
  ['  Marie Curie ', 'Marie Curie'],
  ['Ma\trie', 'Ma rie'],
  ['Zoe\u0308', 'Zo\u00EB'],
  ['👩‍🔬 Ada', '👩‍🔬 Ada'],
  ['<b>', '<b>'],
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
  '\u200D',
  '\u200B',
  `a${'\u0301'.repeat(300)}`,
])('%j is no name', (text) => {
  expect(readName(text)).toBe(null)
})
