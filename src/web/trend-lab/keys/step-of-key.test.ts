import { expect, test } from 'vitest'

import { stepOfKey } from './step-of-key.ts'

test.each([
  ['English', '[', 'BracketLeft', -1],
  ['English', ']', 'BracketRight', 1],
  ['Russian', 'х', 'BracketLeft', -1],
  ['Russian', 'ъ', 'BracketRight', 1],
  ['Arabic', 'ج', 'BracketLeft', -1],
  ['French with AltGr', '[', 'Digit5', -1],
  ['German', 'ü', 'BracketLeft', -1],
  ['English', 'p', 'KeyP', null],
])('on a keyboard that is %s the key %s at %s steps by %s', (_, key, code, step) => {
  expect(stepOfKey({ key, code })).toBe(step)
})
