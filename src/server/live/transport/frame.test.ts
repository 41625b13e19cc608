import { expect, test } from 'vitest'

import { asciiJson, textFrame } from './frame.ts'

test('JSON in ASCII says the same, and nothing but ASCII', () => {
  const value = { name: 'Zoë 🧪', formula: 'H₂SO₄', sign: '−°\u{7f}\u{80}', half: '\ud83e' }
  const text = asciiJson(value)
  expect(JSON.parse(text)).toEqual(value)
  expect(text).toMatch(/^[ -\u{7f}]*$/u)
})

test('a text that is too long for one frame of this kind is not sent in part', () => {
  expect(() => textFrame('x'.repeat(65_536))).toThrow(RangeError)
})
