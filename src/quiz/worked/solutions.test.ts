import { expect, test } from 'vitest'

import { equation } from '#chemistry/reactions/equations.ts'

import { decimal, exact, measured, powerOfTen, withSign } from './amounts.ts'
import {
  added,
  divided,
  exponential,
  expressionText,
  less,
  log10,
  log2,
  multiplied,
  naturalLog,
  negative,
  powerOf10,
  raised,
  root,
  valueOf,
} from './expressions.ts'
import { hintText, lineText } from './solution-text.ts'
import { calculated, hintsOf, known, law, outcome, solved } from './solutions.ts'
import { workedEquation } from './worked-equations.ts'
import { workedSolution } from './worked-steps.ts'

const moles = solved(
  'the amount of water',
  known('Mass', measured(36, 'g')),
  law('Amount = mass ÷ molar mass'),
  calculated(
    'Molar mass',
    added(multiplied(exact(2), measured(1.008, null, 4)), measured(15.999, null, 4)),
    measured(18.015, 'g/mol', 4),
  ),
  calculated(
    'Amount',
    divided(measured(36, 'g'), measured(18.015, 'g/mol', 4)),
    measured(36 / 18.015, 'mol'),
  ),
)

test('Q49 hints go from the unknown over the relation to the first step', () => {
  expect(hintsOf(moles).map(hintText)).toEqual([
    'Asked for: the amount of water, in mol.',
    'Amount = mass ÷ molar mass.',
    'Begin with this. Molar mass: 2 × 1.008 + 16.00 = 18.02 g/mol.',
  ])
})

test('Q49 the result of a single step is left to the learner', () => {
  const [, , start] = hintsOf(
    solved(
      'the rest',
      law('Rest = all − part'),
      calculated('Rest', less(exact(7), exact(3)), exact(4)),
    ),
  )
  expect(start === undefined ? '' : hintText(start)).toBe('Put in the numbers. Rest: 7 − 3.')
})

test('Q49 an answer that is only looked up is not a hint', () => {
  const looked = solved(
    'the protons',
    known('Atomic number', exact(8)),
    law('The atomic number counts them'),
    calculated('Protons', exact(8), exact(8)),
  )
  expect(hintsOf(looked).map(({ kind }) => kind)).toEqual(['asked', 'relation'])
})

test('Q48 each line is written with its numbers', () => {
  expect(moles.lines.map(lineText)).toEqual([
    'Mass: 36.0 g',
    'Amount = mass ÷ molar mass',
    'Molar mass: 2 × 1.008 + 16.00 = 18.02 g/mol',
    'Amount: 36.0 g ÷ 18.02 g/mol = 2.00 mol',
  ])
})

test('an expression has parentheses only where it needs them, and keeps its value', () => {
  const cases = [
    [less(exact(7), withSign(-3)), '7 − (−3)', 10],
    [divided(less(exact(9), exact(1)), exact(4)), '(9 − 1) ÷ 4', 2],
    [divided(exact(8), raised(exact(2), exact(2))), '8 ÷ 2²', 2],
    [less(exact(9), less(exact(5), exact(1))), '9 − (5 − 1)', 5],
    [multiplied(exact(2), divided(exact(3), exact(6))), '2 × (3 ÷ 6)', 1],
    [
      multiplied(decimal(0.5, null, 2), powerOfTen(6e23, 'per mol', 2)),
      '0.50 × (6.0 × 10²³ per mol)',
      3e23,
    ],
    [root(2, divided(exact(32), exact(2))), '√(32 ÷ 2)', 4],
    [multiplied(exact(3), root(3, exact(8))), '3 × ³√(8)', 6],
    [log2(divided(exact(100, '%'), exact(25, '%'))), 'log₂(100% ÷ 25%)', 2],
    [negative(log10(measured(0.01))), '−log(0.0100)', 2],
    [naturalLog(divided(exact(3), exact(3))), 'ln(3 ÷ 3)', 0],
    [multiplied(exact(2), exponential(negative(exact(0)))), '2 × e^(−0)', 2],
    [powerOf10(negative(exact(2))), '10^(−2)', 0.01],
    [less(exact(14), negative(exact(3))), '14 − (−3)', 17],
  ] as const
  for (const [expression, text, value] of cases) {
    expect(expressionText(expression)).toBe(text)
    expect(valueOf(expression)).toBe(value)
  }
})

test('Q48 steps become lines in the order given, conversions, numbers, with the results of their calculations', () => {
  const { lines } = workedSolution({
    asked: 'the new volume',
    given: { Volume: measured(2, 'L') },
    relation: 'The volume is proportional to the temperature in kelvin',
    conversions: [
      ['Before', added(exact(27, '°C'), exact(273)), 'K', {}],
      ['After', added(exact(177, '°C'), exact(273)), 'K', {}],
    ],
    numbers: [
      ['New volume', divided(multiplied(measured(2, 'L'), exact(450, 'K')), exact(300, 'K')), 'L'],
    ],
  })
  expect(lines.map(({ kind }) => kind)).toEqual([
    'given',
    'relation',
    'conversion',
    'conversion',
    'number',
  ])
  expect(lines.map(lineText)).toEqual([
    'Volume: 2.00 L',
    'The volume is proportional to the temperature in kelvin',
    'Before: 27 °C + 273 = 300 K',
    'After: 177 °C + 273 = 450 K',
    'New volume: 2.00 L × 450 K ÷ 300 K = 3.00 L',
  ])
})

test('Q48 a balanced equation is checked element by element, with the charge', () => {
  const { lines } = workedEquation(equation('3 Ag + Au^3+ -> 3 Ag^+ + Au'), 'Ag + Au³⁺ → Ag⁺ + Au')
  expect(lines.map(lineText)).toEqual([
    'Equation: Ag + Au³⁺ → Ag⁺ + Au',
    'Both sides have as many atoms of each element, and the same charge',
    'Ag: 3 × 1 = 3 × 1',
    'Au: 1 × 1 = 1 × 1',
    'Charge: 1 × (+3) = 3 × (+1)',
    '3 Ag + Au³⁺ → 3 Ag⁺ + Au',
  ])
  expect(lines.at(-1)).toEqual(outcome('3 Ag + Au³⁺ → 3 Ag⁺ + Au'))
})

test('Q49 an equation begins with an element of a single substance on each side', () => {
  const [, , start] = hintsOf(workedEquation(equation('2 K + Cl2 -> 2 KCl'), 'K + Cl₂ → KCl'))
  expect(start === undefined ? '' : hintText(start)).toBe(
    'Begin with this. Atoms of Cl: 2 in Cl₂, 1 in KCl.',
  )
})
