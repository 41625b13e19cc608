import { expect, test } from 'vitest'

import { inScript } from './scripts.ts'

test.each([
  [{ text: '2', position: 'sub' }, '₂'],
  [{ text: '2\u2212', position: 'sup' }, '²⁻'],
  [{ text: '\u22121', position: 'sub' }, '₋₁'],
  [{ text: 'n', position: 'sub' }, 'n'],
  [{ text: 'SO', position: 'base' }, 'SO'],
] as const)('%j is copied as %s', (part, copied) => {
  expect(inScript(part)).toBe(copied)
})
