import { assert, constantFrom, integer, property, tuple, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'

import { formatFormula } from '#chemistry/compounds/formulas.ts'

import { empiricalFormula } from './empirical-formula.ts'
import { molarMassOf } from './molar-mass.ts'

// Analyses as textbooks print them.
test.each([
  ['C 40.0, H 6.7, O 53.3', 'CH2O'],
  ['C 40.0 %; H 6.7 %; O 53.3 %', 'CH2O'],
  ['C 40,0; H 6,7; O 53,3', 'CH2O'],
  ['C 40.0 H 6.7 O 53.3', 'CH2O'],
  ['P 43.7, O 56.3', 'P2O5'],
  ['Fe 72.4, O 27.6', 'Fe3O4'],
  ['Fe 69.9, O 30.1', 'Fe2O3'],
  ['Na 32.4, S 22.6, O 45.0', 'Na2SO4'],
  ['K 26.6, Cr 35.4, O 38.0', 'K2Cr2O7'],
  ['C 49.5, H 5.2, N 28.9, O 16.5', 'C4H5N2O'],
  ['C 42.1, H 6.48, O 51.4', 'C12H22O11'],
  ['Mg 2.43 g, O 1.60 g', 'MgO'],
  ['N 30.4, O 69.6', 'NO2'],
])('%s is %s', (text, formula) => {
  expect(empiricalFormula(text)).toMatchObject({ formula, molecular: null })
})

test.each([
  ['C 40.0, H 6.7, O 53.3', '180.16', 6, 'C6H12O6'],
  ['C 40.0, H 6.7, O 53.3', '60 g/mol', 2, 'C2H4O2'],
  ['N 30.4, O 69.6', '92.0', 2, 'N2O4'],
  ['C 92.3, H 7.7', '78.1', 6, 'C6H6'],
])('%s with %s g/mol is %d times as much', (text, mass, times, formula) => {
  expect(empiricalFormula(text, mass)).toMatchObject({ molecular: { times, formula } })
})

test('the steps of one analysis', () => {
  const found = empiricalFormula('N 30.4, O 69.6')
  if ('problem' in found) throw new RangeError(found.problem)
  expect(
    found.shares.map((share) => [
      share.symbol,
      Number(share.moles.toFixed(3)),
      Number(share.ratio.toFixed(3)),
      share.count,
    ]),
  ).toEqual([
    ['N', 2.17, 1, 1],
    ['O', 4.35, 2.004, 2],
  ])
})

test.each([
  ['', '', { problem: 'empty' }],
  ['C 100', '', { problem: 'one-element' }],
  ['C 40, Xy 60', '', { problem: 'unknown-element', part: 'Xy' }],
  ['C 40, H', '', { problem: 'unreadable', part: 'H' }],
  ['C 40, C 60', '', { problem: 'twice', part: 'C' }],
  ['C 40.0, H 6.7, O 53.3', 'many', { problem: 'mass-unreadable' }],
  ['C 40.0, H 6.7, O 53.3', '45', { problem: 'mass-does-not-fit', formula: 'CH2O' }],
  ['C 40.0, H 6.7, O 45.0, N 1.3', '', { problem: 'no-ratio' }],
])('%j with %j is refused', (text, mass, problem) => {
  expect(empiricalFormula(text, mass)).toMatchObject(problem)
})

test('percent by mass and empirical formula lead back to each other', () => {
  const counts = tuple(
    integer({ min: 1, max: 8 }),
    integer({ min: 1, max: 8 }),
    integer({ min: 1, max: 8 }),
  )
  const symbols = uniqueArray(constantFrom('C', 'H', 'N', 'O', 'S', 'Cl', 'Na', 'Fe', 'P'), {
    minLength: 3,
    maxLength: 3,
  })
  assert(
    property(counts, symbols, (drawn, chosen) => {
      const divisor = drawn.reduce((a, b) => divisorOf(a, b))
      const plain = chosen
        .map((symbol, index) => `${symbol}${(drawn[index] ?? 1) / divisor}`)
        .join('')
      const mass = molarMassOf(plain)
      if ('problem' in mass) throw new RangeError(mass.problem)
      const text = mass.parts
        .map(({ symbol, percent }) => `${symbol} ${percent.toFixed(3)}`)
        .join('; ')
      const found = empiricalFormula(text, String(mass.total * divisor))
      if ('problem' in found) throw new RangeError(`${text}: ${found.problem}`)
      expect(formatFormula(found.formula)).toBe(
        formatFormula(plain.replace(/(?<=[a-z])1(?!\d)/gi, '')),
      )
      expect(found.molecular?.times).toBe(divisor)
    }),
  )
})

function divisorOf(a: number, b: number): number {
  return b === 0 ? a : divisorOf(b, a % b)
}
