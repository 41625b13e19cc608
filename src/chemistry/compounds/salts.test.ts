import { expect, test } from 'vitest'

import { fixedCharge, fixedChargeIons } from '#chemistry/electrons/ions.ts'
import { ionicRadius } from '#chemistry/elements/element-properties.ts'
import { element } from '#chemistry/elements/elements.ts'

import {
  cesiumSalts,
  hasIonOfSeveralAtoms,
  consistsOfIons,
  latticeAttraction,
  meltingSalts,
  rockSalts,
} from './salts.ts'

test.each([...meltingSalts, ...rockSalts, ...cesiumSalts])(
  '$name is named after its ions',
  (salt) => {
    const anion = fixedChargeIons.find(({ formula }) => formula === salt.anion)
    expect(salt.name).toBe(`${element(salt.cation).name.toLowerCase()} ${anion?.name}`)
    expect((fixedCharge(salt.cation) ?? 0) + (anion?.charge ?? 0)).toBe(0)
  },
)

test('the metals of groups 1 and 2 make lattices of ions, aluminum and zinc with oxygen and fluorine only', () => {
  const all = [...meltingSalts, ...rockSalts, ...cesiumSalts]
  expect(all.filter(({ cation, anion }) => !consistsOfIons(cation, anion))).toEqual([])
  const pairs = ['Be', 'Al', 'Zn'].flatMap((metal) =>
    ['N', 'P', 'O', 'S', 'F', 'Cl', 'Br', 'I'].map((nonMetal) => [metal, nonMetal] as const),
  )
  expect(pairs.filter(([metal, nonMetal]) => consistsOfIons(metal, nonMetal))).toEqual([
    ['Al', 'O'],
    ['Al', 'F'],
    ['Zn', 'O'],
    ['Zn', 'F'],
  ])
})

test('peroxides, polysulfides, azides and triiodides are known by their ratio', () => {
  const ratios = [
    [
      ['K', 2],
      ['O', 2],
    ],
    [
      ['K', 1],
      ['O', 2],
    ],
    [
      ['K', 1],
      ['O', 3],
    ],
    [
      ['Ba', 1],
      ['O', 2],
    ],
    [
      ['Na', 2],
      ['S', 2],
    ],
    [
      ['Li', 1],
      ['N', 3],
    ],
    [
      ['Cs', 1],
      ['I', 3],
    ],
    [
      ['K', 1],
      ['O', 1],
    ],
    [
      ['K', 2],
      ['O', 1],
    ],
    [
      ['Ba', 2],
      ['O', 2],
    ],
    [
      ['Al', 2],
      ['O', 3],
    ],
    [
      ['Na', 1],
      ['Cl', 3],
    ],
  ] as const
  expect(ratios.map(([metal, nonMetal]) => hasIonOfSeveralAtoms(metal, nonMetal))).toEqual([
    ...Array.from({ length: 7 }, () => true),
    ...Array.from({ length: 5 }, () => false),
  ])
})

test('small ions of high charge attract each other most', () => {
  expect(latticeAttraction('Mg', 'O')).toBeCloseTo(4 / (72 + 140), 6)
  expect(latticeAttraction('K', 'I')).toBeCloseTo(
    1 / ((ionicRadius('K', 1) ?? 0) + (ionicRadius('I', -1) ?? 0)),
    6,
  )
})

/** Melting points in °C of other tables than the one used, the most distant value found of each. */
const elsewhere: Readonly<Record<string, number>> = {
  'sodium fluoride': 993,
  'sodium chloride': 801,
  'sodium bromide': 747,
  'sodium iodide': 661,
  'potassium fluoride': 858,
  'potassium chloride': 769,
  'potassium bromide': 748,
  'potassium iodide': 681,
  'rubidium fluoride': 795,
  'rubidium chloride': 710,
  'rubidium iodide': 642,
  'magnesium oxide': 2852,
  'calcium oxide': 2572,
  'strontium oxide': 2430,
  'barium oxide': 1923,
}

test('salts that are compared keep their order in other tables', () => {
  const pairs = meltingSalts.flatMap((high) =>
    meltingSalts
      .filter((low) => strength(high) >= 1.1 * strength(low))
      .filter((low) => high.meltingPoint + 273 >= 1.1 * (low.meltingPoint + 273))
      .map((low) => ({ high, low })),
  )
  expect(pairs.length).toBeGreaterThan(50)
  for (const { high, low } of pairs) {
    const least = Math.min(high.meltingPoint, elsewhere[high.name] ?? Number.NaN)
    const most = Math.max(low.meltingPoint, elsewhere[low.name] ?? Number.NaN)
    expect((least + 273) / (most + 273)).toBeGreaterThan(1.08)
  }
})

function strength({ cation, anion }: (typeof meltingSalts)[number]): number {
  return latticeAttraction(cation, anion)
}
