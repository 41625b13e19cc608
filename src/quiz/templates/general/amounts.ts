import { type Compound, compounds } from '#chemistry/compounds/compounds.ts'
import { composition, formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import { element } from '#chemistry/elements/elements.ts'
import { formatNumber, formatScientific } from '#chemistry/units.ts'
import { pick } from '#quiz/random.ts'
import { numeric, template } from '#quiz/template.ts'
import { withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'
import { exact, measured, powerOfTen } from '#quiz/worked/amounts.ts'
import { multiplied, divided } from '#quiz/worked/expressions.ts'
import { solved, known, law, converted, calculated } from '#quiz/worked/solutions.ts'
import { massesAdded, molarMassAmount } from '#quiz/worked/stoichiometry.ts'

import { agrees, grams, gramsPerMole, moles, nearby, rounded } from './measured-values.ts'

const article = 'what-is-the-mole'

export const molarMassOfCompound = template(
  'ge-m1',
  'molar-mass',
  withLureBeside((random) => {
    const compound = pick(random, compounds)
    const { formula } = compound
    const atoms = [...composition(formula)]
    const answer = molarMass(formula)
    const protons = sum(atoms.map(([symbol, count]) => count * element(symbol).atomicNumber))
    const account = `${massAccount(formula)} gives ${gramsPerMole(answer)}`
    return numeric({
      element: compound.element,
      stem: `What is the molar mass of ${called(compound)}?`,
      answer,
      isRight: (value) =>
        agrees(value, sum(atoms.map(([symbol, count]) => count * element(symbol).atomicMass))),
      lures: [
        {
          value: massWithoutBrackets(formula),
          misconception: 'GE2',
          why: `The number after the bracket was overlooked: it multiplies every atom inside. With it, ${account}.`,
        },
        {
          value: protons,
          misconception: 'AS1',
          why: `${protons} is the sum of the atomic numbers, which count protons. With the atomic masses ${account}.`,
        },
        {
          value: massWithLastNumberInFront(formula),
          misconception: 'GE2',
          why: `A small number was used as if it stood in front of the formula. It counts only the atoms or the bracket before it: ${account}.`,
        },
        {
          value: sum(atoms.map(([symbol]) => element(symbol).atomicMass)),
          misconception: 'GE2',
          why: `Each element was counted once. The small numbers tell how many atoms there are: ${account}.`,
        },
      ],
      fill: nearby(random, answer),
      miss: (value) =>
        `${gramsPerMole(value)} is not the sum of all atomic masses. Added up, ${account}.`,
      show: gramsPerMole,
      solution: () =>
        solved(
          `the molar mass of ${called(compound)}`,
          law(
            'The molar mass is the sum of the atomic masses, each as often as its atom is in the formula',
          ),
          calculated('Molar mass', massesAdded(formula), molarMassAmount(formula, 3)),
        ),
      right: `${account}.`,
      see: { elements: atoms.map(([symbol]) => symbol), article },
    })
  }),
)

/** Molar mass in g/mol when the numbers after brackets are overlooked. */
function massWithoutBrackets(formula: string): number {
  return molarMass(formula.replace(/\)\d*/g, ')'))
}

/** Molar mass in g/mol when the last small number is taken for a number in front of the formula. */
function massWithLastNumberInFront(formula: string): number {
  const last = /\d+(?!.*\d)/.exec(formula)
  if (last === null) return molarMass(formula)
  const others = formula.slice(0, last.index) + formula.slice(last.index + last[0].length)
  return Number(last[0]) * molarMass(others)
}

function massAccount(formula: string): string {
  return [...composition(formula)]
    .map(([symbol, count]) => {
      const mass = formatNumber(element(symbol).atomicMass, { significant: 4 })
      return count === 1 ? mass : `${count} × ${mass}`
    })
    .join(' + ')
}

const AMOUNTS_IN_MOL = [0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1.25, 1.5, 2, 2.5, 3]

export const molesInMass = template('ge-m4', 'molar-mass', (random) => {
  const compound = pick(random, compounds)
  const molar = molarMass(compound.formula)
  const amount = pick(random, AMOUNTS_IN_MOL)
  const mass = amount * molar
  const atoms = atomsIn(compound.formula)
  // The rounded values in the stem have to lead to the answer.
  if (rounded(rounded(mass) / rounded(molar)) !== amount) return null
  const account = `${grams(mass)} divided by ${gramsPerMole(molar)} is ${moles(amount)}`
  return numeric({
    element: compound.element,
    stem: `How many moles are ${grams(mass)} of ${called(compound)}, with the molar mass ${gramsPerMole(molar)}?`,
    answer: amount,
    isRight: (value) => agrees(value * molar, mass),
    lures: [
      {
        value: molar / mass,
        misconception: 'GE12',
        why: `The division was reversed. One mole has ${grams(molar)}, so ${account}.`,
      },
      {
        value: mass * molar,
        misconception: 'GE12',
        why: `The mass was multiplied by the molar mass. Each ${grams(molar)} make one mole, so ${account}.`,
      },
      {
        value: mass / element(compound.element).atomicMass,
        misconception: 'GE6',
        why: `That divides by the atomic mass of ${nameOf(compound.element)} alone. The whole formula counts: ${account}.`,
      },
      {
        value: amount / atoms,
        misconception: 'GE6',
        why: `That divides by the ${atoms} atoms of the formula as well. They are already part of the molar mass: ${account}.`,
      },
    ],
    fill: nearby(random, amount),
    miss: (value) => `${moles(value)} would weigh ${grams(value * molar)}. Here ${account}.`,
    show: moles,
    solution: () =>
      solved(
        'the amount of substance',
        known('Mass', measured(mass, 'g')),
        known('Molar mass', measured(molar, 'g/mol')),
        law('Amount = mass ÷ molar mass'),
        calculated(
          'Amount',
          divided(measured(mass, 'g'), measured(molar, 'g/mol')),
          measured(amount, 'mol'),
        ),
      ),
    right: `${account}.`,
    see: { article },
  })
})

/** Particles in one mole, exact by definition. */
const AVOGADRO = 6.022_140_76e23

export const atomsInAmount = template('ge-m5', 'molar-mass', (random) => {
  const compound = pick(random, compounds)
  const { formula } = compound
  const [symbol, count] = pick(random, [...composition(formula)])
  const amount = pick(random, [0.25, 0.5, 1.5, 2, 2.5, 3])
  if (count < 2) return null
  const atoms = atomsIn(formula)
  const units = amount * AVOGADRO
  const answer = units * count
  const name = nameOf(symbol)
  const unit = compound.isMolecular ? 'molecule' : 'formula unit'
  return numeric({
    element: symbol,
    stem: `How many ${name} atoms are in ${moles(amount)} of ${called(compound)}?`,
    answer,
    isRight: (value) => agrees(value / count / AVOGADRO, amount),
    lures: [
      {
        value: units,
        misconception: 'GE6',
        why: `That is the number of ${unit}s. Each ${formatFormula(formula)} has ${count} ${name} atoms, so there are ${formatScientific(answer)}.`,
      },
      {
        value: units * atoms,
        misconception: 'GE2',
        why: `That counts all ${atoms} atoms of each ${unit}. Only ${count} of them are ${name} atoms: ${formatScientific(answer)}.`,
      },
      {
        value: units / count,
        misconception: 'GE6',
        why: `The number of ${unit}s was divided by ${count}. Each one has ${count} ${name} atoms, so it is multiplied: ${formatScientific(answer)}.`,
      },
    ],
    fill: nearby(random, answer),
    miss: (value) =>
      `So many atoms would belong to ${moles(value / count / AVOGADRO)}. ${moles(amount)} have ${formatScientific(answer)}.`,
    show: formatScientific,
    solution: () =>
      solved(
        `the number of ${name} atoms`,
        known('Amount', measured(amount, 'mol')),
        known(`${capitalized(name)} atoms in the formula`, exact(count)),
        law('Particles = amount × 6.022 × 10²³ per mol'),
        converted(
          `${capitalized(unit)}s`,
          multiplied(measured(amount, 'mol'), powerOfTen(AVOGADRO, 'per mol', 4)),
          powerOfTen(units),
        ),
        calculated(
          `${capitalized(name)} atoms`,
          multiplied(powerOfTen(units), exact(count)),
          powerOfTen(answer),
        ),
      ),
    right: `${moles(amount)} are ${formatScientific(units)} ${unit}s with ${count} ${name} atoms each: ${formatScientific(answer)}.`,
    see: { article },
  })
})

/** The compound with its formula, as in 'water, H₂O'. */
function called({ formula, name }: Compound): string {
  return `${name}, ${formatFormula(formula)}`
}

function atomsIn(formula: string): number {
  return sum([...composition(formula).values()])
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Amounts that a beginner multiplies by without a calculator. */
const PLAIN_AMOUNTS_IN_MOL = [0.1, 0.5, 2, 3, 4, 5, 10]

/** The mass of an amount, with the molar mass given. */
export const massOfAmount = template(
  'ge-e501',
  'molar-mass',
  withLureBeside((random) => {
    const compound = pick(random, compounds)
    const amount = pick(random, PLAIN_AMOUNTS_IN_MOL)
    const molar = rounded(molarMass(compound.formula))
    const answer = amount * molar
    const account = `1 mol has a mass of ${grams(molar)}, so ${moles(amount)} have ${formatNumber(amount)} × ${grams(molar)} = ${grams(answer)}`
    return numeric({
      element: compound.element,
      stem: `The molar mass of ${compound.name} (${formatFormula(compound.formula)}) is ${gramsPerMole(molar)}. What is the mass of ${moles(amount)}?`,
      answer,
      isRight: (value) => agrees(value / molar, amount),
      lures: [
        {
          value: molar / amount,
          misconception: 'GE12',
          why: `The molar mass was divided by the amount. ${account}.`,
        },
        {
          value: molar,
          misconception: 'GE12',
          why: `That is the mass of 1 mol. ${account}.`,
        },
        {
          value: amount / molar,
          misconception: 'GE12',
          why: `The amount was divided by the molar mass, which gives no mass. ${account}.`,
        },
        {
          value: molar + amount,
          misconception: 'GE12',
          why: `Moles and grams per mole cannot be added. ${account}.`,
        },
        {
          value: answer * atomsIn(compound.formula),
          misconception: 'GE6',
          why: `The ${atomsIn(compound.formula)} atoms of the formula are in the molar mass already. ${account}.`,
        },
      ],
      fill: [2, 0.5, 10, 0.1, 3].map((factor) => factor * answer),
      miss: (value) => `So much would be the mass of ${moles(value / molar)}. ${account}.`,
      show: grams,
      solution: () =>
        solved(
          'the mass',
          known('Amount', exact(amount, 'mol')),
          known('Molar mass', measured(molar, 'g/mol')),
          law('Mass = amount × molar mass'),
          calculated(
            'Mass',
            multiplied(exact(amount, 'mol'), measured(molar, 'g/mol')),
            measured(answer, 'g'),
          ),
        ),
      right: `${account}.`,
      see: { article },
    })
  }),
)
