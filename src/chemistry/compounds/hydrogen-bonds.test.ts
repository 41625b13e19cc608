import { expect, test } from 'vitest'

import { composition } from './formulas.ts'
import { boilingPairs, hydrogenBonding } from './hydrogen-bonds.ts'

/** Written so that hydrogen stands beside N, O or F: as OH, NH or HF, or in water and its like. */
const DONOR = /OH|NH|^H2O2?$|^HF$|^N2H4$/

test.each(hydrogenBonding)('the compounds of $element', ({ element, bonding, others }) => {
  expect(bonding.filter((formula) => !DONOR.test(formula))).toEqual([])
  expect(others.filter((formula) => DONOR.test(formula))).toEqual([])
  for (const formula of [...bonding, ...others]) {
    expect([...composition(formula).keys()]).toContain(element)
  }
})

test.each(boilingPairs)('$bonding.formula boils above $other.formula', ({ bonding, other }) => {
  expect(bonding.boilingPoint).toBeGreaterThan(other.boilingPoint + 25)
  expect(DONOR.test(bonding.formula)).toBe(true)
  expect(DONOR.test(other.formula)).toBe(false)
})
