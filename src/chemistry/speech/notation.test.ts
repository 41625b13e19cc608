import { expect, test } from 'vitest'

import { notationIn } from './notation.ts'

test.each(['Fe', 'No', '+3', '2, 8, 1', '762.5 kJ/mol', '7.87 g/cm³'])(
  '%s is notation as a whole',
  (text) => {
    expect(notationIn(text)).toEqual([{ text, isNotation: true }])
  },
)

test('an ion behind a value is no unit of it', () => {
  const runs = notationIn('The same charge: Na⁺ 102, K⁺ 138 pm.').filter(
    ({ isNotation }) => isNotation,
  )
  expect(runs.map(({ text }) => text)).toEqual(['Na⁺', 'K⁺', '138 pm'])
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

test('a nuclide and a temperature are notation within a note', () => {
  expect(notationIn('in U-238')).toEqual([
    { text: 'in ', isNotation: false },
    { text: 'U-238', isNotation: true },
  ])
  expect(notationIn('at 25 °C, predicted')).toEqual([
    { text: 'at ', isNotation: false },
    { text: '25 °C', isNotation: true },
    { text: ', predicted', isNotation: false },
  ])
})

test('what has an index or an exponent is notation within a text', () => {
  expect(notation('Concentration before, c₁')).toEqual(['c₁'])
  expect(notation('acetic acid, CH₃COOH: 4.76')).toEqual(['CH₃COOH'])
  expect(notation('mercury(I), Hg₂²⁺')).toEqual(['I', 'Hg₂²⁺'])
  expect(notation('L, mL, m³ or cm³.')).toEqual(['m³', 'cm³'])
  expect(notation('from 10⁻¹³ to 10⁶ mg/kg: a nineteenth')).toEqual(['10⁻¹³', '10⁶', 'mg/kg'])
  expect(notation('¹⁴C: 5700 years')).toEqual(['¹⁴C'])
  expect(notation('[Ar] 3d⁶ 4s², predicted')).toEqual(['Ar', '3d⁶', '4s²'])
})

test('words that look like symbols are left to the translator', () => {
  for (const text of [
    'In period 2 there are 8.',
    'Wrong. As above, no metal.',
    ' of ',
    ' is in ',
  ]) {
    expect(notationIn(text)).toEqual([{ text, isNotation: false }])
  }
})

test('within a sentence the same letters are a symbol', () => {
  expect(notationIn('The answer is B, He.')).toEqual([
    { text: 'The answer is ', isNotation: false },
    { text: 'B', isNotation: true },
    { text: ', ', isNotation: false },
    { text: 'He', isNotation: true },
    { text: '.', isNotation: false },
  ])
})

/** Returns the runs of a text that a translator leaves alone. */
function notation(text: string): readonly string[] {
  return notationIn(text).flatMap((run) => (run.isNotation ? [run.text] : []))
}
