import { expect, test } from 'vitest'

import { readLibrary } from '#content/elements/read-library.ts'
import { trendData } from '#content/elements/trend-data.ts'
import { propertiesOf } from '#web/trend-lab/data/lab-properties.ts'

import { groupsIn } from './compared-groups.ts'
import { groupRows, membersOf } from './group-rows.ts'

const properties = propertiesOf(trendData(readLibrary()))

test.each([
  ['1,17', [1, 17], []],
  ['17, 1,17', [17, 1], []],
  ['0,19,x,2', [2], []],
  ['1,2,13,14,15', [1, 2, 13, 14], [15]],
])('%s compares the groups %j and refuses %j', (text, chosen, refused) => {
  expect(groupsIn(text)).toStrictEqual({ chosen, refused })
})

test('temperatures differ by their kelvins, so that a zero in between changes nothing', () => {
  const rows = groupRows(properties.values(), 'bulk', [16, 18])
  const melting = rows.find(({ property }) => property.property === 'meltingPoint')
  const [chalcogens, gases] = melting?.values.map((value) => (value?.mean ?? 0) + 273.15) ?? []
  expect(melting?.difference).toBeCloseTo(1 - (gases ?? 0) / (chalcogens ?? 0), 9)
  expect(rows.every(({ difference }) => difference <= 1)).toBe(true)
})

test('group 3 has no lanthanides', () => {
  expect(membersOf(3).map(({ symbol }) => symbol)).toStrictEqual(['Sc', 'Y', 'Lu', 'Lr'])
})

test('halogens pull harder than alkali metals, with the ends of each group', () => {
  const row = groupRows(properties.values(), 'atom', [1, 17]).find(
    ({ property }) => property.property === 'electronegativityPauling',
  )
  expect(
    row?.values.map((value) => [value?.lowest.symbol, value?.highest.symbol, value?.count]),
  ).toStrictEqual([
    ['Fr', 'H', 7],
    ['At', 'F', 5],
  ])
  const [alkali, halogens] = row?.values ?? []
  expect((halogens?.mean ?? 0) > (alkali?.mean ?? 0)).toBe(true)
})

test('hydrogen and fluorine stand out in their groups by their ionization energies', () => {
  const row = groupRows(properties.values(), 'atom', [1, 17]).find(
    ({ property }) => property.property === 'ionizationEnergy',
  )
  expect(row?.values.map((value) => value?.outliers.map(({ symbol }) => symbol))).toStrictEqual([
    ['H'],
    ['F'],
  ])
})
