import { formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import { formatEquation, type Term } from '#chemistry/reactions/equations.ts'
import { reactions } from '#chemistry/reactions/reactions.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { added, divided, multiplied } from '#quiz/worked/expressions.ts'

/** Products that are seldom what a reaction is run for. */
const seldomWanted: ReadonlySet<string> = new Set(['H₂O', 'CO₂'])

/** Reactions with a product to want beside others. */
const shared = reactions.flatMap(({ equation, element }) => {
  const wanted = equation.products.filter(
    ({ formula }) => !seldomWanted.has(formatFormula(formula)),
  )
  return equation.products.length > 1 && wanted.length > 0 ? [{ equation, element, wanted }] : []
})

function massOf({ coefficient, formula }: Term): number {
  return coefficient * molarMass(formula)
}

/** The share of the mass of all products that the wanted one has. */
export const atomEconomy = production('ge-m320', 'number', 'stoichiometry', (random) => {
  const { equation, element, wanted: candidates } = pick(random, shared)
  const { products } = equation
  const wanted = pick(random, candidates)
  const total = products.reduce((sum, term) => sum + massOf(term), 0)
  const plain = products.reduce((sum, { formula }) => sum + molarMass(formula), 0)
  const value = (100 * massOf(wanted)) / total
  const name = formatFormula(wanted.formula)
  const mass = quantity(massOf(wanted), 'g', 4)
  const account = `Of ${quantity(total, 'g', 4)} of products in the equation ${mass} are ${name}, which is ${quantity(value, '%')}`
  return workedNumber({
    element,
    stem: `In ${formatEquation(equation)} only ${name} is wanted. What is the atom economy, in percent?`,
    value,
    unit: '%',
    units: ['%'],
    account,
    wrong: [
      [100 - value, 'GE15', 'That is the share of what is not wanted.'],
      [(100 * molarMass(wanted.formula)) / plain, 'GE21', 'The numbers in front were left out.'],
      [100 / products.length, 'GE3', 'Products do not share the mass equally.'],
      [
        (100 * massOf(wanted)) / (total - massOf(wanted)),
        null,
        'That divides by the other products alone.',
      ],
    ],
    article: 'what-is-the-mole',
    solution: () => ({
      asked: 'the atom economy',
      given: Object.fromEntries(
        products.map((term) => [formatFormula(term.formula), measured(massOf(term), 'g', 4)]),
      ),
      relation:
        'The atom economy is the mass of the wanted product divided by the mass of all products',
      numbers: [
        [
          'All products',
          added(...products.map((term) => measured(massOf(term), 'g', 4))),
          'g',
          { significant: 4 },
        ],
        [
          'Atom economy',
          multiplied(
            exact(100, '%'),
            divided(measured(massOf(wanted), 'g', 4), measured(total, 'g', 4)),
          ),
          '%',
        ],
      ],
    }),
  })
})
