import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  composition,
  formatFormula,
  formatIon,
  formatNuclide,
  molarMass,
  parseFormula,
  spokenFormula,
} from './formulas.ts'

describe('reading and writing', () => {
  test.each([
    ['H2SO4', 'H₂SO₄', 'H 2 S O 4'],
    ['SO4^2-', 'SO₄²⁻', 'S O 4 2 minus'],
    ['SO₄²⁻', 'SO₄²⁻', 'S O 4 2 minus'],
    ['NH4+', 'NH₄⁺', 'N H 4 plus'],
    ['Na⁺', 'Na⁺', 'N a plus'],
    ['e-', 'e⁻', 'e minus'],
    ['Ca(OH)2', 'Ca(OH)₂', 'C a open bracket O H close bracket 2'],
    ['CuSO4·5H2O', 'CuSO₄·5H₂O', 'C u S O 4 dot 5 H 2 O'],
    ['CuSO4*5H2O', 'CuSO₄·5H₂O', 'C u S O 4 dot 5 H 2 O'],
    ['Hg2^2+', 'Hg₂²⁺', 'H g 2 2 plus'],
    [
      'K4[Fe(CN)6]',
      'K₄[Fe(CN)₆]',
      'K 4 open bracket F e open bracket C N close bracket 6 close bracket',
    ],
  ])('%s is written %s and spoken "%s"', (text, written, spoken) => {
    expect(formatFormula(text)).toBe(written)
    expect(spokenFormula(text)).toBe(spoken)
    expect(parseFormula(written)).toStrictEqual(parseFormula(text))
  })

  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['Xx2', 'unknown-element'],
    ['h2o', 'syntax'],
    ['2H2O', 'syntax'],
    ['H0', 'syntax'],
    ['()', 'syntax'],
    ['^2-', 'syntax'],
    ['Fe^3', 'syntax'],
    ['H2O.', 'syntax'],
    ['CuSO4·', 'syntax'],
    ['(H2O', 'unbalanced-brackets'],
    ['H2O)', 'unbalanced-brackets'],
    ['Ca(OH]2', 'unbalanced-brackets'],
    ['Ca2+', 'ambiguous-charge'],
    ['SO42-', 'ambiguous-charge'],
    ['[Cu(NH3)4]2+', 'ambiguous-charge'],
  ])('%j is refused: %s', (text, error) => {
    expect(parseFormula(text)).toStrictEqual({ error })
  })

  test('ions and nuclides', () => {
    expect(formatIon('Fe', 3)).toBe('Fe³⁺')
    expect(formatIon('SO4', -2)).toBe('SO₄²⁻')
    expect(formatIon('Cl', -1)).toBe('Cl⁻')
    expect(formatIon('Ne', 0)).toBe('Ne')
    expect(formatNuclide('Br', 79)).toBe('⁷⁹Br')
    expect(formatNuclide('Cl', 35, -1)).toBe('³⁵Cl⁻')
  })
})

describe('any text', () => {
  const piece = constantFrom(
    'H',
    'Cl',
    'Na',
    '2',
    '12',
    '(',
    ')',
    '[',
    ']',
    '^',
    '+',
    '-',
    '·',
    '₂',
    '²',
    '⁻',
    'e',
  )
  const text = oneof(
    array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
    string({ unit: 'grapheme' }),
  )

  test('is read or refused, never thrown on, and what is read is written and read alike', () => {
    assert(
      property(text, (source) => {
        const parsed = parseFormula(source)
        if ('error' in parsed) return
        expect(parseFormula(formatFormula(parsed))).toStrictEqual(parsed)
        expect(molarMass(parsed)).toBeGreaterThanOrEqual(0)
        expect(spokenFormula(parsed)).toMatch(/^[\w ]+$/)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('counting', () => {
  test('brackets and water of crystallization multiply', () => {
    expect(composition('Al2(SO4)3')).toStrictEqual(
      new Map([
        ['Al', 2],
        ['S', 3],
        ['O', 12],
      ]),
    )
    expect(composition('CuSO4·5H2O')).toStrictEqual(
      new Map([
        ['Cu', 1],
        ['S', 1],
        ['O', 9],
        ['H', 10],
      ]),
    )
    expect(composition('e-')).toStrictEqual(new Map())
  })

  test.each([
    ['H2O', 18.015],
    ['CO2', 44.009],
    ['NaCl', 58.43976928],
    ['Ca(OH)2', 74.092],
    ['H2SO4', 98.072],
    ['C6H12O6', 180.156],
    ['CuSO4·5H2O', 249.677],
    ['NH4+', 18.039],
  ])('the molar mass of %s is %d g/mol', (text, mass) => {
    expect(molarMass(text)).toBe(mass)
  })

  test('a wrong formula in a program is an error', () => {
    expect(() => molarMass('Xx')).toThrow(new RangeError("'Xx' is not a formula: unknown-element"))
  })
})
