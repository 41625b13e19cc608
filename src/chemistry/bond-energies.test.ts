import { expect, test } from 'vitest'

import { bondEnergies, bondOrder, bondsByMolecule, gasReactions } from './bond-energies.ts'
import { equation, isBalanced } from './equations.ts'
import { composition, formatFormula } from './formulas.ts'
import { outerElectrons, valenceElectronCount } from './molecules.ts'

test.each(Object.entries(bondsByMolecule))(
  'every atom of %s has its octet or duet',
  (text, bonds) => {
    const atoms = [...composition(text)]
    const places = atoms.reduce((sum, [symbol, count]) => sum + count * (symbol === 'H' ? 2 : 8), 0)
    const shared = Object.entries(bonds).reduce(
      (sum, [bond, count]) => sum + 2 * count * bondOrder(bond),
      0,
    )
    expect(shared).toBe(places - valenceElectronCount(text))
  },
)

test.each(Object.entries(bondsByMolecule))(
  'every atom of %s forms its usual bonds',
  (text, bonds) => {
    for (const [symbol, count] of composition(text)) {
      const ends = Object.entries(bonds).flatMap(([bond, times]) =>
        bond.split(/[–=≡]/).map((end) => (end === symbol ? times * bondOrder(bond) : 0)),
      )
      const usual = symbol === 'H' ? 1 : 8 - outerElectrons(symbol)
      expect(ends.reduce((sum, end) => sum + end, 0)).toBe(count * usual)
    }
  },
)

test.each(gasReactions)('%s balances and every bond has an energy', (text) => {
  const reaction = equation(text)
  expect(isBalanced(reaction)).toBe(true)
  for (const { formula } of [...reaction.reactants, ...reaction.products]) {
    const plain = Object.keys(bondsByMolecule).find(
      (key) => formatFormula(key) === formatFormula(formula),
    )
    expect(Object.keys(bondsByMolecule[plain ?? ''] ?? {})).not.toEqual([])
  }
})

test('every bond of the molecules has an energy', () => {
  const bonds = Object.values(bondsByMolecule).flatMap((counts) => Object.keys(counts))
  expect(bonds.filter((bond) => bondEnergies[bond] === undefined)).toEqual([])
})
