import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { heatOfFusion, meltableMetals } from '#chemistry/heats-of-fusion.ts'
import { formatNumber, formatScientific } from '#chemistry/units.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { numeric, type Template } from '#quiz/template.ts'

import { degrees, densityOf } from './states.ts'

const category = 'physical-properties'
const difficulty = 'hard'

/** Avogadro constant in 1/mol with the figures that are shown. */
const AVOGADRO = 6.022e23

const countable = 'Li Na Mg Al Ca Ti Cr Fe Ni Cu Zn Ag Sn Pt Au Pb N O Cl Br I'.split(' ')
const twoAtomElements = new Set(['N', 'O', 'Cl', 'Br', 'I'])

/** The molar mass in g/mol with the four figures that are shown and calculated with. */
function molarMassOf(symbol: ElementSymbol): number {
  return fourFigures(element(symbol).atomicMass)
}

/** A value below 10 000 rounded in decimal, so that 24.305 becomes 24.31 as it is shown. */
function fourFigures(value: number): number {
  return Number(formatNumber(value, { significant: 4 }))
}

export const atomsInMass: Template = {
  id: 'ph-h2',
  version: 1,
  category,
  difficulty,
  skill: 'amounts-of-elements',
  fitsMatch: false,
  draw(random) {
    const symbol = pick(random, countable)
    const { name, atomicNumber } = element(symbol)
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
      stem: `How many atoms are in ${grams} of ${name.toLowerCase()} (${shownMass} g per mole of atoms)?`,
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
      right: `${step}, gives ${formatScientific(answer, 3)} atoms.`,
      see: { article: 'what-is-the-mole' },
    })
  },
}

const gases = ['H', 'N', 'O', 'F', 'Cl', 'He', 'Ne', 'Ar', 'Kr', 'Xe']

export const gasDensity: Template = {
  id: 'ph-h3',
  version: 1,
  category,
  difficulty,
  skill: 'amounts-of-elements',
  fitsMatch: false,
  draw(random) {
    const symbol = pick(random, gases)
    const volume = pick(random, [22.4, 24, 25])
    const { name, atomicMass, atomicNumber, classification } = element(symbol)
    const isNoble = classification === 'noble-gas'
    const atoms = isNoble ? 1 : 2
    const molarMass = atoms * atomicMass
    const answer = molarMass / volume
    const noun = name.toLowerCase()
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
      right: `${gas} has ${step}.`,
      see: { article: 'what-is-the-mole' },
    })
  },
}

function perLiter(value: number): string {
  return `${formatNumber(value, { significant: 3 })} g/L`
}

export const heatToMelt: Template = {
  id: 'ph-h5',
  version: 1,
  category,
  difficulty,
  skill: 'heat-and-warming',
  fitsMatch: false,
  draw(random) {
    const symbol = pick(random, meltableMetals)
    const { name, atomicNumber, meltingPoint } = element(symbol)
    const molarMass = molarMassOf(symbol)
    const molarHeat = heatOfFusion(symbol) ?? 0
    const moles = pick(random, [1.5, 2, 2.5, 3, 4, 5])
    const mass = roundMass(moles * molarMass)
    const amount = fourFigures(mass / molarMass)
    const answer = amount * molarHeat
    const shownMass = formatNumber(molarMass, { significant: 4 })
    const shownHeat = `${formatNumber(molarHeat, { significant: 3 })} kJ/mol`
    const grams = `${formatNumber(mass, { significant: 3 })} g`
    const step = `${grams} / ${shownMass} g/mol = ${formatNumber(amount, { significant: 4 })} mol, times ${shownHeat} is ${kilojoules(answer)}`
    return numeric({
      element: symbol,
      stem: `How much heat melts ${grams} of ${name.toLowerCase()} (${shownMass} g/mol) at ${degrees(meltingPoint ?? 0)}? The heat of fusion is ${shownHeat}.`,
      answer,
      isRight: (value) =>
        Math.abs((value / molarHeat) * element(symbol).atomicMass - mass) < 0.01 * mass,
      show: kilojoules,
      lures: [
        {
          value: mass * molarHeat,
          misconception: 'GE3',
          why: `That multiplies grams by kilojoules per mole. The grams become moles first: ${step}.`,
        },
        {
          value: molarHeat,
          misconception: 'GE3',
          why: `That is the heat for one mole, ${shownMass} g. Here: ${step}.`,
        },
        {
          value: (molarMass / mass) * molarHeat,
          misconception: 'PH12',
          why: `That divides the molar mass by the mass. The quotient is the other way round: ${step}.`,
        },
        {
          value: (mass / atomicNumber) * molarHeat,
          misconception: 'AS1',
          why: `That divides by the atomic number, ${atomicNumber}, instead of the molar mass. ${step}.`,
        },
        {
          value: mass / molarHeat,
          misconception: 'PH12',
          why: `That divides grams by kilojoules per mole, which gives no heat. ${step}.`,
        },
      ],
      fill: shuffle(random, [0.8, 0.6, 1.25, 1.5, 1.8]).map((factor) => factor * answer),
      right: `${step}.`,
      see: { article: 'what-is-the-mole' },
    })
  },
}

/** A mass in g that three figures express exactly: a multiple of 5, from 1000 g on of 10. */
function roundMass(mass: number): number {
  const step = mass < 1000 ? 5 : 10
  return Math.round(mass / step) * step
}

function kilojoules(value: number): string {
  return `${formatNumber(value, { significant: 3 })} kJ`
}

const cubes = [
  'Li',
  'Na',
  'Mg',
  'Al',
  'Ca',
  'Ti',
  'Cr',
  'Fe',
  'Cu',
  'Zn',
  'Ag',
  'W',
  'Pt',
  'Au',
  'Pb',
  'U',
]

export const molarVolume: Template = {
  id: 'ph-h8',
  version: 1,
  category,
  difficulty,
  skill: 'amounts-of-elements',
  fitsMatch: false,
  draw(random) {
    const symbol = pick(random, cubes)
    const { name, atomicMass, atomicNumber } = element(symbol)
    const molarMass = molarMassOf(symbol)
    const density = Number((element(symbol).density ?? 0).toPrecision(3))
    const amount = pick(random, [1, 2, 3, 5])
    const mass = fourFigures(amount * molarMass)
    const answer = mass / density
    const shownMass = formatNumber(molarMass, { significant: 4 })
    const moles = `${amount} mole${amount === 1 ? '' : 's'}`
    const step = `${formatNumber(mass, { significant: 4 })} g / ${densityOf(symbol)} = ${cubicCentimeters(answer)}`
    return numeric({
      element: symbol,
      stem: `What volume do ${moles} of ${name.toLowerCase()} fill (${shownMass} g/mol, ${densityOf(symbol)})?`.replace(
        'do 1 mole of',
        'does 1 mole of',
      ),
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
      fill: shuffle(random, [0.7, 0.8, 1.2, 1.35, 1.5]).map((factor) => factor * answer),
      right: `The mass is ${formatNumber(mass, { significant: 4 })} g, and ${step}.`,
      see: { article: 'what-is-the-mole' },
    })
  },
}

/** Without sodium: a density of two figures, 0.97 g/cm³, makes no volume of three. */
export const molarVolumeInThreeFigures: Template = {
  ...molarVolume,
  version: 2,
  draw(random) {
    const draft = molarVolume.draw(random)
    return draft?.element === 'Na' ? null : draft
  },
}

function cubicCentimeters(value: number): string {
  return `${formatNumber(value, { significant: 3 })} cm³`
}
