import { array, assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  balance,
  balanced,
  equation,
  formatEquation,
  isBalanced,
  parseEquation,
} from './equations.ts'
import { nullVector } from './null-space.ts'

/** Balanced by hand or known from textbooks: atoms alone, then with charges. */
const known = [
  '2 H2 + O2 -> 2 H2O',
  'N2 + 3 H2 -> 2 NH3',
  'CH4 + 2 O2 -> CO2 + 2 H2O',
  '2 C2H6 + 7 O2 -> 4 CO2 + 6 H2O',
  'C3H8 + 5 O2 -> 3 CO2 + 4 H2O',
  '2 C8H18 + 25 O2 -> 16 CO2 + 18 H2O',
  'C6H12O6 + 6 O2 -> 6 CO2 + 6 H2O',
  '2 Mg + O2 -> 2 MgO',
  '4 Al + 3 O2 -> 2 Al2O3',
  '4 Fe + 3 O2 -> 2 Fe2O3',
  '3 Fe + 2 O2 -> Fe3O4',
  'P4 + 5 O2 -> P4O10',
  '2 Na + Cl2 -> 2 NaCl',
  '2 Al + 3 Br2 -> 2 AlBr3',
  '2 KClO3 -> 2 KCl + 3 O2',
  '2 H2O2 -> 2 H2O + O2',
  'CaCO3 -> CaO + CO2',
  '2 NaHCO3 -> Na2CO3 + H2O + CO2',
  '(NH4)2Cr2O7 -> N2 + Cr2O3 + 4 H2O',
  'NH4NO3 -> N2O + 2 H2O',
  'Zn + 2 HCl -> ZnCl2 + H2',
  '2 Na + 2 H2O -> 2 NaOH + H2',
  'Ca + 2 H2O -> Ca(OH)2 + H2',
  'Fe2O3 + 3 CO -> 2 Fe + 3 CO2',
  '2 Al + Fe2O3 -> Al2O3 + 2 Fe',
  'CuSO4 + Fe -> FeSO4 + Cu',
  'Cl2 + 2 KBr -> 2 KCl + Br2',
  'HCl + NaOH -> NaCl + H2O',
  'H2SO4 + 2 NaOH -> Na2SO4 + 2 H2O',
  '2 H3PO4 + 3 Ca(OH)2 -> Ca3(PO4)2 + 6 H2O',
  'CaCO3 + 2 HCl -> CaCl2 + H2O + CO2',
  'AgNO3 + NaCl -> AgCl + NaNO3',
  'Pb(NO3)2 + 2 KI -> PbI2 + 2 KNO3',
  'Al2(SO4)3 + 6 NaOH -> 2 Al(OH)3 + 3 Na2SO4',
  '3 Cu + 8 HNO3 -> 3 Cu(NO3)2 + 2 NO + 4 H2O',
  'Cu + 4 HNO3 -> Cu(NO3)2 + 2 NO2 + 2 H2O',
  '4 NH3 + 5 O2 -> 4 NO + 6 H2O',
  '4 FeS2 + 11 O2 -> 2 Fe2O3 + 8 SO2',
  'MnO2 + 4 HCl -> MnCl2 + Cl2 + 2 H2O',
  '2 KMnO4 + 16 HCl -> 2 KCl + 2 MnCl2 + 5 Cl2 + 8 H2O',
  'K4Fe(CN)6 + 6 H2SO4 + 6 H2O -> 2 K2SO4 + FeSO4 + 3 (NH4)2SO4 + 6 CO',
  'CuSO4·5H2O -> CuSO4 + 5 H2O',
  'Ag+ + Cl- -> AgCl',
  'Zn + Cu^2+ -> Zn^2+ + Cu',
  'Cu + 2 Ag+ -> Cu^2+ + 2 Ag',
  '2 Al + 3 Cu^2+ -> 2 Al^3+ + 3 Cu',
  '2 Fe^3+ + Sn^2+ -> 2 Fe^2+ + Sn^4+',
  'MnO4- + 5 Fe^2+ + 8 H+ -> Mn^2+ + 5 Fe^3+ + 4 H2O',
  'Cr2O7^2- + 6 Fe^2+ + 14 H+ -> 2 Cr^3+ + 6 Fe^3+ + 7 H2O',
  '2 MnO4- + 5 C2O4^2- + 16 H+ -> 2 Mn^2+ + 10 CO2 + 8 H2O',
  '3 Cu + 2 NO3- + 8 H+ -> 3 Cu^2+ + 2 NO + 4 H2O',
  'I2 + 2 S2O3^2- -> 2 I- + S4O6^2-',
  'IO3- + 5 I- + 6 H+ -> 3 I2 + 3 H2O',
  'Cl2 + 2 OH- -> Cl- + ClO- + H2O',
  '3 Cl2 + 6 OH- -> 5 Cl- + ClO3- + 3 H2O',
  'MnO4- + 8 H+ + 5 e- -> Mn^2+ + 4 H2O',
  'Cr2O7^2- + 14 H+ + 6 e- -> 2 Cr^3+ + 7 H2O',
  'O2 + 4 H+ + 4 e- -> 2 H2O',
  'Al -> Al^3+ + 3 e-',
  'Cu^2+ + 4 NH3 -> [Cu(NH3)4]^2+',
] as const

describe('balancing', () => {
  test.each(known)('%s', (text) => {
    const written = equation(text)
    const bare = equation(text.replace(/(^|[+>] )\d+ /g, '$1'))
    expect(isBalanced(written)).toBe(true)
    expect(balanced(bare)).toStrictEqual(written)
  })

  test('a list of formulas gets its coefficients, reactants first', () => {
    expect(balance(['C2H6', 'O2'], ['CO2', 'H2O'])).toStrictEqual([2, 7, 4, 6])
    expect(balance(['Fe^3+', 'e-'], ['Fe^2+'])).toStrictEqual([1, 1, 1])
  })

  test.each([
    ['an element is missing on one side', ['H2O'], ['H2']],
    ['a substance cannot take part', ['H2', 'O2', 'Ar'], ['H2O']],
    ['the charge cannot be balanced', ['Fe^3+'], ['Fe^2+']],
    ['a coefficient would be negative', ['H2', 'H2O'], ['O2']],
    ['two reactions are mixed', ['H2O2', 'MnO4-', 'H+'], ['Mn^2+', 'O2', 'H2O']],
    ['nothing is there', [], []],
  ])('no coefficients when %s', (_, reactants, products) => {
    expect(balance(reactants, products)).toBeNull()
  })

  test('an equation is judged with the coefficients it has', () => {
    expect(isBalanced(equation('4 H2 + 2 O2 -> 4 H2O'))).toBe(true)
    expect(isBalanced(equation('H2 + O2 -> H2O'))).toBe(false)
    expect(isBalanced(equation('Fe^3+ -> Fe^2+'))).toBe(false)
    expect(isBalanced(equation('Cu + Ag+ -> Cu^2+ + Ag'))).toBe(false)
    expect(balanced(equation('H2 -> O2'))).toBeNull()
  })
})

describe('reading and writing', () => {
  test.each([
    ['2H2+O2', 'An equation has one arrow'],
    ['H2 -> O2 -> H2O', 'An equation has one arrow'],
    ['H2 + Xx -> H2O', "'Xx' is not a substance"],
    ['H2 + -> H2O', "'H2 +' is not a substance"],
    ['-> H2O', "'' is not a substance"],
    ['0 H2 -> H2O', "'0 H2' has the coefficient 0"],
  ])('%j is refused', (text, error) => {
    expect(parseEquation(text)).toStrictEqual({ error })
  })

  test.each([
    ['2 H2 + O2 -> 2 H2O', '2 H₂ + O₂ → 2 H₂O'],
    ['2H2(g) + O2 (g) = 2H2O(l)', '2 H₂(g) + O₂(g) → 2 H₂O(l)'],
    ['N₂ + 3 H₂ ⇌ 2 NH₃', 'N₂ + 3 H₂ ⇌ 2 NH₃'],
    ['CH3COOH(aq) <=> H+(aq) + CH3COO-(aq)', 'CH₃COOH(aq) ⇌ H⁺(aq) + CH₃COO⁻(aq)'],
    ['Ca(OH)2(s)→Ca^2+(aq) + 2 OH-(aq)', 'Ca(OH)₂(s) → Ca²⁺(aq) + 2 OH⁻(aq)'],
  ])('%s is written %s', (text, written) => {
    expect(formatEquation(equation(text))).toBe(written)
    expect(equation(written)).toStrictEqual(equation(text))
  })

  test('a wrong equation in a program is an error', () => {
    expect(() => equation('H2')).toThrow(
      new RangeError("'H2' is not an equation: An equation has one arrow"),
    )
  })
})

describe('the null space', () => {
  test('a known matrix', () => {
    const matrix = [
      [2, 0, -2],
      [0, 2, -1],
    ]
    expect(nullVector(matrix)).toStrictEqual([2, 1, 2])
    expect(nullVector([])).toBeNull()
    expect(nullVector([[1, 1]])).toBeNull()
    expect(nullVector([[1, -1, 0]])).toBeNull()
  })

  test('the solution fits the system, is positive and has no common divisor', () => {
    const matrices = array(array(integer({ min: -9, max: 9 }), { minLength: 4, maxLength: 4 }), {
      minLength: 2,
      maxLength: 5,
    })
    assert(
      property(matrices, (matrix) => {
        const found = nullVector(matrix)
        if (found !== null) expectPrimitiveSolution(matrix, found)
      }),
      { numRuns: 500 },
    )
  })

  test('a solution that was built in is found', () => {
    const coefficients = array(integer({ min: 1, max: 12 }), { minLength: 3, maxLength: 6 })
    const factors = array(constantFrom(1, 2, 3, 5), { minLength: 8, maxLength: 8 })
    assert(
      property(coefficients, factors, (solution, scales) => {
        const divisor = solution.reduce(greatestDivisor)
        const primitive = solution.map((value) => value / divisor)
        // Each row ties one unknown to the next, so the null space has one dimension.
        const matrix = primitive.slice(1).map((value, row) =>
          primitive.map((other, column) => {
            const scale = scales[row] ?? 1
            if (column === row) return value * scale
            return column === row + 1 ? -(primitive[row] ?? other) * scale : 0
          }),
        )
        expect(nullVector(matrix)).toStrictEqual(primitive)
      }),
    )
  })
})

function expectPrimitiveSolution(
  matrix: readonly (readonly number[])[],
  solution: readonly number[],
): void {
  for (const row of matrix) {
    expect(row.reduce((sum, value, index) => sum + value * (solution[index] ?? 0), 0)).toBe(0)
  }
  expect(Math.min(...solution)).toBeGreaterThan(0)
  expect(solution.reduce(greatestDivisor)).toBe(1)
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}
