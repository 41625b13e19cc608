import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import { type Equation, formatEquation, type Term } from '#chemistry/reactions/equations.ts'

import { exact, withSign } from './amounts.ts'
import { added, type Expression, multiplied } from './expressions.ts'
import { agreed, known, law, outcome, solved, type Solution, type WorkedLine } from './solutions.ts'

/** How an equation is balanced: the count of every element, and the charge where there is one. */
export function workedEquation(equation: Equation, unbalanced: string): Solution {
  const terms = [...equation.reactants, ...equation.products]
  const symbols = new Set(terms.flatMap(({ formula }) => [...composition(formula).keys()]))
  const isCharged = terms.some(({ formula }) => formula.charge !== 0)
  return solved(
    'the smallest whole numbers that make both sides agree',
    ...beginningOf(equation),
    known('Equation', unbalanced),
    law(
      isCharged
        ? 'Both sides have as many atoms of each element, and the same charge'
        : 'Both sides have as many atoms of each element',
    ),
    ...[...symbols].map((symbol) =>
      countLine(equation, symbol, ({ formula }) => composition(formula).get(symbol) ?? 0),
    ),
    ...(isCharged ? [chargeLine(equation)] : []),
    outcome(formatEquation(equation)),
  )
}

/** The element to begin with: one that stands in a single substance of each side, in unequal numbers. */
function beginningOf({ reactants, products }: Equation): readonly WorkedLine[] {
  const symbols = new Set(reactants.flatMap(({ formula }) => [...composition(formula).keys()]))
  const found = [...symbols].flatMap((symbol) => {
    const [left, ...more] = reactants.filter(({ formula }) => composition(formula).has(symbol))
    const [right, ...others] = products.filter(({ formula }) => composition(formula).has(symbol))
    if (left === undefined || right === undefined || more.length + others.length > 0) return []
    const counts = [left, right].map(({ formula }) => composition(formula).get(symbol) ?? 0)
    const text = [left, right].map(
      ({ formula }, place) => `${counts[place]} in ${formatFormula(formula)}`,
    )
    return counts[0] === counts[1] ? [] : [known(`Atoms of ${symbol}`, text.join(', '))]
  })
  return found.slice(0, 1)
}

function countLine(
  { reactants, products }: Equation,
  name: string,
  of: (term: Term) => number,
): WorkedLine {
  const side = (terms: readonly Term[]): Expression =>
    added(
      ...terms
        .filter((term) => of(term) !== 0)
        .map((term) => multiplied(exact(term.coefficient), exact(of(term)))),
    )
  return agreed(name, side(reactants), side(products))
}

function chargeLine({ reactants, products }: Equation): WorkedLine {
  return agreed('Charge', chargesAdded(reactants), chargesAdded(products))
}

function chargesAdded(terms: readonly Term[]): Expression {
  const charged = terms.filter(({ formula }) => formula.charge !== 0)
  return charged.length === 0
    ? exact(0)
    : added(
        ...charged.map(({ coefficient, formula }) =>
          multiplied(exact(coefficient), withSign(formula.charge)),
        ),
      )
}
