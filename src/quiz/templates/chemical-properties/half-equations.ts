import { composition } from '#chemistry/compounds/formulas.ts'
import { equation, formatTerm, isBalanced, type Term } from '#chemistry/reactions/equations.ts'
import { halfReactions } from '#chemistry/reactions/redox-reactions.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { numeric, template } from '#quiz/template.ts'
import { counted } from '#quiz/templates/shared/names.ts'

import { formatSigned } from './ions.ts'

export const electronsInHalfEquation = template('ch-h4', 'redox', (random) => {
  const { left, right } = pick(random, halfReactions)
  const { reactants, products } = equation(`${left} -> ${right}`)
  const [main, hydrogen] = reactants
  if (main === undefined || hydrogen === undefined) return null
  const before = totalCharge(reactants)
  const after = totalCharge(products)
  const answer = before - after
  const step = `The left side has the charge ${formatSigned(before)}, the right side ${formatSigned(after)}, so ${answer} electrons are added on the left`
  return numeric({
    element: [...composition(main.formula).keys()].find((symbol) => symbol !== 'H') ?? 'H',
    stem: `How many electrons belong in place of x in ${write(reactants)} + x e⁻ → ${write(products)}?`,
    answer,
    isRight: (value) => isBalanced(equation(`${left} + ${value} e- -> ${right}`)),
    lures: [
      {
        value: hydrogen.coefficient,
        why: `${hydrogen.coefficient} is the number of hydrogen ions. ${step}.`,
      },
      {
        value: before,
        why: `That is the charge of the left side alone. ${step}.`,
      },
      {
        value: Math.abs(totalCharge([main]) - after),
        why: `That leaves out the charges of the hydrogen ions. ${step}.`,
      },
      {
        value: before + after,
        why: `That adds the charges of both sides instead of taking the difference. ${step}.`,
      },
      {
        value: answer / 2,
        why: `Half as many electrons leave the charges unequal. ${step}.`,
      },
      {
        value: answer * 2,
        why: `Twice as many electrons leave the charges unequal. ${step}.`,
      },
    ]
      .filter(({ value }) => Number.isInteger(value) && value > 0)
      .map((lure) => ({ ...lure, misconception: 'CH15' })),
    fill: shuffle(random, [-1, 1, -2, 2, 3, -3])
      .map((difference) => answer + difference)
      .filter((value) => value > 0),
    miss: (value) =>
      `With ${counted(value, 'electron')} the left side would carry ${formatSigned(before - value)}. ${step}.`,
    right: `${step}.`,
    see: { article: 'how-to-balance-chemical-equations' },
  })
})

function totalCharge(terms: readonly Term[]): number {
  return terms.reduce((sum, { coefficient, formula }) => sum + coefficient * formula.charge, 0)
}

function write(terms: readonly Term[]): string {
  return terms.map((term) => formatTerm(term)).join(' + ')
}
