import { expect, test } from 'vitest'

import { formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import { parseEquation } from '#chemistry/reactions/equations.ts'
import { makeQuestion } from '#quiz/question.ts'

import { atomEconomy } from './atom-economy.ts'

test('ge-m320: the masses of both sides agree, so the reactants may stand below', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const question = makeQuestion(atomEconomy, seed)
    const [, written = '', name = ''] =
      /^In (.+) only (\S+) is wanted/.exec(question.question) ?? []
    const equation = parseEquation(written)
    if ('error' in equation || question.type !== 'number') throw new TypeError(question.id)
    const massOf = (terms: typeof equation.products) =>
      terms.reduce((sum, { coefficient, formula }) => sum + coefficient * molarMass(formula), 0)
    const wanted = equation.products.filter(({ formula }) => formatFormula(formula) === name)
    expect(wanted).toHaveLength(1)
    expect((100 * massOf(wanted)) / massOf(equation.reactants) / question.key.value).toBeCloseTo(
      1,
      2,
    )
  }
})
