import { expect, test } from 'vitest'

import { pressedKey } from './pressed-key.ts'

test.each([
  ['a', 'a', 'KeyA', false],
  ['A with Caps Lock', 'A', 'KeyA', false],
  ['Cyrillic', 'ф', 'KeyA', false],
  ['Greek', 'α', 'KeyA', false],
  ['Arabic', 'ش', 'KeyA', false],
  ['Hebrew', 'ש', 'KeyA', false],
  ['a on a French keyboard', 'a', 'KeyQ', false],
  ['an input method', 'Process', 'KeyA', false],
] as const)('%s is a', (_, key, code, shiftKey) => {
  expect(pressedKey({ key, code, shiftKey })).toBe('a')
})

test.each([
  ['&', 'Digit1', false, '1'],
  ['é', 'Digit2', false, '2'],
  ['1', 'Digit1', true, '1'],
  ['!', 'Digit1', true, '!'],
  ['И', 'KeyB', true, 'b'],
  ['q', 'KeyA', false, 'q'],
  ['Enter', 'Enter', false, 'enter'],
  [' ', 'Space', false, ' '],
  ['1', 'Numpad1', false, '1'],
] as const)('%s of the key %s, with Shift %s, is %s', (key, code, shiftKey, meant) => {
  expect(pressedKey({ key, code, shiftKey })).toBe(meant)
})
