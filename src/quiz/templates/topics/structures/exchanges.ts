import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { ligandExchanges } from '#chemistry/metals/ligand-exchanges.ts'
import { equation as equationOf } from '#chemistry/reactions/equations.ts'
import { pick } from '#quiz/random.ts'
import { type Correction, production } from '#quiz/template.ts'
import {
  balancingTask,
  coefficientsOf,
  onesEverywhere,
  shownPlain,
  twiceAsMuch,
} from '#quiz/templates/made/balancing-task.ts'

/** The numbers of an exchange of ligands. */
export const exchangeOfLigands = production('bo-m710', 'balance', 'complexes', (random) => {
  const { equation: text, metal, donors } = pick(random, ligandExchanges)
  const equation = equationOf(text)
  const [, entering = 0, , leaving = 0] = coefficientsOf(equation)
  const [ligand, left] = [equation.reactants[1], equation.products[1]]
  if (ligand === undefined || left === undefined) return null
  const [shown, gone] = [formatFormula(ligand.formula), formatFormula(left.formula)]
  const counted =
    donors === 2
      ? `Each ${shown} binds by two atoms, so ${entering} of them take the places of ${leaving} ${gone}`
      : `${entering} ${shown} take part, and ${leaving} ${gone} are set free`
  const asMany = (count: number): Correction => ({
    given: [1, count, 1, count].join(', '),
    misconception: donors === 2 ? 'ST11' : 'GE25',
    text: `That exchanges the ligands one for one, and the atoms or charges do not agree. ${counted}.`,
  })
  return balancingTask(equation, {
    element: metal,
    stem: `Ligands are exchanged. Balance ${shownPlain(equation)}.`,
    corrections: [
      ...(entering === leaving ? [] : [asMany(leaving), asMany(entering)]),
      onesEverywhere(equation),
      twiceAsMuch(equation),
    ],
    right: `${counted}.`,
  })
})
