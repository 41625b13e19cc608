import { expect, test } from 'vitest'

import { cellTexts } from './cell-texts.ts'

test.each([
  ['name', 'Fe', 'Iron', ''],
  ['name', 'Rf', 'Ruther…', ''],
  ['mass', 'Fe', '55.845', 'atomic mass 55.845'],
  ['valence', 'Cl', '7', 'valence electrons 7'],
  ['valence', 'Fe', '', ''],
  ['oxidation', 'Fe', '+2 +3', 'common oxidation states +2, +3'],
  ['oxidation', 'Ne', '', ''],
] as const)('%s under the symbol of %s is %s', (content, symbol, shown, spoken) => {
  expect(cellTexts(content)?.get(symbol)).toStrictEqual({ shown, spoken })
})

test('values of the property are texts of their own', () => {
  expect(cellTexts('value')).toBe(null)
})
