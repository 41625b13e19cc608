import { composition } from '#chemistry/compounds/formulas.ts'
import { equation as equationOf, formatEquation } from '#chemistry/reactions/equations.ts'
import { reactions } from '#chemistry/reactions/reactions.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import {
  accountOf,
  balancingTask,
  coefficientsOf,
  shownPlain,
} from '#quiz/templates/made/balancing-task.ts'

/** The learner finds the numbers of a well-known reaction. */
export const balancedReaction = production('ge-m21', 'balance', 'balancing', (random) => {
  const { equation, element } = pick(random, reactions)
  const smallest = coefficientsOf(equation)
  if (smallest.every((count) => count === 1)) return null
  const ones = smallest.map(() => 1)
  return balancingTask(equation, {
    element,
    stem: `Which smallest whole numbers balance ${shownPlain(equation)}?`,
    corrections: [
      {
        given: ones.join(', '),
        misconception: 'GE25',
        text: `With 1 everywhere the atoms do not agree. The balanced equation has ${accountOf(equation)} on each side.`,
      },
    ],
  })
})

type Fuel = { readonly name: string; readonly formula: string }

/** Fuels of carbon, hydrogen and oxygen that a school course burns. */
const fuels: readonly Fuel[] = [
  { name: 'methane', formula: 'CH4' },
  { name: 'ethane', formula: 'C2H6' },
  { name: 'propane', formula: 'C3H8' },
  { name: 'butane', formula: 'C4H10' },
  { name: 'pentane', formula: 'C5H12' },
  { name: 'hexane', formula: 'C6H14' },
  { name: 'heptane', formula: 'C7H16' },
  { name: 'octane', formula: 'C8H18' },
  { name: 'nonane', formula: 'C9H20' },
  { name: 'decane', formula: 'C10H22' },
  { name: 'ethene', formula: 'C2H4' },
  { name: 'propene', formula: 'C3H6' },
  { name: 'ethyne', formula: 'C2H2' },
  { name: 'cyclohexane', formula: 'C6H12' },
  { name: 'benzene', formula: 'C6H6' },
  { name: 'toluene', formula: 'C7H8' },
  { name: 'methanol', formula: 'CH3OH' },
  { name: 'ethanol', formula: 'C2H5OH' },
  { name: '1-propanol', formula: 'C3H7OH' },
  { name: '1-butanol', formula: 'C4H9OH' },
  { name: 'acetone', formula: 'C3H6O' },
  { name: 'glucose', formula: 'C6H12O6' },
]

/** The learner finds the numbers of a complete combustion. */
export const balancedCombustion = production('ge-m22', 'balance', 'balancing', (random) => {
  const { name, formula } = pick(random, fuels)
  const atoms = composition(formula)
  const [carbon = 0, hydrogen = 0, oxygen = 0] = ['C', 'H', 'O'].map((symbol) => atoms.get(symbol))
  // Doubled once if otherwise half a molecule of O₂ were left over.
  const needed = 2 * carbon + hydrogen / 2 - oxygen
  const fuel = needed % 2 === 0 && hydrogen % 2 === 0 ? 1 : 2
  const [dioxide, water, molecules] = [fuel * carbon, (fuel * hydrogen) / 2, (fuel * needed) / 2]
  const equation = equationOf(
    `${fuel} ${formula} + ${molecules} O2 -> ${dioxide} CO2 + ${water} H2O`,
  )
  const account = `They need ${molecules} O₂: ${formatEquation(equation)}`
  return balancingTask(equation, {
    element: 'C',
    stem: `Balance the complete combustion of ${name} with the smallest whole numbers.`,
    corrections: [
      {
        given: [fuel, 2 * molecules, dioxide, water].join(', '),
        misconception: 'GE6',
        text: `That counts each O₂ as a single atom. The products take ${2 * molecules} O atoms from the air. ${account}.`,
      },
      {
        given: [fuel, molecules, dioxide, 2 * water].join(', '),
        misconception: 'GE23',
        text: `Each H₂O holds two H atoms, so ${fuel * hydrogen} H atoms give ${water} H₂O. The equation is ${formatEquation(equation)}.`,
      },
    ],
  })
})
