import { expect, test } from 'vitest'

import { composition } from './formulas.ts'
import { lewisAtoms } from './lewis-atoms.ts'

test.each(lewisAtoms)('$element of $formula has an octet, or lacks a pair as CH3+', (atom) => {
  const electrons = 2 * (atom.lonePairs + atom.orders.reduce((sum, order) => sum + order, 0))
  expect(electrons).toBe(atom.formula === 'CH3^+' ? 6 : 8)
  expect([...composition(atom.formula).keys()]).toContain(atom.element)
})
