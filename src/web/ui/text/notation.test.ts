import { expect, test } from 'vitest'

import { notationIn } from './notation.ts'

test.each(['Fe', 'No', '+3', '2, 8, 1'])('%s is notation as a whole', (text) => {
  expect(notationIn(text)).toEqual([{ text, isNotation: true }])
})

test('symbols and values with a unit are notation within a sentence', () => {
  expect(notationIn('Iron (Fe) melts at 1811\u00A0K, tin (Sn) earlier.')).toEqual([
    { text: 'Iron (', isNotation: false },
    { text: 'Fe', isNotation: true },
    { text: ') melts at ', isNotation: false },
    { text: '1811\u00A0K', isNotation: true },
    { text: ', tin (', isNotation: false },
    { text: 'Sn', isNotation: true },
    { text: ') earlier.', isNotation: false },
  ])
})

test('words that look like symbols are left to the translator', () => {
  expect(
    notationIn('In period 2, As above: No metal. A gas.').every(({ isNotation }) => !isNotation),
  ).toBe(true)
})
