import { assert, double, property } from 'fast-check'
import { expect, test } from 'vitest'

import { commonAcids } from '#chemistry/acids/common-acids.ts'
import { weakAcids } from '#chemistry/compounds/acids.ts'

import { type AcidityInput, acidityOf } from './acidity.ts'

const nothing: AcidityInput = { solution: 'strong-acid', concentration: '', base: '', constant: '' }

// Worked by hand from the formulas of the cubic and of the quadratic.
test.each<readonly [Partial<AcidityInput>, string]>([
  [{ solution: 'weak-acid', concentration: '0.10 M', constant: '4.76' }, '2.88'],
  [{ solution: 'strong-acid', concentration: '1e-8 M' }, '6.98'],
  [{ solution: 'strong-acid', concentration: '0.010 M' }, '2.00'],
  [{ solution: 'strong-acid', concentration: '2.0' }, '-0.30'],
  [{ solution: 'strong-base', concentration: '0.020 M' }, '12.30'],
  [{ solution: 'strong-base', concentration: '10⁻⁸ M' }, '7.02'],
  [{ solution: 'weak-base', concentration: '0.10 M', constant: '4.75' }, '11.12'],
  [{ solution: 'buffer', concentration: '0.10 M', base: '0.10 M', constant: '4.76' }, '4.76'],
  [{ solution: 'buffer', concentration: '0.10 M', base: '0.20 M', constant: '4.76' }, '5.06'],
  [{ solution: 'weak-acid', concentration: '0.0010 mmol/L', constant: '9.21' }, '6.99'],
  [{ solution: 'strong-acid', concentration: '0.0250 M' }, '1.602'],
])('%o has pH %s', (input, pH) => {
  const acidity = acidityOf({ ...nothing, ...input })
  if ('problem' in acidity) throw new RangeError(acidity.problem)
  expect(acidity.pH.toFixed(acidity.decimals)).toBe(pH)
})

test('the short way fails for very dilute acids', () => {
  expect(acidityOf({ ...nothing, concentration: '1e-8 M' })).toMatchObject({ shortWay: 8 })
})

test('1.3 percent of 0.10 M acetic acid is ionized', () => {
  const acidity = acidityOf({
    ...nothing,
    solution: 'weak-acid',
    concentration: '0.10',
    constant: '4.76',
  })
  expect('ionized' in acidity && acidity.ionized?.toFixed(1)).toBe('1.3')
})

test.each<readonly [Partial<AcidityInput>, object]>([
  [{}, { problem: 'field', field: 'concentration', cause: { problem: 'empty' } }],
  [{ concentration: '25 M' }, { problem: 'too-concentrated', field: 'concentration' }],
  [
    { solution: 'buffer', concentration: '0.1', constant: '4' },
    { problem: 'field', field: 'base', cause: { problem: 'empty' } },
  ],
  [
    { solution: 'weak-acid', concentration: '0.1' },
    { problem: 'field', field: 'constant', cause: { problem: 'empty' } },
  ],
  [
    { solution: 'weak-acid', concentration: '0.1', constant: '40' },
    { problem: 'field', field: 'constant', cause: { problem: 'out-of-range' } },
  ],
])('%o is refused', (input, problem) => {
  expect(acidityOf({ ...nothing, ...input })).toEqual(problem)
})

test('the weak acids agree with those of the questions', () => {
  for (const { formula, acidity } of weakAcids) {
    const pair = commonAcids.find((entry) => entry.formula === formula)
    expect(Math.abs((pair?.pKa ?? 0) - acidity)).toBeLessThanOrEqual(0.051)
  }
})

test('charges and amounts balance in every solution, and an acid is sour', () => {
  const molar = double({ min: 1e-9, max: 1, noNaN: true })
  const constant = double({ min: 0.01, max: 13, noNaN: true })
  assert(
    property(molar, constant, (c, pKa) => {
      const acidity = acidityOf({
        ...nothing,
        solution: 'weak-acid',
        concentration: String(c),
        constant: String(pKa),
      })
      if ('problem' in acidity) throw new RangeError(acidity.problem)
      const { hydronium: h, hydroxide } = acidity
      const ka = 10 ** -pKa
      // The cubic of the textbooks, as a part of its largest term.
      const terms = [h ** 3, ka * h ** 2, -(1e-14 + ka * c) * h, -ka * 1e-14]
      const sum = terms.reduce((total, term) => total + term, 0)
      expect(Math.abs(sum) / Math.max(...terms.map(Math.abs))).toBeLessThan(1e-9)
      expect(h).toBeGreaterThanOrEqual(hydroxide * 0.999_999_9)
    }),
  )
})
