import { expect, test } from 'vitest'

import { balanced, equation, formatEquation } from './equations.ts'
import { decompositions, intricateReactions } from './practice-reactions.ts'

test.each([...intricateReactions, ...decompositions])(
  '$equation has the smallest whole numbers, and no others balance it',
  ({ equation: text }) => {
    const smallest = balanced(equation(text))
    expect(smallest === null ? null : formatEquation(smallest)).toBe(formatEquation(equation(text)))
  },
)

test('a decomposition starts from one substance and has a number above 1', () => {
  const unfit = decompositions.filter(({ equation: text }) => {
    const { reactants, products } = equation(text)
    return (
      reactants.length !== 1 ||
      [...reactants, ...products].every(({ coefficient }) => coefficient === 1)
    )
  })
  expect(unfit).toEqual([])
})
