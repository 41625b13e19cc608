import { expect, test } from 'vitest'

import { equation, isBalanced } from '#chemistry/reactions/equations.ts'

import { bondEnergies, bondOrder, bondsByMolecule, gasReactions } from './bond-energies.ts'
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

/** Average bond energies in kJ/mol of an older table with other sources (wikitech.info/1373). */
const elsewhere: Readonly<Record<string, number>> = {
  'H–H': 435,
  'C–H': 414,
  'N–H': 389,
  'O–H': 464,
  'H–F': 565,
  'H–Cl': 431,
  'H–Br': 368,
  'H–I': 297,
  'C–C': 347,
  'C=C': 611,
  'C≡C': 836,
  'C–O': 351,
  'C–F': 439,
  'C–Cl': 330,
  'C–Br': 276,
  'N–N': 159,
  'N≡N': 945,
  'O–O': 138,
  // In this table 489; the dissociation energy of O₂ is known as 498 (CRC Handbook, NIST).
  'O=O': 498,
  'F–F': 159,
  'Cl–Cl': 243,
  'Br–Br': 193,
  'I–I': 151,
}

test('each bond energy is within 5 kJ/mol of a second table', () => {
  expect(Object.keys(elsewhere)).toEqual(Object.keys(bondEnergies))
  for (const [bond, energy] of Object.entries(bondEnergies)) {
    expect(Math.abs(energy - (elsewhere[bond] ?? Number.NaN))).toBeLessThanOrEqual(5)
  }
})
