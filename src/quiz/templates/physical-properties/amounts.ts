import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { AVOGADRO } from '#chemistry/quantities/constants.ts'
import { formatNumber, formatScientific } from '#chemistry/units.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { nextVersion, numeric, template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { exact, measured, powerOfTen } from '#quiz/worked/amounts.ts'
import { less, multiplied, divided } from '#quiz/worked/expressions.ts'
import { solved, known, law, converted, calculated } from '#quiz/worked/solutions.ts'

import { fourFigures, molarMassOf } from './molar-masses.ts'
import { densityInThreeFigures, densityOf, hasRoughDensity } from './samples.ts'

const article = 'what-is-the-mole'

/** Metals that are cast into blocks, so that a volume of them is weighed and counted. */
const blockMetals = 'Li Mg Al Ca Ti Cr Fe Ni Cu Zn Ag W Pt Au Pb'.split(' ')

/** How many atoms a volume of a metal holds: its mass, its amount and the number follow one from another. */
export const atomsInBlock = template('ph-h2', 'amounts-of-elements', (random) => {
  const symbol = pick(random, blockMetals)
  const volume = pick(random, [2, 4, 5, 8, 12, 15, 20, 25, 40])
  const factors = shuffle(random, [0.8, 0.7, 1.25, 1.5])
  if (hasRoughDensity(symbol)) return null
  const { atomicNumber } = element(symbol)
  const molarMass = molarMassOf(symbol)
  const density = densityInThreeFigures(symbol)
  const mass = fourFigures(volume * density)
  const moles = fourFigures(mass / molarMass)
  const answer = moles * AVOGADRO
  const shownMass = formatNumber(molarMass, { significant: 4 })
  const shownVolume = `${formatNumber(volume, { significant: 3 })} cm³`
  const grams = `${formatNumber(mass, { significant: 4 })} g`
  const step = `${shownVolume} × ${densityOf(symbol)} = ${grams}, and ${grams} / ${shownMass} g/mol = ${formatNumber(moles, { significant: 4 })} mol, times 6.022 × 10²³ per mol`
  return numeric({
    element: symbol,
    stem: `How many atoms are in ${shownVolume} of ${nameOf(symbol)} (${densityOf(symbol)}, ${shownMass} g/mol)?`,
    answer,
    isRight: (value) =>
      Math.abs(((value / AVOGADRO) * element(symbol).atomicMass) / density - volume) <
      0.01 * volume,
    show: (value) => formatScientific(value, 3),
    lures: [
      {
        value: (volume / density / molarMass) * AVOGADRO,
        misconception: 'PH12',
        why: `That divides the volume by the density. Mass is volume times density: ${step}.`,
      },
      {
        value: (volume / molarMass) * AVOGADRO,
        misconception: 'PH3',
        why: `That takes a gram for each cubic centimeter and leaves the density out. The way is ${step}.`,
      },
      {
        value: (mass / atomicNumber) * AVOGADRO,
        misconception: 'GE20',
        why: `That divides by the atomic number, ${atomicNumber}. The molar mass is needed: ${step}.`,
      },
      {
        value: (molarMass / mass) * AVOGADRO,
        misconception: 'PH12',
        why: `That divides the molar mass by the mass. The quotient is the other way around: ${step}.`,
      },
      {
        value: mass * AVOGADRO,
        misconception: 'GE20',
        why: `That takes one mole for each gram. The grams are divided by the molar mass first: ${step}.`,
      },
    ],
    fill: factors.map((factor) => factor * answer),
    miss: (value) =>
      `So many atoms would fill ${formatNumber(((value / AVOGADRO) * molarMass) / density, { significant: 3 })} cm³, not ${shownVolume}. The way is ${step}.`,
    solution: () =>
      solved(
        'the number of atoms',
        known('Volume', exact(volume, 'cm³')),
        known('Density', measured(density, 'g/cm³')),
        law(
          'Mass = volume × density, amount = mass ÷ molar mass, atoms = amount × 6.022 × 10²³ per mol',
        ),
        converted(
          'Mass',
          multiplied(exact(volume, 'cm³'), measured(density, 'g/cm³')),
          measured(mass, 'g', 4),
        ),
        converted(
          'Amount',
          divided(measured(mass, 'g', 4), measured(molarMass, 'g/mol', 4)),
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

/** By how much one gas is heavier than the same volume of another. */
export const differenceOfGases = template('ph-h3', 'amounts-of-elements', (random) => {
  const [first = '', second = ''] = sample(random, gases, 2)
  const volume = pick(random, [22.4, 24, 25])
  const liters = pick(random, [50, 60, 75, 90, 100, 120, 150])
  const factors = shuffle(random, [0.75, 0.85, 1.2, 1.4, 1.6])
  const [heavy, light] =
    gasOf(first).molarMass > gasOf(second).molarMass
      ? [gasOf(first), gasOf(second)]
      : [gasOf(second), gasOf(first)]
  const difference = fourFigures(heavy.molarMass - light.molarMass)
  // One gas of single atoms beside one of molecules; a small difference would lose its figures.
  if (heavy.atoms === light.atoms || difference < 10) return null
  const moles = fourFigures(liters / volume)
  const answer = moles * difference
  const [shownLiters, molar] = [liters, volume].map(
    (value) => `${formatNumber(value, { significant: 3 })} L`,
  )
  const step = `${heavy.text} ${heavy.shown} and ${light.text} ${light.shown} g/mol differ by ${formatNumber(difference, { significant: 4 })} g/mol; ${shownLiters} / ${molar}/mol = ${formatNumber(moles, { significant: 4 })} mol, which makes ${wholeGrams(answer)}`
  return numeric({
    element: heavy.symbol,
    badge: null,
    stem: `A mole of gas fills ${molar}. How much heavier are ${shownLiters} of ${heavy.name} than ${shownLiters} of ${light.name} (${heavy.symbol} ${heavy.perAtom}, ${light.symbol} ${light.perAtom} g per mole of atoms)?`,
    answer,
    isRight: (value) =>
      Math.abs((value * volume) / liters - (heavy.molarMass - light.molarMass)) < 0.01 * difference,
    show: wholeGrams,
    lures: [
      {
        value: (liters / volume) * (heavy.molarMass / heavy.atoms - light.molarMass / light.atoms),
        misconception: 'PH8' as const,
        why: `That takes single atoms for both gases, but one consists of two-atom molecules. ${step}.`,
      },
      {
        value: (liters / volume) * heavy.molarMass,
        misconception: 'PH7' as const,
        why: `That is the whole mass of the ${heavy.name}; the ${light.name} has a mass as well. ${step}.`,
      },
      {
        value: difference,
        misconception: null,
        why: `That is the difference for one mole, ${molar}. Here: ${step}.`,
      },
      {
        value: liters * difference,
        misconception: 'PH12' as const,
        why: `That takes one mole for each liter. The volume is divided by that of one mole: ${step}.`,
      },
      {
        value: (volume / liters) * difference,
        misconception: 'PH12' as const,
        why: `That divides the volume of one mole by the volume of the gas. The quotient is the other way around: ${step}.`,
      },
    ].filter(({ value }) => Math.abs(value / answer - 1) > 0.03),
    fill: factors.map((factor) => factor * answer),
    miss: (value) =>
      `${wholeGrams(value)} would be the difference of ${formatNumber((value / difference) * volume, { significant: 3 })} L. The way is ${step}.`,
    solution: () =>
      solved(
        'the difference of the masses',
        known('Volume of each gas', exact(liters, 'L')),
        law(
          'Equal volumes hold equal amounts, so the masses differ by amount × difference of the molar masses',
        ),
        calculated(
          'Difference for one mole',
          less(measured(heavy.molarMass, 'g/mol', 4), measured(light.molarMass, 'g/mol', 4)),
          measured(difference, 'g/mol', 4),
        ),
        calculated(
          'Amount',
          divided(exact(liters, 'L'), measured(volume, 'L/mol')),
          measured(moles, 'mol', 4),
        ),
        calculated(
          'Difference',
          multiplied(measured(moles, 'mol', 4), measured(difference, 'g/mol', 4)),
          measured(answer, 'g'),
        ),
      ),
    right: `${step}.`,
    see: { elements: [heavy.symbol, light.symbol], article },
  })
})

/** The same, without the slip of single atoms where it makes the heavier gas the lighter one. */
export const positiveDifference = nextVersion(differenceOfGases, (draft) => ({
  ...draft,
  wrong: draft.wrong.filter(({ rank }) => rank === null || rank > 0),
}))

function gasOf(symbol: ElementSymbol) {
  const { atomicMass, classification } = element(symbol)
  const atoms = classification === 'noble-gas' ? 1 : 2
  const molarMass = fourFigures(atoms * fourFigures(atomicMass))
  return {
    symbol,
    atoms,
    molarMass,
    name: nameOf(symbol),
    text: atoms === 1 ? symbol : `${symbol}₂`,
    shown: formatNumber(molarMass, { significant: 4 }),
    perAtom: formatNumber(atomicMass, { significant: 4 }),
  }
}

function wholeGrams(value: number): string {
  return `${formatNumber(value, { significant: 3 })} g`
}

const cubes = 'Li Mg Al Ca Ti Cr Fe Cu Zn Ag W Pt Au Pb U'.split(' ')

/** The volume of one metal that has as many atoms as a mass of another. */
export const volumeOfEqualAtoms = template('ph-h8', 'amounts-of-elements', (random) => {
  const [symbol = '', other = ''] = sample(random, cubes, 2)
  const given = pick(random, [20, 25, 30, 40, 50, 60, 80, 100])
  const factors = shuffle(random, [0.7, 0.8, 1.2, 1.35, 1.5])
  // A density of two figures makes no volume of three.
  if (hasRoughDensity(symbol)) return null
  const { atomicNumber } = element(symbol)
  const [molarMass, otherMass] = [molarMassOf(symbol), molarMassOf(other)]
  const density = densityInThreeFigures(symbol)
  const amount = fourFigures(given / otherMass)
  const mass = fourFigures(amount * molarMass)
  const answer = mass / density
  const [shownMass, shownOther] = [molarMass, otherMass].map((value) =>
    formatNumber(value, { significant: 4 }),
  )
  const grams = `${formatNumber(given, { significant: 3 })} g`
  const moles = `${formatNumber(amount, { significant: 4 })} mol`
  const shown = `${formatNumber(mass, { significant: 4 })} g`
  const step = `${grams} / ${shownOther} g/mol = ${moles}; ${moles} × ${shownMass} g/mol = ${shown}; ${shown} / ${densityOf(symbol)} = ${cubicCentimeters(answer)}`
  return numeric({
    element: symbol,
    stem: `What volume of ${nameOf(symbol)} (${shownMass} g/mol, ${densityOf(symbol)}) has as many atoms as ${grams} of ${nameOf(other)} (${shownOther} g/mol)?`,
    answer,
    isRight: (value) =>
      Math.abs(
        ((value * density) / element(symbol).atomicMass) * element(other).atomicMass - given,
      ) <
      0.01 * given,
    show: cubicCentimeters,
    lures: [
      {
        value: given / density,
        misconception: 'GE3',
        why: `That is the volume of an equal mass, not of equally many atoms. ${step}.`,
      },
      {
        value: mass * density,
        misconception: 'PH12',
        why: `That multiplies mass and density. Volume is mass divided by density: ${step}.`,
      },
      {
        value: ((given / molarMass) * otherMass) / density,
        misconception: 'PH12',
        why: `That exchanges the two molar masses. ${step}.`,
      },
      {
        value: (amount * atomicNumber) / density,
        misconception: 'GE20',
        why: `That takes the atomic number, ${atomicNumber}, for the molar mass. ${step}.`,
      },
    ],
    fill: factors.map((factor) => factor * answer),
    miss: (value) =>
      `${cubicCentimeters(value)} would weigh ${formatNumber(value * density, { significant: 3 })} g. The way is ${step}.`,
    solution: () =>
      solved(
        'the volume',
        known(`Mass of ${nameOf(other)}`, measured(given, 'g')),
        law(
          'Equally many atoms are equal amounts: mass ÷ molar mass, × the other molar mass, ÷ its density',
        ),
        converted(
          'Amount',
          divided(measured(given, 'g'), measured(otherMass, 'g/mol', 4)),
          measured(amount, 'mol', 4),
        ),
        converted(
          `Mass of ${nameOf(symbol)}`,
          multiplied(measured(amount, 'mol', 4), measured(molarMass, 'g/mol', 4)),
          measured(mass, 'g', 4),
        ),
        calculated(
          'Volume',
          divided(measured(mass, 'g', 4), measured(density, 'g/cm³')),
          measured(answer, 'cm³'),
        ),
      ),
    right: `${step}.`,
    see: { elements: [symbol, other], article },
  })
})

function cubicCentimeters(value: number): string {
  return `${formatNumber(value, { significant: 3 })} cm³`
}
