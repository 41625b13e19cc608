import { assert, double, property } from 'fast-check'
import { expect, test } from 'vitest'

import { shownDilution, solveDilution } from './dilution.ts'

test('50 mL of 2.0 M become 0.25 M with 350 mL of water', () => {
  const dilution = solveDilution({ stock: '2.0 M', taken: '50 mL', made: '0.25 M', total: '' })
  if ('problem' in dilution) throw new RangeError(dilution.problem)
  expect(dilution).toMatchObject({ unknown: 'total', volumeUnit: 'mL', figures: 2 })
  expect(shownDilution(dilution, 'total')).toBeCloseTo(400, 9)
  expect(shownDilution(dilution, 'added')).toBeCloseTo(350, 9)
  expect(dilution.amount).toBeCloseTo(0.1, 12)
})

test.each([
  [{ stock: '', taken: '50 mL', made: '0.25 M', total: '400 mL' }, 'stock', 2],
  [{ stock: '2.0 M', taken: '', made: '0.25 M', total: '0.400 L' }, 'taken', 50e-3],
  [{ stock: '12 M', taken: '25', made: '', total: '300' }, 'made', 1],
  [{ stock: '500 mmol/L', taken: '10 mL', made: '', total: '100 mL' }, 'made', 0.05],
] as const)('%o gives %s = %d', (texts, unknown, value) => {
  const dilution = solveDilution(texts)
  if ('problem' in dilution) throw new RangeError(dilution.problem)
  expect(dilution[unknown]).toBeCloseTo(value, 9)
})

test.each([
  [{ stock: '2 M', taken: '50 mL', made: '', total: '' }, { problem: 'one-empty' }],
  [{ stock: '2 M', taken: '50 mL', made: '1 M', total: '100 mL' }, { problem: 'one-empty' }],
  [
    { stock: '0.25 M', taken: '50 mL', made: '2.0 M', total: '' },
    { problem: 'not-thinner', stock: 0.25, made: 2 },
  ],
  [
    { stock: '2 g', taken: '50 mL', made: '1 M', total: '' },
    {
      problem: 'field',
      field: 'stock',
      cause: { problem: 'unknown-unit', unit: 'g', kind: 'concentration' },
    },
  ],
])('%o is refused', (texts, problem) => {
  expect(solveDilution(texts)).toEqual(problem)
})

test('the amount is the same before and after', () => {
  const positive = double({ min: 0.01, max: 100, noNaN: true })
  assert(
    property(positive, positive, positive, (stock, taken, further) => {
      const dilution = solveDilution({
        stock: `${stock} M`,
        taken: `${taken} L`,
        made: '',
        total: `${taken + further} L`,
      })
      if ('problem' in dilution) throw new RangeError(dilution.problem)
      expect(dilution.made * dilution.total).toBeCloseTo(dilution.amount, 6)
      expect(dilution.taken + dilution.added).toBeCloseTo(dilution.total, 9)
    }),
  )
})
