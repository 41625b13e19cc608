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
