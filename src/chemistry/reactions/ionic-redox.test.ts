import { expect, test } from 'vitest'

import { composition } from '#chemistry/compounds/formulas.ts'

import { balanced, equation, formatEquation, isBalanced } from './equations.ts'
import { ionicRedox } from './ionic-redox.ts'

test.each(ionicRedox)(
  '$equation has the smallest whole numbers, and no others balance it',
  ({ equation: text }) => {
    const smallest = balanced(equation(text))
    expect(smallest === null ? null : formatEquation(smallest)).toBe(formatEquation(equation(text)))
  },
)

test('the numbers that heed the atoms alone balance each element and leave the charge unequal', () => {
  const unfit = ionicRedox.filter(({ equation: text, byAtoms }) => {
    if (byAtoms === null) return false
    const { reactants, products, arrow } = equation(text)
    const terms = [...reactants, ...products]
    if (byAtoms.length !== terms.length) return true
    const numbered = terms.map((term, at) => ({ ...term, coefficient: byAtoms[at] ?? 0 }))
    const trial = {
      reactants: numbered.slice(0, reactants.length),
      products: numbered.slice(reactants.length),
      arrow,
    }
    return isBalanced(trial) || !atomsAgree(trial.reactants, trial.products)
  })
  expect(unfit.map(({ equation: text }) => text)).toEqual([])
})

type Terms = ReturnType<typeof equation>['reactants']

function atomsAgree(reactants: Terms, products: Terms): boolean {
  return JSON.stringify(atomsOf(reactants)) === JSON.stringify(atomsOf(products))
}

function atomsOf(terms: Terms): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const { coefficient, formula } of terms) {
    for (const [symbol, atoms] of composition(formula)) {
      counts.set(symbol, (counts.get(symbol) ?? 0) + coefficient * atoms)
    }
  }
  return [...counts].toSorted(([one], [other]) => one.localeCompare(other))
}
