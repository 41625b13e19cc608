import { expect, test } from 'vitest'

import { sortings } from '#web/trend-lab/address/lab-state.ts'

import { kindPaint, kindsAtKelvin, kindsOf } from './kind-paint.ts'

test.each(sortings)('sorted by %s, every element is of one kind', (sorting) => {
  const symbols = kindsOf(sorting).flatMap((kind) => kind.symbols)
  expect(symbols).toHaveLength(118)
  expect(new Set(symbols).size).toBe(118)
})

test('the states at 100 °C, in words', () => {
  const kinds = kindsAtKelvin(373.15)
  expect(kinds.map(({ label, symbols }) => [label, symbols.length])).toStrictEqual([
    ['solid', 78],
    ['liquid', 7],
    ['gas', 12],
    ['liquid or gas', 0],
    ['unknown', 21],
  ])
  expect(kindPaint(kinds, (label) => `${label} at 100 °C`).get('Hg')).toStrictEqual({
    fill: 'liquid',
    shown: 'liquid',
    spoken: 'liquid at 100 °C',
  })
})

/** Symbols of the elements of one state at a temperature in °C. */
function symbolsAt(celsius: number, state: string): string {
  const kind = kindsAtKelvin(celsius + 273.15).find(({ label }) => label === state)
  return kind?.symbols.join(' ') ?? ''
}

test('the states at 25 °C are counted', () => {
  expect(kindsAtKelvin(298.15).map(({ label, symbols }) => [label, symbols.length])).toStrictEqual([
    ['solid', 84],
    ['liquid', 2],
    ['gas', 11],
    ['liquid or gas', 0],
    ['unknown', 21],
  ])
})

test.each([
  [-196, 'gas', 'H He Ne'],
  [-196, 'liquid', 'N O F'],
  [37, 'liquid', 'Ga Br Cs Hg'],
  [100, 'liquid', 'Na P K Ga Rb Cs Hg'],
  [3000, 'solid', 'C Ta W Re Os'],
])('at %d °C %s: %s', (celsius, state, symbols) => {
  expect(symbolsAt(celsius, state)).toBe(symbols)
})
