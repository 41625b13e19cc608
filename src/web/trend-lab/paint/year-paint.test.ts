import { expect, test } from 'vitest'

import { knownIn, lastDiscoveries, yearPaint } from './year-paint.ts'

test.each([
  [0, 12],
  [1669, 13],
  [1750, 16],
  [1800, 32],
  [1869, 63],
  [1900, 83],
  [1945, 96],
  [2010, 118],
])('in the year %d %d elements were known', (year, count) => {
  expect(knownIn(year)).toHaveLength(count)
})

test('phosphorus is the last discovery in 1669, and antiquity has none', () => {
  expect(lastDiscoveries(1700).map(({ symbol }) => symbol)).toStrictEqual(['P'])
  expect(lastDiscoveries(0)).toStrictEqual([])
})

test('the paint distinguishes antiquity, the last discovery and later ones', () => {
  const paint = yearPaint(1669)
  expect(['Fe', 'P', 'H'].map((symbol) => paint.get(symbol))).toStrictEqual([
    { fill: 'found', shown: 'ancient', spoken: 'known since antiquity' },
    { fill: 'newest', shown: '1669', spoken: 'discovered in 1669 by Hennig Brand' },
    { fill: 'later', shown: '', spoken: 'not known in 1669' },
  ])
})
