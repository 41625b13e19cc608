import { expect, test } from 'vitest'

import { readLibrary } from '#content/elements/read-library.ts'
import { trendData, trendSpreads } from '#content/elements/trend-data.ts'
import { propertiesOf } from '#web/trend-lab/data/lab-properties.ts'

import { comparedIn } from './compared.ts'
import { differencesOf } from './differences.ts'

const library = readLibrary()
const properties = propertiesOf(trendData(library))
const spreads = trendSpreads(library)

function differences(symbols: string): readonly string[] {
  return differencesOf(comparedIn(symbols).chosen, properties, spreads)
}

test('sodium, potassium and rubidium follow their group, but for the density', () => {
  const found = differences('Rb,Na,K')
  expect(found).toContain(
    'First ionization energy: Na 495.8 > K 418.8 > Rb 403 kJ/mol. Down a group the outer electron is farther away and shielded by more electrons.',
  )
  expect(found).toContain(
    'Density, an exception: Na 0.97 > K 0.89 < Rb 1.53 g/cm³. Sodium 0.97, potassium 0.89\u00A0g/cm³: lower. The atom grows more than its mass does.',
  )
})

test('nitrogen and oxygen are an exception of the ionization energy', () => {
  expect(differences('N,O').find((text) => text.startsWith('First ionization'))).toBe(
    'First ionization energy, an exception: N 1402.3 > O 1313.9 kJ/mol. Nitrogen 1402.3, oxygen 1313.9\u00A0kJ/mol: lower. It is the first p electron that shares an orbital, and the two repel each other.',
  )
})

test('where sources touch, and where elements share neither group nor period, no cause is named', () => {
  expect(differences('Al,Ga').filter((text) => text.startsWith('First ionization'))).toEqual([])
  expect(differences('Na,Cl,Fe')).toEqual([])
})
