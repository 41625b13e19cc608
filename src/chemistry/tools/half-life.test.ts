import { assert, double, property } from 'fast-check'
import { expect, test } from 'vitest'

import { solveDecay } from './half-life.ts'

const iodine = { start: '80 g', left: '', halfLife: '8.0249 d', time: '24.07 d' }

test('80 g of iodine-131 leave 10 g after three half-lives', () => {
  const decay = solveDecay(iodine)
  if ('problem' in decay) throw new RangeError(decay.problem)
  expect(decay).toMatchObject({ unknown: 'left', unit: 'g', timeUnit: 'd', figures: 2 })
  expect(decay.left).toBeCloseTo(10, 1)
  expect(decay.halvings).toBeCloseTo(3, 2)
})

// Each of the four may be missing; times may have different units.
test.each([
  [{ start: '', left: '10 g', halfLife: '8 d', time: '24 d' }, 'start', 80],
  [{ start: '80 g', left: '10 g', halfLife: '', time: '24 d' }, 'halfLife', 8],
  [{ start: '80 g', left: '10 g', halfLife: '8 d', time: '' }, 'time', 24],
  [{ start: '80 g', left: '', halfLife: '8 d', time: '576 h' }, 'left', 10],
  [{ start: '100 %', left: '25 %', halfLife: '5.70 ky', time: '' }, 'time', 11.4],
  [{ start: '100', left: '12.5', halfLife: '30.04 y', time: '' }, 'time', 90.12],
] as const)('%o gives %s = %d', (texts, unknown, value) => {
  const decay = solveDecay(texts)
  if ('problem' in decay) throw new RangeError(decay.problem)
  expect(decay.unknown).toBe(unknown)
  expect(decay[unknown]).toBeCloseTo(value, 6)
})

test.each([
  [{ ...iodine, time: '' }, { problem: 'one-empty' }],
  [{ ...iodine, left: '10 g' }, { problem: 'one-empty' }],
  [{ start: '10 g', left: '80 g', halfLife: '8 d', time: '' }, { problem: 'not-less' }],
  [
    { start: '80 g', left: '10 mg', halfLife: '8 d', time: '' },
    { problem: 'two-units', units: ['g', 'mg'] },
  ],
  [
    { ...iodine, halfLife: '8 kg' },
    {
      problem: 'field',
      field: 'halfLife',
      cause: { problem: 'unknown-unit', unit: 'kg', kind: 'time' },
    },
  ],
  [
    { ...iodine, start: '-3 g' },
    { problem: 'field', field: 'start', cause: { problem: 'not-positive' } },
  ],
])('%o is refused', (texts, problem) => {
  expect(solveDecay(texts)).toEqual(problem)
})

test('the result for one quantity gives back each of the others', () => {
  const positive = double({ min: 0.01, max: 1000, noNaN: true })
  assert(
    property(
      positive,
      positive,
      double({ min: 0.1, max: 20, noNaN: true }),
      (start, halfLife, halvings) => {
        const texts = {
          start: String(start),
          left: '',
          halfLife: `${halfLife} y`,
          time: `${halfLife * halvings} y`,
        }
        const decay = solveDecay(texts)
        if ('problem' in decay) throw new RangeError(decay.problem)
        const left = String(decay.left)
        for (const unknown of ['start', 'halfLife', 'time'] as const) {
          const again = solveDecay({ ...texts, left, [unknown]: '' })
          if ('problem' in again) throw new RangeError(again.problem)
          expect(again[unknown] / decay[unknown]).toBeCloseTo(1, 9)
        }
      },
    ),
  )
})
