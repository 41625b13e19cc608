import { expect, test } from 'vitest'

import { effectiveNuclearCharge } from './slater.ts'

test('outer electrons feel the nuclear charge less the shielding of Slater’s rules', () => {
  const symbols = ['Li', 'C', 'F', 'Na', 'Cl', 'K', 'Ca', 'Ga', 'Br']
  expect(symbols.map(effectiveNuclearCharge)).toEqual([1.3, 3.25, 5.2, 2.2, 6.1, 2.2, 2.85, 5, 7.6])
})

test('elements outside the main groups and the first two are refused', () => {
  for (const symbol of ['H', 'He', 'Fe', 'Ce']) {
    expect(() => effectiveNuclearCharge(symbol)).toThrow(RangeError)
  }
})
