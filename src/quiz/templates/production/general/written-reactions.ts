import { formatFormula, formatIon } from '#chemistry/compounds/formulas.ts'
import {
  fixedChargeIons,
  type Ion,
  polyatomicIons,
  saltFormula,
} from '#chemistry/electrons/ions.ts'
import {
  type Equation,
  equation as equationOf,
  formatEquation,
} from '#chemistry/reactions/equations.ts'
import {
  decompositions,
  intricateReactions,
  precipitates,
} from '#chemistry/reactions/practice-reactions.ts'
import { variableMetalIons } from '#chemistry/reference/ion-list.ts'
import { pick } from '#quiz/random.ts'
import { type Correction, production } from '#quiz/template.ts'
import {
  accountOf,
  balancingTask,
  bracketOnce,
  coefficientsOf,
  leftExchanged,
  onesEverywhere,
  shownPlain,
  singleAtoms,
  solvedEquation,
} from '#quiz/templates/made/balancing-task.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'

const numbers = 'the smallest whole numbers'

/** Metals and the non-metals with which they form their salt directly, as molecules. */
const halogens = ['F2', 'Cl2', 'Br2', 'I2']
const unions: readonly (readonly [metal: string, molecule: string])[] = [
  ...['Li', 'Na', 'K', 'Rb', 'Cs', 'Al'].flatMap((metal) =>
    halogens.map((molecule) => [metal, molecule] as const),
  ),
  // Sodium, potassium and barium burn to peroxides or superoxides.
  ...['Li', 'Mg', 'Ca', 'Al', 'Zn'].map((metal) => [metal, 'O2'] as const),
  ...['Li', 'Mg', 'Ca', 'Sr', 'Ba'].map((metal) => [metal, 'N2'] as const),
]

/** The salt that a metal and a non-metal form from the elements. */
export const balancedUnion = production('ge-e21', 'balance', 'balancing', (random) => {
  const [metal, molecule] = pick(random, unions)
  const nonMetal = molecule.slice(0, -1)
  const cation = fixedChargeIons.find(({ formula }) => formula === metal)
  const anion = fixedChargeIons.find(({ formula }) => formula === nonMetal)
  if (cation === undefined || anion === undefined) return null
  const equation = solvedEquation([metal, molecule], [saltFormula(cation, anion)])
  if (equation === null) return null
  return balancingTask(equation, {
    element: metal,
    stem: `Balance the formation of ${cation.name} ${anion.name} from ${nameOf(metal)} and ${nameOf(nonMetal)} with ${numbers}.`,
    corrections: [onesEverywhere(equation), singleAtoms(equation), leftExchanged(equation)],
  })
})

const ions = [...fixedChargeIons, ...polyatomicIons, ...variableMetalIons]

/** Ions that stay in solution: the anions beside the metal, the cations beside the other ion. */
const spectatorAnions = ['nitrate', 'chloride']
const spectatorCations = ['sodium', 'potassium']

/** Two dissolved salts, of which one pair of ions precipitates. */
export const balancedPrecipitation = production('ge-m30', 'balance', 'balancing', (random) => {
  const precipitate = pick(random, precipitates)
  const cation = ionCalled(precipitate.cation)
  const anion = ionCalled(precipitate.anion)
  const partner = ionCalled(pick(random, precipitate.onlyNitrate ? ['nitrate'] : spectatorAnions))
  const other = ionCalled(pick(random, spectatorCations))
  const equation = solvedEquation(
    [saltFormula(cation, partner), saltFormula(other, anion)],
    [saltFormula(cation, anion), saltFormula(other, partner)],
  )
  if (equation === null || coefficientsOf(equation).every((count) => count === 1)) return null
  return balancingTask(equation, {
    element: cation.formula,
    stem: `A precipitate of ${cation.name} ${anion.name} forms. Balance the reaction with ${numbers}.`,
    corrections: [onesEverywhere(equation), bracketOnce(equation), leftExchanged(equation)],
    right: `${formatEquation(equation)} has ${accountOf(equation)} on each side; ${formatIon(cation.formula, cation.charge)} and ${formatIon(anion.formula, anion.charge)} make the precipitate.`,
  })
})

type Acid = { readonly formula: string; readonly anion: string }

const acids: readonly Acid[] = [
  { formula: 'HCl', anion: 'chloride' },
  { formula: 'HBr', anion: 'bromide' },
  { formula: 'HNO3', anion: 'nitrate' },
  { formula: 'HClO4', anion: 'perchlorate' },
  { formula: 'H2SO4', anion: 'sulfate' },
  { formula: 'H3PO4', anion: 'phosphate' },
]
const baseCations = ['lithium', 'sodium', 'potassium', 'magnesium', 'calcium', 'barium', 'aluminum']

/** An acid and a hydroxide that neutralize each other completely. */
export const balancedNeutralization = production('ge-m31', 'balance', 'balancing', (random) => {
  const { formula, anion: anionName } = pick(random, acids)
  const cation = ionCalled(pick(random, baseCations))
  const anion = ionCalled(anionName)
  const base = saltFormula(cation, ionCalled('hydroxide'))
  const equation = solvedEquation([formula, base], [saltFormula(cation, anion), 'H2O'])
  if (equation === null || coefficientsOf(equation).every((count) => count === 1)) return null
  const [acidCount = 1, baseCount = 1, saltCount = 1, water = 1] = coefficientsOf(equation)
  const account = `${bringing(acidCount, formula)} ${water} H⁺ and ${bringing(baseCount, base)} ${water} OH⁻`
  return balancingTask(equation, {
    element: cation.formula,
    stem: `Balance the complete neutralization of ${formatFormula(formula)} by ${formatFormula(base)} with ${numbers}.`,
    corrections: [
      onesEverywhere(equation),
      {
        given: [baseCount, acidCount, saltCount, water].join(', '),
        misconception: 'GE13',
        text: `The numbers of acid and base are exchanged. ${account}, so that no H⁺ or OH⁻ is left.`,
      },
      {
        given: [acidCount, baseCount, saltCount, 1].join(', '),
        misconception: 'GE13',
        text: `One H₂O is not enough. ${account}, which make ${water} H₂O.`,
      },
      bracketOnce(equation),
    ],
    right: `${account}: ${formatEquation(equation)}.`,
  })
})

/** One substance that falls apart. */
export const balancedDecomposition = production('ge-m32', 'balance', 'balancing', (random) => {
  const { equation: text, name, element: symbol } = pick(random, decompositions)
  const equation = equationOf(text)
  return balancingTask(equation, {
    element: symbol,
    stem: `Balance the decomposition of ${name} with ${numbers}.`,
    corrections: [
      onesEverywhere(equation),
      singleAtoms(equation),
      singleUnit(equation),
      bracketOnce(equation),
    ],
  })
})

/** Reactions whose numbers are hard to find. */
export const balancedIntricate = production('ge-h32', 'balance', 'balancing', (random) => {
  const { equation: text, element: symbol } = pick(random, intricateReactions)
  const equation = equationOf(text)
  return balancingTask(equation, {
    element: symbol,
    stem: `Which ${numbers.slice(4)} balance ${shownPlain(equation)}?`,
    corrections: [
      onesEverywhere(equation),
      singleAtoms(equation),
      bracketOnce(equation),
      leftExchanged(equation),
    ],
  })
})

function bringing(count: number, formula: string): string {
  return `${count} ${formatFormula(formula)} ${count === 1 ? 'brings' : 'bring'}`
}

/** The correction of an equation in which a single formula unit was taken to fall apart. */
function singleUnit(equation: Equation): Correction | null {
  const [term] = equation.reactants
  const [first = 1, ...others] = coefficientsOf(equation)
  if (term === undefined || first === 1) return null
  return {
    given: [1, ...others].join(', '),
    misconception: 'GE13',
    text: `One ${formatFormula(term.formula)} does not hold all the atoms of the products. It takes ${first} for ${accountOf(equation)}.`,
  }
}

function ionCalled(name: string): Ion {
  const ion = ions.find((other) => other.name === name)
  if (ion === undefined) throw new RangeError(`There is no ion ${name}.`)
  return ion
}
