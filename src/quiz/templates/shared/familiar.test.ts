import { expect, test } from 'vitest'

import { elements } from '#chemistry/elements/elements.ts'

import { isFamiliar } from './familiar.ts'

test('the first twenty elements and common metals are familiar, lanthanides are not', () => {
  const familiar = elements.filter(({ symbol }) => isFamiliar(symbol))
  expect(familiar.slice(0, 20).map(({ atomicNumber }) => atomicNumber)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  )
  expect(['Fe', 'Cu', 'Ag', 'Au', 'Pb'].every(isFamiliar)).toBe(true)
  expect(familiar.filter(({ category }) => category === 'lanthanide')).toEqual([])
})
