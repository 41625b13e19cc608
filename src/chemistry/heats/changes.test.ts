import { expect, test } from 'vitest'

import { equation } from '#chemistry/reactions/equations.ts'

import { changeOf } from './changes.ts'

const values = new Map([
  ['Ca(OH)2(s)', -985.2],
  ['CaO(s)', -634.9],
  ['H2O(g)', -241.8],
  ['H2O(l)', -285.8],
])

function valueOf(substance: string): number | null {
  return values.get(substance) ?? null
}

test('a change is products minus reactants, each times its number and in its state', () => {
  expect(changeOf(equation('Ca(OH)2(s) -> CaO(s) + H2O(g)'), valueOf)).toBe(108.5)
  expect(changeOf(equation('2 H2O(l) -> 2 H2O(g)'), valueOf)).toBe(88)
})

test('there is no change where a substance is missing in the table', () => {
  expect(changeOf(equation('MgO(s) + H2O(l) -> Mg(OH)2(s)'), valueOf)).toBeNull()
})
