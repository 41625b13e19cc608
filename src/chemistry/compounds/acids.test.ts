import { expect, test } from 'vitest'

import { elementBySymbol } from '#chemistry/elements/elements.ts'

import { strongAcids, strongBases, weakAcids, weakBases } from './acids.ts'
import { composition } from './formulas.ts'

test.each([...strongAcids, ...weakAcids])('$name has hydrogen to give off', (acid) => {
  expect([...composition(acid.formula).keys()]).toEqual(expect.arrayContaining(['H', acid.element]))
  expect(acid.name).toMatch(/ acid$/)
})

test.each(strongBases)('$name is the hydroxide of an alkali metal', ({ formula, element }) => {
  expect(formula).toBe(`${element}OH`)
  expect(elementBySymbol(element)?.category).toBe('alkali metal')
})

test.each(weakBases)('$name has a nitrogen atom that takes up H⁺', ({ formula }) => {
  expect(composition(formula).get('N')).toBe(1)
})

test('weak acids are weaker than the hydronium ion and stronger than water', () => {
  expect(weakAcids.filter(({ acidity }) => acidity < 0 || acidity > 14)).toEqual([])
})
