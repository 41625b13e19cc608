import { expect, test } from 'vitest'

import { distance, lattices } from './lattice.ts'

test.each([
  ['sc', 8, 12, 1],
  ['bcc', 9, 12, Math.sqrt(3) / 2],
  ['fcc', 14, 12, Math.SQRT1_2],
  ['dc', 18, 12, Math.sqrt(3) / 4],
  ['hcp', 17, 18, 0.5],
] as const)('the cell of %s shows %d atoms and %d edges', (structure, atoms, edges, nearest) => {
  const lattice = lattices.get(structure)
  const places = lattice?.atoms ?? []
  expect([places.length, lattice?.edges.length]).toStrictEqual([atoms, edges])
  const distances = places.flatMap((one, index) =>
    places.slice(index + 1).map((other) => distance(one, other)),
  )
  expect(Math.min(...distances)).toBeCloseTo(nearest, 9)
})
