import { type Compound, compounds } from '#chemistry/compounds/compounds.ts'
import { composition, formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import { element } from '#chemistry/elements/elements.ts'
import { formatEquation, type Term } from '#chemistry/reactions/equations.ts'
import { reactions } from '#chemistry/reactions/reactions.ts'
import { integer, pick, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity, threeFigures, typedNumber } from '#quiz/templates/made/typed-number.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'
import { measured } from '#quiz/worked/amounts.ts'
import { less, multiplied, divided } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated } from '#quiz/worked/solutions.ts'
import { molarMassLine, molarMassAmount, massToMass } from '#quiz/worked/stoichiometry.ts'

const article = 'what-is-the-mole'

/** Three figures of a number from 1000 on could only be told apart in powers of ten. */
const LARGEST_MASS = 1000

/** The amount of a compound from its mass; the molar mass has to be worked out. */
export const molesOfMass = production('ge-m24', 'number', 'molar-mass', (random) => {
  const compound = pick(random, compounds)
  const { formula } = compound
  const molar = molarMass(formula)
  const mass = threeFigures((integer(random, 8, 400) / 100) * molar)
  if (mass >= LARGEST_MASS) return null
  const amount = mass / molar
  const grams = quantity(mass, 'g')
  const account = `${grams} divided by ${quantity(molar, 'g/mol', 4)} is ${quantity(amount, 'mol')}`
  return typedNumber({
    element: compound.element,
    stem: `How many moles are ${grams} of ${called(compound)}? Give three significant figures.`,
    value: amount,
    unit: 'mol',
    units: ['mmol', 'mol', 'kmol'],
    tolerance: 0.006,
    figures: 3,
    wrong: [
      {
        value: mass / molarWithoutBrackets(formula),
        misconception: 'GE2',
        why: `The number behind the bracket was overlooked in the molar mass. It multiplies everything inside: ${account}.`,
      },
      {
        value: molar / mass,
        misconception: 'GE12',
        why: `The division was turned around. Grams divided by grams per mole give moles: ${account}.`,
      },
      {
        value: mass * molar,
        misconception: 'GE12',
        why: `The mass was multiplied by the molar mass. Each ${quantity(molar, 'g')} make one mole, so ${account}.`,
      },
      {
        value: mass / element(compound.element).atomicMass,
        misconception: 'GE6',
        why: `That divides by the mass of one ${nameOf(compound.element)} atom per mole. All atoms of ${formatFormula(formula)} count: ${account}.`,
      },
    ],
    solution: () =>
      solved(
        'the amount of substance',
        known('Mass', measured(mass, 'g')),
        molarMassLine(formula),
        law('Amount = mass ÷ molar mass'),
        calculated(
          'Amount',
          divided(measured(mass, 'g'), molarMassAmount(formula)),
          measured(amount, 'mol'),
        ),
      ),
    right: `${massAccount(formula)}; ${account}.`,
    elements: [...composition(formula).keys()],
    article,
  })
})

/** The mass of an amount of a compound. */
export const massOfMoles = production('ge-m25', 'number', 'molar-mass', (random) => {
  const compound = pick(random, compounds)
  const { formula } = compound
  const molar = molarMass(formula)
  const amount = integer(random, 5, 80) / 20
  const mass = amount * molar
  if (mass >= LARGEST_MASS || amount === 1) return null
  const moles = quantity(amount, 'mol')
  const account = `${moles} times ${quantity(molar, 'g/mol', 4)} is ${quantity(mass, 'g')}`
  return typedNumber({
    element: compound.element,
    stem: `What is the mass of ${moles} of ${called(compound)}? Give three significant figures.`,
    value: mass,
    unit: 'g',
    units: ['mg', 'g', 'kg'],
    tolerance: 0.006,
    figures: 3,
    wrong: [
      {
        value: amount * molarWithoutBrackets(formula),
        misconception: 'GE2',
        why: `The number behind the bracket was overlooked in the molar mass. It multiplies everything inside: ${account}.`,
      },
      {
        value: molar / amount,
        misconception: 'GE12',
        why: `The molar mass was divided by the amount. ${moles} weigh ${quantity(amount, null)} times as much as one mole: ${account}.`,
      },
      {
        value: amount / molar,
        misconception: 'GE12',
        why: `The amount was divided by the molar mass, which gives no grams. ${capitalized(account)}.`,
      },
      {
        value: molar,
        misconception: 'GE12',
        why: `That is the mass of one mole. Here ${account}.`,
      },
    ],
    solution: () =>
      solved(
        'the mass',
        known('Amount', measured(amount, 'mol')),
        molarMassLine(formula),
        law('Mass = amount × molar mass'),
        calculated(
          'Mass',
          multiplied(measured(amount, 'mol'), molarMassAmount(formula)),
          measured(mass, 'g'),
        ),
      ),
    right: `${massAccount(formula)}; ${account}.`,
    elements: [...composition(formula).keys()],
    article,
  })
})

/** Reactions of two substances to a single product. */
const syntheses = reactions.filter(({ equation }) => equation.products.length === 1)

/** The mass that is left of the reactant in excess. */
export const massLeftOver = production('ge-h27', 'number', 'stoichiometry', (random) => {
  const { equation, element: symbol } = pick(random, syntheses)
  const [first, second] = equation.reactants
  if (first === undefined || second === undefined) return null
  const [scarce, plenty] = sample(random, [first, second], 2)
  if (scarce === undefined || plenty === undefined) return null
  const times = pick(random, [0.05, 0.1, 0.15, 0.2, 0.25])
  // Twice as much would leave as much as reacts.
  const scarceMass = threeFigures(gramsOf(scarce, times))
  const plentyMass = threeFigures(gramsOf(plenty, times * pick(random, [1.6, 1.8, 2.2, 2.4, 2.5])))
  const scarceMoles = scarceMass / molarMass(scarce.formula)
  const needed = scarceMoles * (plenty.coefficient / scarce.coefficient)
  const used = needed * molarMass(plenty.formula)
  const left = plentyMass - used
  const [name, other] = [named(plenty), named(scarce)]
  const account = `${quantity(scarceMoles, 'mol')} of ${other} need ${quantity(needed, 'mol')} of ${name}, ${quantity(used, 'g')}; ${quantity(plentyMass, 'g')} − ${quantity(used, 'g')} = ${quantity(left, 'g')}`
  const massOf = (term: Term) => quantity(term === scarce ? scarceMass : plentyMass, 'g')
  const ofMoles = (moles: number) => plentyMass - moles * molarMass(plenty.formula)
  return typedNumber({
    element: symbol,
    stem: `${massOf(first)} of ${named(first)} and ${massOf(second)} of ${named(second)} react: ${formatEquation(equation)}. How many grams of ${name} are left?`,
    value: left,
    unit: 'g',
    units: ['mg', 'g', 'kg'],
    tolerance: 0.02,
    figures: null,
    wrong: [
      {
        value: used,
        misconception: 'GE3' as const,
        why: `That is the mass of ${name} that reacts. What is left is the rest of the ${quantity(plentyMass, 'g')}: ${account}.`,
      },
      {
        value: Math.abs(plentyMass - scarceMass),
        misconception: 'GE3' as const,
        why: `That subtracts the two masses, as if equal grams reacted. Moles react in the ratio of the equation: ${account}.`,
      },
      {
        value: ofMoles(scarceMoles),
        misconception: 'GE21' as const,
        why: `That takes one mole of ${name} for each mole of ${other}. The numbers in front say ${scarce.coefficient} : ${plenty.coefficient}: ${account}.`,
      },
      {
        value: ofMoles(scarceMoles * (scarce.coefficient / plenty.coefficient)),
        misconception: 'GE3' as const,
        why: `The ratio of the moles was turned around. The equation takes ${plenty.coefficient} mol of ${name} for ${scarce.coefficient} mol of ${other}: ${account}.`,
      },
    ].filter(({ value }) => value > 0),
    solution: () =>
      solved(
        `the mass of ${name} that is left`,
        known(`Mass of ${name}`, measured(plentyMass, 'g')),
        known(`Mass of ${other}`, measured(scarceMass, 'g')),
        law(
          `${scarce.coefficient} mol of ${other} ${scarce.coefficient === 1 ? 'reacts' : 'react'} with ${plenty.coefficient} mol of ${name}`,
        ),
        ...massToMass(scarce, plenty, scarceMass),
        calculated(
          `${name} left`,
          less(measured(plentyMass, 'g'), measured(used, 'g')),
          measured(left, 'g'),
        ),
      ),
    right: `${account}.`,
    article,
  })
})

function gramsOf({ coefficient, formula }: Term, times: number): number {
  return times * coefficient * molarMass(formula)
}

function named({ formula }: Term): string {
  return formatFormula(formula)
}

/** Molar mass in g/mol when the numbers behind brackets are overlooked. */
function molarWithoutBrackets(formula: string): number {
  return molarMass(formula.replace(/\)\d*/g, ')'))
}

/** The sum that gives a molar mass: '2 × 1.008 + 16.00 = 18.02 g/mol'. */
function massAccount(formula: string): string {
  const parts = [...composition(formula)].map(([symbol, count]) => {
    const mass = quantity(element(symbol).atomicMass, null, 4)
    return count === 1 ? mass : `${count} × ${mass}`
  })
  return `${parts.join(' + ')} = ${quantity(molarMass(formula), 'g/mol', 4)}`
}

/** The compound with its formula, as in 'water, H₂O'. */
function called({ formula, name }: Compound): string {
  return `${name}, ${formatFormula(formula)}`
}
