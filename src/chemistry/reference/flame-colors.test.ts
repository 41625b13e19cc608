import { expect, test } from 'vitest'

import { flameColors } from './flame-colors.ts'

test('eleven elements color a flame, each with a word and a swatch', () => {
  expect(flameColors.map(({ symbol }) => symbol).join(' ')).toBe('Li Na K Rb Cs Ca Sr Ba Cu B Pb')
  expect(
    flameColors.every(({ color, swatch }) => color !== '' && /^#[\da-f]{6}$/.test(swatch)),
  ).toBe(true)
})
