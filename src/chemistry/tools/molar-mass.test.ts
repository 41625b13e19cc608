import { array, assert, constantFrom, integer, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'

import { elements } from '#chemistry/elements/elements.ts'

import { molarMassOf } from './molar-mass.ts'

// Sums of the standard atomic weights (CIAAW 2021), added by hand.
test.each([
  ['Ca(NO3)2', 164.086],
  ['CuSO4·5H2O', 249.677],
  ['CuSO4.5H2O', 249.677],
  ['CuSO4*5H2O', 249.677],
  ['H2O', 18.015],
  ['SO4^2-', 96.056],
  ['K4[Fe(CN)6]', 368.3462],
  ['C12H22O11', 342.297],
  ['Al2(SO4)3', 342.1310768],
])('%s has %d g/mol', (text, total) => {
  const mass = molarMassOf(text)
  if ('problem' in mass) throw new RangeError(mass.problem)
  expect(mass.total).toBeCloseTo(total, 9)
})

test('glucose element by element', () => {
  const mass = molarMassOf('C6H12O6')
  if ('problem' in mass) throw new RangeError(mass.problem)
  expect(
    mass.parts.map(({ symbol, count, mass: sum, percent }) => [
      symbol,
      count,
      sum,
      Number(percent.toFixed(2)),
    ]),
  ).toEqual([
    ['C', 6, 72.066, 40],
    ['H', 12, 12.096, 6.71],
    ['O', 6, 95.994, 53.28],
  ])
})

test('the water of a hydrate has its share', () => {
  const blue = molarMassOf('CuSO4·5H2O')
  if ('problem' in blue) throw new RangeError(blue.problem)
  expect(blue.waterPercent).toBeCloseTo(36.08, 2)
  expect(molarMassOf('NaCl')).toMatchObject({ waterPercent: null })
})

test.each([
  ['', { problem: 'empty', symbol: null, meant: null }],
  ['Xy2', { problem: 'unknown-element', symbol: 'Xy', meant: null }],
  ['Ca(OH', { problem: 'unbalanced-brackets', symbol: null, meant: null }],
  ['Ca2+', { problem: 'ambiguous-charge', symbol: null, meant: null }],
  ['nacl', { problem: 'syntax', symbol: null, meant: 'NaCl' }],
  ['h2o', { problem: 'syntax', symbol: null, meant: 'H2O' }],
  ['H2O!', { problem: 'syntax', symbol: null, meant: null }],
  ['e-', { problem: 'no-atoms', symbol: null, meant: null }],
])('%j cannot be read', (text, problem) => {
  expect(molarMassOf(text)).toEqual(problem)
})

test('the shares of any formula add up to 100 percent, and the masses to the total', () => {
  const atoms = tuple(
    constantFrom(...elements.map(({ symbol }) => symbol)),
    integer({ min: 1, max: 99 }),
  )
  assert(
    property(array(atoms, { minLength: 1, maxLength: 6 }), (groups) => {
      const mass = molarMassOf(groups.map(([symbol, count]) => `${symbol}${count}`).join(''))
      if ('problem' in mass) throw new RangeError(mass.problem)
      expect(mass.parts.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 9)
      expect(mass.parts.reduce((sum, part) => sum + part.mass, 0)).toBeCloseTo(mass.total, 6)
    }),
  )
})
