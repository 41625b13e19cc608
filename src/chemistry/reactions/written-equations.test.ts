import { expect, test } from 'vitest'

import { balanced, equation, formatEquation, isBalanced } from './equations.ts'
import { writtenEquations } from './written-equations.ts'

test.each(writtenEquations)('$right balances in the smallest whole numbers', ({ right }) => {
  const reaction = equation(right)
  const smallest = balanced(reaction)
  expect(smallest === null ? null : formatEquation(smallest)).toBe(formatEquation(reaction))
})

test.each(writtenEquations)('the wrong equations of "$words" are as their lists say', (entry) => {
  const { otherSubstance, singleAtoms, unbalanced, right } = entry
  const wrong = [...otherSubstance, ...singleAtoms]
  expect(wrong.filter((text) => !isBalanced(equation(text)))).toEqual([])
  expect(unbalanced.filter((text) => isBalanced(equation(text)))).toEqual([])
  expect([...wrong, ...unbalanced]).not.toContain(right)
})
