import { expect, test } from 'vitest'

import { weakAcids } from '#chemistry/compounds/acids.ts'
import { composition, formula } from '#chemistry/compounds/formulas.ts'

import { acidConstant, baseConstant, conjugatePairs, KW, pairOf } from './acid-constants.ts'
import { indicators } from './indicators.ts'
import { waterConstants } from './water-constants.ts'

test('a conjugate base has one H and one positive charge less than its acid', () => {
  const broken = conjugatePairs.filter(({ acid, base }) => {
    const [before, after] = [composition(acid), composition(base)]
    const symbols = new Set([...before.keys(), ...after.keys()])
    const isOneLess = [...symbols].every(
      (symbol) => (before.get(symbol) ?? 0) - (after.get(symbol) ?? 0) === (symbol === 'H' ? 1 : 0),
    )
    return !isOneLess || formula(acid).charge - formula(base).charge !== 1
  })
  expect(broken).toEqual([])
})

test('Ka times Kb of a pair is Kw within the rounding to two figures', () => {
  const broken = conjugatePairs.filter(
    (pair) => !(Math.abs((acidConstant(pair) * baseConstant(pair)) / KW - 1) <= 0.1),
  )
  expect(broken).toEqual([])
  expect(acidConstant(pairOf('CH3COOH'))).toBe(1.7e-5)
  expect(baseConstant(pairOf('NH4^+'))).toBe(1.8e-5)
  expect(() => pairOf('HCl')).toThrow(RangeError)
})

test('each step of an acid is weaker than the one before, and begins where that ends', () => {
  const later = conjugatePairs.filter(({ step }) => step > 1)
  for (const { acid, step, pKa } of later) {
    const before = conjugatePairs.find(({ base }) => base === acid)
    expect([before?.step, (before?.pKa ?? 99) < pKa - 3]).toEqual([step - 1, true])
  }
})

test('the acids of first-year questions have the pKa of the table in one decimal', () => {
  expect(weakAcids.map(({ formula: acid, acidity }) => [acid, acidity])).toEqual([
    ['CH3COOH', 4.8],
    ['HCOOH', 3.8],
    ['HF', 3.2],
    ['HClO', 7.4],
    ['HCN', 9.2],
  ])
})

test('indicators are in the order of their ranges, which are one to two units wide', () => {
  const lows = indicators.map(({ low }) => low)
  expect(lows).toEqual(lows.toSorted((one, other) => one - other))
  expect(indicators.filter(({ low, high }) => high - low < 1 || high - low > 2)).toEqual([])
  expect(indicators.filter(({ acidColor, baseColor }) => acidColor === baseColor)).toEqual([])
})

test('the ionization constant of water grows with the temperature and is 10⁻¹⁴ at 25 °C', () => {
  const values = waterConstants.map(({ pKw }) => pKw)
  expect(values).toEqual(values.toSorted((one, other) => other - one))
  const room = waterConstants.find(({ celsius }) => celsius === 25)
  expect(Math.abs((room?.pKw ?? 0) + Math.log10(KW))).toBeLessThan(0.01)
})
