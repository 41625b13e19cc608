import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { formatEquation, type Term } from '#chemistry/reactions/equations.ts'
import { reactions } from '#chemistry/reactions/reactions.ts'
import { pick, sample } from '#quiz/random.ts'
import { numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { measured } from '#quiz/worked/amounts.ts'
import { known, law, solved } from '#quiz/worked/solutions.ts'
import { ratioLine } from '#quiz/worked/stoichiometry.ts'

import { agrees, moles, nearby } from './measured-values.ts'

/** How many moles of one substance belong to an amount of another in the same reaction. */
export const molesByRatio = template(
  'ge-m409',
  'stoichiometry',
  withLureBeside((random) => {
    const { equation, element } = pick(random, reactions)
    const [from] = sample(random, equation.reactants, 1)
    const isForming = random() < 0.6
    const others = isForming
      ? equation.products
      : equation.reactants.filter((term) => term !== from)
    const [to] = sample(random, others, 1)
    if (from === undefined || to === undefined || from.coefficient === to.coefficient) return null
    const amount = from.coefficient * pick(random, [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5])
    const answer = (amount * to.coefficient) / from.coefficient
    const [given, asked] = [from, to].map(({ formula }) => formatFormula(formula))
    const account = `For ${counted(from)} there are ${counted(to)}, so ${moles(amount)} × ${to.coefficient}/${from.coefficient} = ${moles(answer)}`
    return numeric({
      element,
      badge: null,
      stem: `In ${formatEquation(equation)}, ${moles(amount)} of ${given} react. How many moles of ${asked} ${isForming ? 'form' : 'react with that'}?`,
      answer,
      isRight: (value) => agrees(value * from.coefficient, amount * to.coefficient),
      lures: [
        {
          value: (amount * from.coefficient) / to.coefficient,
          misconception: null,
          why: `The ratio is turned around. ${account}.`,
        },
        {
          value: amount,
          misconception: 'GE21',
          why: `That takes as many moles of one as of the other. ${account}.`,
        },
        {
          value: amount * to.coefficient,
          misconception: null,
          why: `The number in front of ${given} counts, too. ${account}.`,
        },
      ],
      fill: nearby(random, answer),
      miss: (value) => `${moles(value)} follows from no ratio of the equation. ${account}.`,
      show: moles,
      solution: () =>
        solved(
          `the amount of ${asked ?? ''}`,
          known(`Amount of ${given ?? ''}`, measured(amount, 'mol')),
          law('The numbers in front are a ratio of amounts in moles'),
          ratioLine(from, to, amount),
        ),
      right: `${account}.`,
      see: { article: 'what-is-the-mole' },
    })
  }),
)

function counted({ coefficient, formula }: Term): string {
  return `${coefficient} ${formatFormula(formula)}`
}
