import { expect, test } from 'vitest'

import { composition } from './formulas.ts'
import {
  bondsCancel,
  type Molecule,
  molecules,
  outerElectrons,
  shapeOf,
  valenceElectronCount,
} from './molecules.ts'

test.each(molecules)('the atoms of $formula are the central atom and its partners', (molecule) => {
  const counts = new Map([[molecule.central, 1]])
  for (const { partner } of molecule.bonds) counts.set(partner, (counts.get(partner) ?? 0) + 1)
  expect(sorted(composition(molecule.formula))).toEqual(sorted(counts))
})

test.each(molecules)('the Lewis structure of $formula uses all valence electrons', (molecule) => {
  expect(electronsOfStructure(molecule)).toBe(valenceElectronCount(molecule.formula))
})

test.each(molecules)('the shape of $formula is known', ({ bonds, lonePairs }) => {
  expect(shapeOf(bonds.length, lonePairs)).not.toBeNull()
})

test('the molecules whose equal bonds cancel', () => {
  const neutral = molecules.filter(({ charge }) => charge === 0)
  expect(
    neutral
      .filter(bondsCancel)
      .map(({ formula }) => formula)
      .join(' '),
  ).toBe('CH4 SiH4 CF4 CCl4 CBr4 SiF4 SiCl4 BF3 BCl3 BBr3 PF5 PCl5 SF6 XeF2 XeF4 KrF2 CO2 CS2 SO3')
})

test('outer electrons follow the group', () => {
  expect(['H', 'Be', 'B', 'C', 'N', 'O', 'F', 'Xe'].map(outerElectrons)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ])
})

function sorted(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].toSorted(([a], [b]) => a.localeCompare(b))
}

/** Shared pairs, lone pairs of the center, and the electrons that complete the octets outside. */
function electronsOfStructure({ bonds, lonePairs }: Molecule): number {
  return bonds.reduce(
    (sum, { partner, order }) => sum + 2 * order + (partner === 'H' ? 0 : 8 - 2 * order),
    2 * lonePairs,
  )
}
