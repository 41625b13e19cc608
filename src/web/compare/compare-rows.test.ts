import { expect, test } from 'vitest'

import { readLibrary } from '#content/elements/read-library.ts'
import { trendData } from '#content/elements/trend-data.ts'
import { propertiesOf } from '#web/trend-lab/data/lab-properties.ts'

import { placeRows, valueRows } from './compare-rows.ts'
import { comparedIn } from './compared.ts'

const properties = propertiesOf(trendData(readLibrary()))
const { chosen } = comparedIn('Na,K,Rb')

test('the largest difference comes first, and bars are on the scale of all elements', () => {
  const rows = valueRows(properties.values(), 'atom', chosen)
  const differences = rows.map(({ difference }) => difference)
  expect(differences).toStrictEqual(differences.toSorted((a, b) => b - a))
  const ionization = rows.find(({ property }) => property.property === 'ionizationEnergy')
  expect(ionization?.cells.map((cell) => [cell?.text, cell?.share.toFixed(3)])).toStrictEqual([
    ['495.8', '0.209'],
    ['418.8', '0.177'],
    ['403', '0.170'],
  ])
})

test('an element without a value has an empty place in its row', () => {
  const rows = valueRows(properties.values(), 'atom', comparedIn('F,Ne').chosen)
  const pull = rows.find(({ property }) => property.property === 'electronegativityPauling')
  expect(pull?.cells.map((cell) => cell?.text ?? null)).toStrictEqual(['3.98', null])
})

test('places in words', () => {
  expect(placeRows(comparedIn('Ce,He').chosen).map(({ texts }) => texts)).toStrictEqual([
    ['58', '2'],
    ['6', '1'],
    ['f block', '18'],
    ['f', 's'],
    ['lanthanide', 'noble gas'],
    ['solid', 'gas'],
    ['2, 8, 18, 19, 9, 2', '2'],
    ['Ce³⁺ 101, Ce⁴⁺ 87', 'no value'],
    ['1803', '1868'],
  ])
})
