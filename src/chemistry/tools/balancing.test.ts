import { constantFrom, sample, tuple, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'

import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { formatEquation, isBalanced } from '#chemistry/reactions/equations.ts'

import { balanceEquation } from './balancing.ts'

test.each([
  ['KMnO4 + HCl -> KCl + MnCl2 + Cl2 + H2O', [2, 16, 2, 2, 5, 8]],
  ['KMnO4 + HCl -> KCl + MnCl2 + H2O + Cl2', [2, 16, 2, 2, 8, 5]],
  ['KMnO4+HCl->KCl+MnCl2+H2O+Cl2', [2, 16, 2, 2, 8, 5]],
  ['H2 + O2 = H2O', [2, 1, 2]],
  ['7 H2 + 3 O2 → 5 H2O', [2, 1, 2]],
  ['C3H8 + O2 --> CO2 + H2O', [1, 5, 3, 4]],
  ['Al + H2SO4 -> Al2(SO4)3 + H2', [2, 3, 1, 3]],
  ['MnO4^- + Fe^2+ + H+ -> Mn^2+ + Fe^3+ + H2O', [1, 5, 8, 1, 5, 4]],
  ['Cr2O7^2- + H+ + e- -> Cr^3+ + H2O', [1, 14, 6, 2, 7]],
  ['Cu + HNO3 -> Cu(NO3)2 + NO + H2O', [3, 8, 3, 2, 4]],
  [
    'K4[Fe(CN)6] + KMnO4 + H2SO4 -> KHSO4 + Fe2(SO4)3 + MnSO4 + HNO3 + CO2 + H2O',
    [10, 122, 299, 162, 5, 122, 60, 60, 188],
  ],
  ['Ag+(aq) + Cl-(aq) -> AgCl(s)', [1, 1, 1]],
])('%s', (text, coefficients) => {
  expect(balanceEquation(text)).toMatchObject({ coefficients })
})

test('the steps of a balanced equation', () => {
  expect(balanceEquation('H2 + O2 -> H2O')).toMatchObject({
    rows: [
      { counted: 'H', amounts: [2, 0, -2] },
      { counted: 'O', amounts: [0, 2, -1] },
    ],
    reduced: [
      [
        { numerator: 1, denominator: 1 },
        { numerator: 0, denominator: 1 },
        { numerator: -1, denominator: 1 },
      ],
      [
        { numerator: 0, denominator: 1 },
        { numerator: 1, denominator: 1 },
        { numerator: -1, denominator: 2 },
      ],
    ],
    totals: [
      { counted: 'H', each: 4 },
      { counted: 'O', each: 2 },
    ],
  })
})

test('an element on one side only is named', () => {
  expect(balanceEquation('NaCl + H2O -> HCl + O2')).toEqual({
    problem: 'missing',
    missing: [{ symbol: 'Na', side: 'right' }],
  })
  expect(balanceEquation('H2 + O2 -> H2O + CO2')).toEqual({
    problem: 'missing',
    missing: [{ symbol: 'C', side: 'left' }],
  })
})

test('several reactions at once are recognized', () => {
  const found = balanceEquation('KClO3 + HCl -> KCl + Cl2 + ClO2 + H2O')
  if (!('problem' in found) || found.problem !== 'several') throw new RangeError('one reaction')
  expect(found.basis.map(formatEquation).toSorted()).toEqual([
    '5 KClO₃ + 6 HCl → 5 KCl + 6 ClO₂ + 3 H₂O',
    'KClO₃ + 6 HCl → KCl + 3 Cl₂ + 3 H₂O',
  ])
  expect(balanceEquation('C + O2 -> CO + CO2')).toMatchObject({ problem: 'several' })
  expect(balanceEquation('H2O2 + KMnO4 + H2SO4 -> K2SO4 + MnSO4 + O2 + H2O')).toMatchObject({
    problem: 'several',
  })
})

test('an equation that cannot be balanced gets a reason', () => {
  expect(balanceEquation('CO2 -> CO')).toEqual({ problem: 'impossible', isCharged: false })
  expect(balanceEquation('Fe^2+ -> Fe^3+')).toEqual({ problem: 'impossible', isCharged: true })
  const idle = balanceEquation('H2 + O2 -> H2O + H2O2 + O3 + He'.replace(' + He', ''))
  expect(idle).toMatchObject({ problem: 'several' })
  const partless = balanceEquation('NaCl + KCl + H2 + O2 -> NaCl + KCl + H2O')
  expect(partless).toMatchObject({ problem: 'several' })
  const stray = balanceEquation('N2 + H2 + NO -> NH3')
  if (!('problem' in stray) || stray.problem !== 'missing') throw new RangeError('not missing')
  expect(stray.missing).toEqual([{ symbol: 'O', side: 'right' }])
  const useless = balanceEquation('CO + H2 -> CH4 + CO2 + CH2O2 + C')
  expect(useless).toMatchObject({ problem: 'several' })
  const alone = balanceEquation('CO2 + H2 -> CO2 + H2O')
  if (!('problem' in alone) || alone.problem !== 'takes-no-part') throw new RangeError('balanced')
  expect(alone.species.map(formatFormula)).toEqual(['H₂', 'H₂O'])
})

test.each([
  ['', { problem: 'empty' }],
  ['H2 + O2', { problem: 'no-arrow' }],
  ['H2 -> O2 -> H2O', { problem: 'no-arrow' }],
  ['H2 + Xx -> H2O', { problem: 'unreadable', part: 'Xx' }],
  ['H2 + -> H2O', { problem: 'unreadable', part: 'H2 +' }],
])('%j cannot be read', (text, problem) => {
  expect(balanceEquation(text)).toEqual(problem)
})

test('a balanced equation conserves atoms and charge, with the smallest integers', () => {
  const substances = [
    'H2',
    'O2',
    'H2O',
    'CO2',
    'CH4',
    'C2H6',
    'C2H5OH',
    'CO',
    'C',
    'H2O2',
    'H+',
    'e-',
  ]
  const side = uniqueArray(constantFrom(...substances), { minLength: 1, maxLength: 4 })
  const drawn = sample(tuple(side, side), { numRuns: 2000, seed: 7 }).map(([left, right]) =>
    balanceEquation(`${left.join(' + ')} -> ${right.join(' + ')}`),
  )
  const balanced = drawn.flatMap((found) => ('problem' in found ? [] : [found]))
  expect(balanced.length).toBeGreaterThan(20)
  for (const { equation, coefficients } of balanced) {
    expect(isBalanced(equation)).toBe(true)
    expect(coefficients.reduce((a, b) => divisorOf(a, b))).toBe(1)
  }
  const several = drawn.flatMap((found) =>
    'problem' in found && found.problem === 'several' ? [found.basis] : [],
  )
  expect(several.length).toBeGreaterThan(20)
  for (const basis of several) {
    expect(basis.length).toBeGreaterThan(1)
    expect(basis.every(isBalanced)).toBe(true)
  }
})

function divisorOf(a: number, b: number): number {
  return b === 0 ? a : divisorOf(b, a % b)
}
