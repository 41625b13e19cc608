import { expect, test } from 'vitest'

import { composition } from '#chemistry/compounds/formulas.ts'

import { organicCompounds, vaporPressures } from './compounds.ts'
import { molecularFormula } from './molecules/molecule.ts'
import { smilesOf } from './molecules/smiles.ts'
import { readOrganicName } from './names/read-organic-name.ts'

test('the condensed formula of each compound has the atoms of its molecule', () => {
  for (const { name, condensed, molecule } of organicCompounds) {
    const written = composition(condensed.replaceAll(/[=≡]/g, ''))
    const counted = composition(molecularFormula(molecule))
    const sorted = (counts: typeof written) =>
      [...counts].map(([symbol, count]) => `${symbol}${count}`).toSorted((a, b) => (a < b ? -1 : 1))
    expect([name, sorted(written)]).toEqual([name, sorted(counted)])
  }
})

test('a name that the reader knows means the molecule of its compound', () => {
  const read = organicCompounds.flatMap(({ name, molecule }) => {
    const reading = readOrganicName(name)
    return 'molecule' in reading && reading.molecule !== null
      ? [[name, smilesOf(reading.molecule), smilesOf(molecule)] as const]
      : []
  })
  expect(read.filter(([, one, other]) => one !== other)).toEqual([])
  expect(read.length).toBeGreaterThan(65)
})

test('each compound is listed once, with a vapor pressure that fits its boiling point', () => {
  expect(new Set(organicCompounds.map(({ molecule }) => smilesOf(molecule))).size).toBe(
    organicCompounds.length,
  )
  const points = vaporPressures.map(({ name, kilopascals }) => {
    const found = organicCompounds.find((compound) => compound.name === name)
    return [name, kilopascals, found?.boilingPoint ?? Number.NaN] as const
  })
  for (const [name, pressure, point] of points) {
    // Above the boiling point it would be more than one atmosphere. Trouton: about 10.5 R of entropy.
    const estimate = 101.3 * Math.exp(10.7 * (1 - (point + 273.15) / 298.15))
    expect([name, pressure / estimate > 0.2 && pressure / estimate < 2]).toEqual([name, true])
  }
})
