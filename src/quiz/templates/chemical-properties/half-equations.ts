import { composition } from '#chemistry/compounds/formulas.ts'
import { equation, formatTerm, isBalanced, type Term } from '#chemistry/reactions/equations.ts'
import { halfReactions } from '#chemistry/reactions/redox-reactions.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { numeric, template } from '#quiz/template.ts'
import { counted } from '#quiz/templates/shared/names.ts'
import { exact, withSign } from '#quiz/worked/amounts.ts'
import { type Expression, added, less, multiplied } from '#quiz/worked/expressions.ts'
import { solved, law, calculated } from '#quiz/worked/solutions.ts'

import { formatSigned } from './ions.ts'

export const electronsInHalfEquation = template('ch-m804', 'redox', (random) => {
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
    solution: () =>
      solved(
        'the number of electrons',
        law('Both sides have the same charge, and each electron brings −1'),
        calculated(
          'Charge on the left, without electrons',
          chargesAdded(reactants),
          withSign(before),
        ),
        calculated('Charge on the right', chargesAdded(products), withSign(after)),
        calculated('Electrons', less(withSign(before), withSign(after)), exact(answer)),
      ),
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

/** The charges of one side, added up. */
function chargesAdded(terms: readonly Term[]): Expression {
  const charged = terms.filter(({ formula }) => formula.charge !== 0)
  return charged.length === 0
    ? withSign(0)
    : added(
        ...charged.map(({ coefficient, formula }) =>
          coefficient === 1
            ? withSign(formula.charge)
            : multiplied(exact(coefficient), withSign(formula.charge)),
        ),
      )
}
