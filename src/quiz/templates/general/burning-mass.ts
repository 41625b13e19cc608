import { composition, formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import { element } from '#chemistry/elements/elements.ts'
import { type Equation, formatEquation, type Term } from '#chemistry/reactions/equations.ts'
import { reactions } from '#chemistry/reactions/reactions.ts'
import { pick } from '#quiz/random.ts'
import { type Draft, type Lure, numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { measured } from '#quiz/worked/amounts.ts'
import { added, less } from '#quiz/worked/expressions.ts'
import { type Solution, solved, known, law, calculated } from '#quiz/worked/solutions.ts'
import { massToMass } from '#quiz/worked/stoichiometry.ts'

import { agrees, grams, massOf, rounded } from './measured-values.ts'

/** A metal that burns to one oxide, with masses in g. */
type Burning = {
  readonly equation: Equation
  readonly symbol: string
  readonly metal: Term
  readonly oxygen: Term
  readonly oxide: Term
  readonly metalMass: number
  readonly oxygenMass: number
  /** The mass of one oxygen molecule for each atom of the metal. */
  readonly moleculesMass: number
  readonly oxidePerMetal: number
}

/** Iron is left out: it burns to Fe₃O₄, which is not the oxide of the equation. */
const burningMetals = reactions.filter(
  ({ equation: { reactants, products } }) =>
    products.length === 1 &&
    reactants.some(isOxygen) &&
    reactants.some(isMetal) &&
    !reactants.some(({ formula }) => composition(formula).has('Fe')),
)

export const massesOfBurning = template(
  'ge-h6',
  'mass-conservation',
  withLureBeside((random) => {
    const { equation, element: symbol } = pick(random, burningMetals)
    const metal = equation.reactants.find(isMetal)
    const oxygen = equation.reactants.find(isOxygen)
    const [oxide] = equation.products
    if (metal === undefined || oxygen === undefined || oxide === undefined) return null
    const amount = pick(random, [0.05, 0.075, 0.1, 0.125, 0.15])
    const surplus = pick(random, [0.8, 1.2, 1.5, 2.4, 3.2, 4])
    const isClosed = random() < 0.5
    const burning = {
      equation,
      symbol,
      metal,
      oxygen,
      oxide,
      metalMass: massOf(metal, amount),
      oxygenMass: massOf(oxygen, amount),
      moleculesMass: amount * metal.coefficient * molarMass('O2'),
      oxidePerMetal: massOf(oxide, 1) / massOf(metal, 1),
    }
    return isClosed ? inClosedFlask(burning, surplus) : inStreamOfOxygen(burning)
  }),
)

/** Asks for the mass of oxygen that is left over. */
function inClosedFlask(burning: Burning, surplus: number): Draft | null {
  const { equation, symbol, oxide, metalMass, oxygenMass, moleculesMass, oxidePerMetal } = burning
  const { metal, oxygen } = burning
  const total = rounded(rounded(oxygenMass) + surplus)
  const answer = total - oxygenMass
  const name = nameOf(symbol)
  if (rounded(total - rounded(metalMass) * (oxidePerMetal - 1)) !== rounded(answer)) return null
  const account = `The oxide binds ${grams(oxygenMass)} of oxygen, so ${grams(total)} − ${grams(oxygenMass)} = ${grams(answer)} are left`
  return burningQuestion(burning, {
    stem: `A closed flask holds ${grams(metalMass)} of ${name} and ${grams(total)} of oxygen. What mass of oxygen is left when all the ${name} has become ${formatFormula(oxide.formula)}?`,
    answer,
    isRight: (value) => agrees(total - value, metalMass * (oxidePerMetal - 1)),
    lures: [
      {
        value: oxygenMass,
        misconception: null,
        why: `That is the mass of oxygen in the oxide. ${account}.`,
      },
      {
        value: total - metalMass,
        misconception: 'GE3',
        why: `Equal masses do not react with each other, as the atoms have different masses. ${account}.`,
      },
      {
        value: total - moleculesMass,
        misconception: 'GE21',
        why: `That takes one O₂ for each ${name} atom. The equation is ${formatEquation(equation)}. ${account}.`,
      },
      {
        value: total - oxygenMass / 2,
        misconception: 'GE6',
        why: `That takes the mass of single oxygen atoms for that of O₂ molecules. ${account}.`,
      },
      {
        value: total + metalMass,
        misconception: null,
        why: `That is the mass of all that is in the flask. ${account}.`,
      },
      {
        value: metalMass + oxygenMass,
        misconception: null,
        why: `That is the mass of the oxide. ${account}.`,
      },
    ],
    solution: () =>
      solved(
        'the mass of oxygen that is left',
        known(`Mass of ${name}`, measured(metalMass, 'g')),
        known('Mass of oxygen', measured(total, 'g')),
        law(`${formatEquation(equation)} tells how much oxygen the ${name} binds`),
        ...massToMass(metal, oxygen, metalMass),
        calculated(
          'Oxygen left',
          less(measured(total, 'g'), measured(oxygenMass, 'g')),
          measured(answer, 'g'),
        ),
      ),
    account,
  })
}

/** In air, lithium and magnesium would form nitrides beside the oxide. */
function inStreamOfOxygen(burning: Burning): Draft | null {
  const { equation, symbol, oxide, metalMass, oxygenMass, moleculesMass, oxidePerMetal } = burning
  const { metal, oxygen } = burning
  const answer = metalMass + oxygenMass
  if (rounded(rounded(metalMass) * oxidePerMetal) !== rounded(answer)) return null
  const name = nameOf(symbol)
  const account = `The oxide holds all the ${name} and ${grams(oxygenMass)} of oxygen: ${grams(answer)}`
  return burningQuestion(burning, {
    stem: `${grams(metalMass)} of ${name} burn completely in a stream of oxygen. What is the mass of the oxide, ${formatFormula(oxide.formula)}?`,
    answer,
    isRight: (value) => agrees(value, metalMass * oxidePerMetal),
    lures: [
      {
        value: answer - metalMass,
        misconception: 'GE4',
        why: `Burning does not destroy the ${name}: its atoms are in the oxide. ${account}.`,
      },
      {
        value: metalMass,
        misconception: 'PH7',
        why: `The oxygen taken up from the stream has mass as well. ${account}.`,
      },
      {
        value: metalMass + moleculesMass,
        misconception: 'GE21',
        why: `That adds one O₂ for each ${name} atom. The equation is ${formatEquation(equation)}. ${account}.`,
      },
      {
        value: Math.max(metalMass - oxygenMass, 0),
        misconception: 'GE4',
        why: `Nothing escapes as the ${name} burns; oxygen is bound. ${account}.`,
      },
    ],
    solution: () =>
      solved(
        'the mass of the oxide',
        known(`Mass of ${name}`, measured(metalMass, 'g')),
        law(`${formatEquation(equation)} tells how much oxygen the ${name} binds`),
        ...massToMass(metal, oxygen, metalMass),
        calculated(
          'Mass of the oxide',
          added(measured(metalMass, 'g'), measured(oxygenMass, 'g')),
          measured(answer, 'g'),
        ),
      ),
    account,
  })
}

type Asked = {
  readonly stem: string
  readonly answer: number
  readonly isRight: (value: number) => boolean
  readonly lures: readonly Lure<number>[]
  readonly account: string
  readonly solution: () => Solution
}

function burningQuestion({ symbol, metalMass }: Burning, asked: Asked): Draft | null {
  const { stem, answer, isRight, lures, account, solution } = asked
  const step = Math.max(0.35 * metalMass, 1.5)
  return numeric({
    element: symbol,
    stem,
    answer,
    isRight,
    lures: lures.filter(({ value }) => value > 0),
    fill: [-2, -1, 1, 2, 3, -3].map((steps) => answer + steps * step).filter((value) => value > 0),
    miss: (value) => `${grams(value)} does not fit the masses of the equation. ${account}.`,
    show: grams,
    solution,
    right: `${account}.`,
    see: { elements: [symbol, 'O'], article: 'how-to-balance-chemical-equations' },
  })
}

function isMetal({ formula }: Term): boolean {
  const [symbol = 'H', ...others] = composition(formula).keys()
  return others.length === 0 && element(symbol).classification === 'metal'
}

function isOxygen({ formula }: Term): boolean {
  const atoms = composition(formula)
  return atoms.size === 1 && atoms.get('O') === 2
}
