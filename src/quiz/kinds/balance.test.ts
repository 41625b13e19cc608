import { expect, test } from 'vitest'

import { countSides, describeBalance, judgeBalance, parseBalanceResponse } from './balance.ts'

const propane = { equation: 'C3H8 + O2 -> CO2 + H2O' }
const permanganate = { equation: 'MnO4^- + Fe^2+ + H+ -> Mn^2+ + Fe^3+ + H2O' }

function miss(key: { readonly equation: string }, ...coefficients: readonly number[]) {
  const verdict = judgeBalance(key, { coefficients })
  return verdict.isRight ? 'right' : verdict.nearMiss
}

test('the smallest whole numbers are right', () => {
  expect(miss(propane, 1, 5, 3, 4)).toBe('right')
  expect(miss(permanganate, 1, 5, 8, 1, 5, 4)).toBe('right')
})

test('a multiple of them is distinguished from a wrong answer', () => {
  expect(miss(propane, 2, 10, 6, 8)).toEqual({ kind: 'multiple', of: 2 })
})

test('atoms that differ are named', () => {
  expect(miss(propane, 1, 5, 3, 3)).toEqual({ kind: 'atoms', symbols: ['H', 'O'] })
})

test('charges that differ while all atoms agree are reported', () => {
  expect(miss(permanganate, 1, 1, 8, 1, 1, 4)).toEqual({ kind: 'charge' })
})

test('an empty field is asked for, and so is one that is not a small whole number', () => {
  expect(parseBalanceResponse(['1', ' 5', '3', '4'])).toEqual({ coefficients: [1, 5, 3, 4] })
  expect(parseBalanceResponse(['1', '', '3', '4'])).toEqual({ problem: 'incomplete', index: 1 })
  for (const text of ['0', '-1', '2.5', '100', 'x']) {
    expect(parseBalanceResponse(['1', text])).toEqual({ problem: 'out-of-range', index: 1 })
  }
})

test('both sides are counted element by element, with the charge where there is one', () => {
  expect(countSides(propane, { coefficients: [1, 1, 1, 1] })).toEqual([
    { symbol: 'C', left: 3, right: 1 },
    { symbol: 'H', left: 8, right: 2 },
    { symbol: 'O', left: 2, right: 3 },
  ])
  expect(countSides(permanganate, { coefficients: [1, 5, 8, 1, 5, 4] }).at(-1)).toEqual({
    symbol: null,
    left: 17,
    right: 17,
  })
})

test('a response is described as the whole equation', () => {
  expect(describeBalance(propane, { coefficients: [1, 5, 3, 4] })).toBe(
    'C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O',
  )
})
