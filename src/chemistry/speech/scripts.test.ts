import { expect, test } from 'vitest'

import { inScript, scriptParts } from './scripts.ts'

test.each([
  [{ text: '2', position: 'sub' }, '₂'],
  [{ text: '2\u2212', position: 'sup' }, '²⁻'],
  [{ text: '\u22121', position: 'sub' }, '₋₁'],
  [{ text: 'n', position: 'sub' }, 'n'],
  [{ text: 'SO', position: 'base' }, 'SO'],
] as const)('%j is copied as %s', (part, copied) => {
  expect(inScript(part)).toBe(copied)
})

test('a text is split at its raised and lowered characters, which become plain ones', () => {
  expect(scriptParts('²³⁵₋₉₂U in cm³')).toEqual([
    { text: '235', position: 'sup' },
    { text: '\u221292', position: 'sub' },
    { text: 'U in cm', position: 'base' },
    { text: '3', position: 'sup' },
  ])
  expect(scriptParts('')).toEqual([])
})
