import { expect, test } from 'vitest'

import { equation, isBalanced } from '#chemistry/reactions/equations.ts'

import { enthalpyOf, entropyReactions, standardEntropies, standardEntropy } from './entropies.ts'

test('the reactions balance, and each of their substances has both values', () => {
  for (const text of entropyReactions) {
    expect([text, isBalanced(equation(text))]).toEqual([text, true])
    const substances = text.split(/ -> | \+ /).map((term) => term.replace(/^\d+ /, ''))
    const missing = substances.filter(
      (substance) => enthalpyOf(substance) === null || standardEntropy(substance) === null,
    )
    expect(missing).toEqual([])
  }
})

test('enthalpies and entropies of formation give the Gibbs energies that are printed', () => {
  // CRC Handbook, Standard Thermodynamic Properties, in kJ/mol, by a reaction of the elements.
  const printed: readonly (readonly [reaction: string, energy: number])[] = [
    ['H2(g) + 0.5 O2(g) -> H2O(l)', -237.1],
    ['0.5 N2(g) + 1.5 H2(g) -> NH3(g)', -16.4],
    ['C(s) + O2(g) -> CO2(g)', -394.4],
    ['C(s) + 0.5 O2(g) -> CO(g)', -137.2],
    ['C(s) + 2 H2(g) -> CH4(g)', -50.5],
    ['S(s) + O2(g) -> SO2(g)', -300.1],
    ['Ca(s) + C(s) + 1.5 O2(g) -> CaCO3(s)', -1129.1],
    ['Ca(s) + 0.5 O2(g) -> CaO(s)', -603.3],
    ['2 Al(s) + 1.5 O2(g) -> Al2O3(s)', -1582.3],
    ['2 Fe(s) + 1.5 O2(g) -> Fe2O3(s)', -742.2],
    ['3 Fe(s) + 2 O2(g) -> Fe3O4(s)', -1015.4],
    ['Zn(s) + 0.5 O2(g) -> ZnO(s)', -320.5],
    ['Cu(s) + 0.5 O2(g) -> CuO(s)', -129.7],
    ['2 Ag(s) + 0.5 O2(g) -> Ag2O(s)', -11.2],
    ['Hg(l) + 0.5 O2(g) -> HgO(s)', -58.5],
    ['0.5 H2(g) + 0.5 I2(s) -> HI(g)', 1.7],
  ]
  for (const [reaction, energy] of printed) {
    const [left = '', right = ''] = reaction.split(' -> ')
    expect([reaction, Math.abs(energyOf(right) - energyOf(left) - energy) < 0.5]).toEqual([
      reaction,
      true,
    ])
  }
})

test('a gas has more entropy than its liquid or solid', () => {
  const gases = Object.keys(standardEntropies).filter((substance) => substance.endsWith('(g)'))
  for (const gas of gases) {
    for (const state of ['(l)', '(s)']) {
      const condensed = standardEntropies[gas.replace('(g)', state)] ?? 0
      expect([gas, (standardEntropies[gas] ?? 0) > condensed]).toEqual([gas, true])
    }
  }
})

/** The Gibbs energy in kJ of the substances on one side of an equation. */
function energyOf(side: string): number {
  return side.split(' + ').reduce((total, term) => {
    const [, count = '1', substance = ''] = /^(?:([\d.]+) )?(\S+)$/.exec(term) ?? []
    const [enthalpy, entropy] = [enthalpyOf(substance), standardEntropy(substance)]
    return total + Number(count) * ((enthalpy ?? 0) - (298.15 * (entropy ?? 0)) / 1000)
  }, 0)
}
