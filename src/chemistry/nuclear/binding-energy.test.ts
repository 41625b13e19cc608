import { expect, test } from 'vitest'

import { bindingEnergy, massDefect } from './binding-energy.ts'

test('binding energies per nucleon are those of the mass evaluation AME2020', () => {
  expect(bindingEnergy('H', 1)).toBe(0)
  expect(bindingEnergy('H', 2)).toBeCloseTo(1.1123, 3)
  expect(bindingEnergy('He', 4)).toBeCloseTo(7.0739, 3)
  expect(bindingEnergy('Fe', 56)).toBeCloseTo(8.7904, 3)
  expect(bindingEnergy('Ni', 62)).toBeCloseTo(8.7945, 3)
  expect(bindingEnergy('U', 235)).toBeCloseTo(7.5909, 3)
})

test('helium-4 is 0.0304 u lighter than its parts', () => {
  expect(massDefect('He', 4)).toBeCloseTo(0.030377, 6)
  expect(massDefect('H', 3)).toBeNull()
})
