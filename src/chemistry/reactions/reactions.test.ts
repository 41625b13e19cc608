import { expect, test } from 'vitest'

import { composition } from '#chemistry/compounds/formulas.ts'

import { balance, formatEquation, isBalanced } from './equations.ts'
import { type Reaction, reactions } from './reactions.ts'

const named = reactions.map((reaction) => [formatEquation(reaction.equation), reaction] as const)

test.each(named)('%s balances with the smallest whole numbers', (_, { equation }) => {
  const { reactants, products } = equation
  expect(isBalanced(equation)).toBe(true)
  expect([...reactants, ...products].map(({ coefficient }) => coefficient)).toEqual(
    balance(
      reactants.map(({ formula }) => formula),
      products.map(({ formula }) => formula),
    ),
  )
})

test.each(named)('the substances of %s fit its kind', (_, reaction) => {
  expect(patternOf(reaction)).toMatch(patterns[reaction.kind])
})

test.each(named)('the element of %s takes part', (_, { equation, element }) => {
  const symbols = equation.reactants.flatMap(({ formula }) => [...composition(formula).keys()])
  expect(symbols).toContain(element)
})

/** One letter for each substance: 'e' for an element, 'c' for a compound. */
const patterns = {
  synthesis: /^[ec]e>c$/,
  decomposition: /^c>[ec]{2,3}$/,
  'single replacement': /^(ec>ce|ec>ec)$/,
  'double replacement': /^cc>cc$/,
  combustion: /^ce>cc$/,
} as const

function patternOf({ equation: { reactants, products } }: Reaction): string {
  const letters = (side: typeof reactants): string =>
    side.map(({ formula }) => (composition(formula).size === 1 ? 'e' : 'c')).join('')
  return `${letters(reactants)}>${letters(products)}`
}
