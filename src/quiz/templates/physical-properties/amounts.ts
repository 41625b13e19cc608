import { element } from '#chemistry/elements/elements.ts'
import { formatNumber, formatScientific } from '#chemistry/units.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { numeric, template } from '#quiz/template.ts'
import { counted, nameOf } from '#quiz/templates/shared/names.ts'
import { exact, measured, powerOfTen } from '#quiz/worked/amounts.ts'
import { multiplied, divided } from '#quiz/worked/expressions.ts'
import { solved, known, law, converted, calculated } from '#quiz/worked/solutions.ts'
import { countedParts } from '#quiz/worked/stoichiometry.ts'

import { fourFigures, molarMassOf } from './molar-masses.ts'
import { densityInThreeFigures, densityOf, hasRoughDensity } from './samples.ts'

const article = 'what-is-the-mole'

/** Avogadro constant in 1/mol with the figures that are shown. */
const AVOGADRO = 6.022e23

const countable = 'Li Na Mg Al Ca Ti Cr Fe Ni Cu Zn Ag Sn Pt Au Pb N O Cl Br I'.split(' ')
const twoAtomElements = new Set(['N', 'O', 'Cl', 'Br', 'I'])

/** How many atoms a mass of an element holds. */
export const atomsInMass = template('ph-h2', 'amounts-of-elements', (random) => {
  const symbol = pick(random, countable)
  const { atomicNumber } = element(symbol)
  const molarMass = molarMassOf(symbol)
  const mass = pick(random, [50, 100, 150, 200, 250, 300, 400, 500])
  if (mass < 1.3 * molarMass) return null
  const moles = fourFigures(mass / molarMass)
  const answer = moles * AVOGADRO
  const shownMass = formatNumber(molarMass, { significant: 4 })
  const grams = `${formatNumber(mass, { significant: 3 })} g`
  const step = `${grams} / ${shownMass} g/mol = ${formatNumber(moles, { significant: 4 })} mol, times 6.022 × 10²³ per mol`
  return numeric({
    element: symbol,
    stem: `How many atoms are in ${grams} of ${nameOf(symbol)} (${shownMass} g per mole of atoms)?`,
    answer,
    isRight: (value) =>
      Math.abs((value / AVOGADRO) * element(symbol).atomicMass - mass) < 0.01 * mass,
    show: (value) => formatScientific(value, 3),
    lures: [
      ...(twoAtomElements.has(symbol)
        ? [
            {
              value: answer / 2,
              misconception: 'GE6' as const,
              why: `That counts the ${symbol}₂ molecules. Each holds two atoms: ${step}.`,
            },
          ]
        : []),
      {
        value: (mass / atomicNumber) * AVOGADRO,
        misconception: 'AS1',
        why: `That divides by the atomic number, ${atomicNumber}. The molar mass is needed: ${step}.`,
      },
      {
        value: (molarMass / mass) * AVOGADRO,
        misconception: 'PH12',
        why: `That divides the molar mass by the mass. The quotient is the other way round: ${step}.`,
      },
      {
        value: mass * AVOGADRO,
        misconception: 'GE3',
        why: `That takes one mole for each gram. The grams are divided by the molar mass first: ${step}.`,
      },
      {
        value: mass * molarMass * AVOGADRO,
        misconception: 'PH12',
        why: `That multiplies mass and molar mass. They are divided: ${step}.`,
      },
      {
        value: AVOGADRO,
        misconception: 'GE3',
        why: `That is one mole of atoms, which weighs ${shownMass} g. Here are more: ${step}.`,
      },
    ],
    fill: shuffle(random, [0.8, 0.7, 1.25, 1.5, 0.1, 10]).map((factor) => factor * answer),
    miss: (value) =>
      `So many atoms would weigh ${formatNumber((value / AVOGADRO) * molarMass, { significant: 3 })} g, not ${grams}. The way is ${step}.`,
    solution: () =>
      solved(
        'the number of atoms',
        known('Mass', measured(mass, 'g')),
        known('Molar mass', measured(molarMass, 'g/mol', 4)),
        law('Amount = mass ÷ molar mass, and atoms = amount × 6.022 × 10²³ per mol'),
        converted(
          'Amount',
          divided(measured(mass, 'g'), measured(molarMass, 'g/mol', 4)),
          measured(moles, 'mol', 4),
        ),
        calculated(
          'Atoms',
          multiplied(measured(moles, 'mol', 4), powerOfTen(AVOGADRO, 'per mol', 4)),
          powerOfTen(answer),
        ),
      ),
    right: `${step}, gives ${formatScientific(answer, 3)} atoms.`,
    see: { article },
  })
})

const gases = ['H', 'N', 'O', 'F', 'Cl', 'He', 'Ne', 'Ar', 'Kr', 'Xe']

/** The density of a gas, with the volume of one mole given. */
export const gasDensity = template('ph-h3', 'amounts-of-elements', (random) => {
  const symbol = pick(random, gases)
  const volume = pick(random, [22.4, 24, 25])
  const { name, atomicMass, atomicNumber, classification } = element(symbol)
  const isNoble = classification === 'noble-gas'
  const atoms = isNoble ? 1 : 2
  const molarMass = atoms * atomicMass
  const answer = molarMass / volume
  const noun = nameOf(symbol)
  const liters = formatNumber(volume, { significant: 3 })
  const gas = isNoble ? symbol : `${symbol}₂`
  const step = `${formatNumber(molarMass, { significant: 4 })} g/mol / ${liters} L/mol = ${perLiter(answer)}`
  return numeric({
    element: symbol,
    stem: `Under certain conditions one mole of a gas fills ${liters} L. What is the density of ${noun} gas there (${formatNumber(atomicMass, { significant: 4 })} g per mole of atoms)?`,
    answer,
    isRight: (value) => Math.abs((value * volume) / atomicMass - atoms) < 0.01 * atoms,
    show: perLiter,
    lures: [
      {
        value: isNoble ? 2 * answer : answer / 2,
        misconception: 'PH8',
        why: isNoble
          ? `${name} consists of single atoms, not of two-atom molecules. ${step}.`
          : `That takes single atoms, but ${noun} gas consists of ${gas} molecules. ${step}.`,
      },
      {
        value: answer / 1000,
        misconception: 'PH9',
        why: `That number belongs to g/cm³; a liter holds a thousand cubic centimeters. ${step}.`,
      },
      {
        value: (atoms * atomicNumber) / volume,
        misconception: 'AS1',
        why: `That uses the atomic number, ${atomicNumber}, as a mass. ${step}.`,
      },
      {
        value: 1000 * answer,
        misconception: 'PH9',
        why: `That is a thousand times too much: a liter is a thousand cubic centimeters. ${step}.`,
      },
      {
        value: molarMass * volume,
        misconception: 'PH12',
        why: `That multiplies molar mass and molar volume. Density is mass divided by volume: ${step}.`,
      },
      {
        value: volume / molarMass,
        misconception: 'PH12',
        why: `That divides the volume by the mass. Density is mass divided by volume: ${step}.`,
      },
    ],
    fill: shuffle(random, [0.75, 0.85, 1.2, 1.4, 1.6]).map((factor) => factor * answer),
    miss: (value) =>
      `With ${perLiter(value)}, ${liters} L would weigh ${formatNumber(value * volume, { significant: 3 })} g. One mole of ${gas} weighs ${formatNumber(molarMass, { significant: 4 })} g: ${step}.`,
    solution: () =>
      solved(
        'the density',
        known('Volume of one mole', measured(volume, 'L')),
        known('Particles of the gas', gas),
        law('Density = molar mass ÷ molar volume'),
        calculated(
          `Molar mass of ${gas}`,
          countedParts(atoms, measured(atomicMass, 'g/mol', 4)),
          measured(molarMass, 'g/mol', 4),
        ),
        calculated(
          'Density',
          divided(measured(molarMass, 'g/mol', 4), measured(volume, 'L/mol')),
          measured(answer, 'g/L'),
        ),
      ),
    right: `${gas} has ${step}.`,
    see: { article },
  })
})

function perLiter(value: number): string {
  return `${formatNumber(value, { significant: 3 })} g/L`
}

const cubes = 'Li Na Mg Al Ca Ti Cr Fe Cu Zn Ag W Pt Au Pb U'.split(' ')

/** The volume of some moles of a metal. */
export const molarVolume = template('ph-h8', 'amounts-of-elements', (random) => {
  const symbol = pick(random, cubes)
  const amount = pick(random, [1, 2, 3, 5])
  const factors = shuffle(random, [0.7, 0.8, 1.2, 1.35, 1.5])
  // A density of two figures makes no volume of three.
  if (hasRoughDensity(symbol)) return null
  const { atomicMass, atomicNumber } = element(symbol)
  const molarMass = molarMassOf(symbol)
  const density = densityInThreeFigures(symbol)
  const mass = fourFigures(amount * molarMass)
  const answer = mass / density
  const shownMass = formatNumber(molarMass, { significant: 4 })
  const step = `${formatNumber(mass, { significant: 4 })} g / ${densityOf(symbol)} = ${cubicCentimeters(answer)}`
  return numeric({
    element: symbol,
    stem: `What volume ${amount === 1 ? 'does' : 'do'} ${counted(amount, 'mole')} of ${nameOf(symbol)} fill (${shownMass} g/mol, ${densityOf(symbol)})?`,
    answer,
    isRight: (value) => Math.abs((value * density) / atomicMass - amount) < 0.01 * amount,
    show: cubicCentimeters,
    lures: [
      {
        value: density / mass,
        misconception: 'PH12',
        why: `That divides the density by the mass. Volume is mass divided by density: ${step}.`,
      },
      {
        value: mass * density,
        misconception: 'PH12',
        why: `That multiplies mass and density. Volume is mass divided by density: ${step}.`,
      },
      {
        value: (amount * atomicNumber) / density,
        misconception: 'AS1',
        why: `That takes the atomic number, ${atomicNumber}, for the molar mass. ${step}.`,
      },
      {
        value: 1000 * answer,
        misconception: 'PH9',
        why: `That is a thousand times too much; the density holds for one cubic centimeter. ${step}.`,
      },
      {
        value: answer / 1000,
        misconception: 'PH9',
        why: `That number would be right in liters. In cubic centimeters: ${step}.`,
      },
    ],
    fill: factors.map((factor) => factor * answer),
    miss: (value) =>
      `${cubicCentimeters(value)} would weigh ${formatNumber(value * density, { significant: 3 })} g. The mass is ${formatNumber(mass, { significant: 4 })} g: ${step}.`,
    solution: () =>
      solved(
        'the volume',
        known('Amount', exact(amount, 'mol')),
        known('Density', measured(density, 'g/cm³')),
        law('Mass = amount × molar mass, and volume = mass ÷ density'),
        converted(
          'Mass',
          multiplied(exact(amount, 'mol'), measured(molarMass, 'g/mol', 4)),
          measured(mass, 'g', 4),
        ),
        calculated(
          'Volume',
          divided(measured(mass, 'g', 4), measured(density, 'g/cm³')),
          measured(answer, 'cm³'),
        ),
      ),
    right: `The mass is ${formatNumber(mass, { significant: 4 })} g, and ${step}.`,
    see: { article },
  })
})

function cubicCentimeters(value: number): string {
  return `${formatNumber(value, { significant: 3 })} cm³`
}
