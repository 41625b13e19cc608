import { expect, test } from 'vitest'

import { equivalenceVolume, phAfter, type Titration, titrationCurve } from './titration-curve.ts'

const acetic: Titration = {
  sample: 'acid',
  pKa: 4.76,
  concentration: 0.1,
  volume: 25,
  titrant: 0.1,
}
const ammonia: Titration = { ...acetic, sample: 'base', pKa: 9.25 }
const strong: Titration = { ...acetic, pKa: null }

test('a weak acid: the pH at the start, half way, at the end, as the approximations give it', () => {
  const start = (4.76 - Math.log10(0.1)) / 2
  const end = 7 + (4.76 + Math.log10(0.05)) / 2
  expect(phAfter(acetic, 0)).toBeCloseTo(start, 2)
  expect(phAfter(acetic, 12.5)).toBeCloseTo(4.76, 2)
  expect(phAfter(acetic, 25)).toBeCloseTo(end, 2)
  expect(phAfter(acetic, 50)).toBeCloseTo(14 + Math.log10(2.5 / 75), 2)
})

test('a weak base ends below 7, a strong acid at 7', () => {
  expect(phAfter(ammonia, 12.5)).toBeCloseTo(9.25, 2)
  expect(phAfter(ammonia, 25)).toBeCloseTo((9.25 - Math.log10(0.05)) / 2, 2)
  expect(phAfter(strong, 0)).toBeCloseTo(1, 6)
  expect(phAfter(strong, 25)).toBeCloseTo(7, 6)
  expect(phAfter({ ...strong, sample: 'base' }, 0)).toBeCloseTo(13, 6)
})

test('a curve rises for an acid, falls for a base, and ends at twice the equivalence volume', () => {
  expect(equivalenceVolume({ ...acetic, titrant: 0.2 })).toBe(12.5)
  const rising = titrationCurve(acetic).map(([, ph]) => ph)
  const falling = titrationCurve(ammonia).map(([, ph]) => ph)
  expect(rising).toEqual(rising.toSorted((a, b) => a - b))
  expect(falling).toEqual(falling.toSorted((a, b) => b - a))
  expect(titrationCurve(acetic).at(-1)?.[0]).toBe(50)
})
