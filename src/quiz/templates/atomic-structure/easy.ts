import { element, elements } from '#chemistry/elements.ts'
import { naturalNuclides } from '#chemistry/isotopes.ts'
import { integer, pick, sample, shuffle } from '#quiz/random.ts'
import { numeric, type Template } from '#quiz/template.ts'
import { nearby } from '#quiz/templates/even-places.ts'
import { isFamiliar } from '#quiz/templates/familiar.ts'
import { counted, nameOf, nuclideName } from '#quiz/templates/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'

const category = 'atomic-structure'
const difficulty = 'easy'

/** Familiar elements, up to xenon, whose atomic mass is a standard weight. */
const familiarElements = elements.filter(
  ({ symbol, atomicNumber, massIsStandard }) =>
    isFamiliar(symbol) && atomicNumber <= 54 && massIsStandard,
)

const familiarNuclides = naturalNuclides.filter(({ symbol }) => isFamiliar(symbol))

export const protonsOf: Template = {
  id: 'as-e1',
  version: 1,
  category,
  difficulty,
  skill: 'atomic-number',
  fitsMatch: true,
  draw(random) {
    const { symbol, name, atomicNumber, atomicMass, typicalIsotope, group } = pick(
      random,
      familiarElements,
    )
    const roundedMass = Math.round(atomicMass)
    const neutrons = typicalIsotope - atomicNumber
    return numeric({
      element: symbol,
      stem: `How many protons are in an atom of ${name.toLowerCase()}?`,
      answer: atomicNumber,
      isRight: (count) => elements[count - 1]?.symbol === symbol,
      lures: [
        {
          value: roundedMass,
          misconception: 'AS1',
          why: `${roundedMass} is the atomic mass, rounded. The protons are counted by the whole atomic number, ${atomicNumber}.`,
        },
        {
          value: neutrons,
          misconception: 'AS4',
          why: `${neutrons} is the number of neutrons in ${name.toLowerCase()}-${typicalIsotope}. The number of protons is the atomic number, ${atomicNumber}.`,
        },
        {
          value: group,
          misconception: 'EC9',
          why: `${group} is the group, the column of the table. Each element of the group has its own number of protons; here it is ${atomicNumber}.`,
        },
      ],
      fill: [-1, 1, -2, 2, 3, -3].map((step) => atomicNumber + step).filter((count) => count > 0),
      right: `${name} has atomic number ${atomicNumber}, and the atomic number counts the protons.`,
      see: { article: 'atomic-number-vs-mass-number' },
    })
  },
}

export const neutronsOf: Template = {
  id: 'as-e3',
  version: 1,
  category,
  difficulty,
  skill: 'particle-count',
  fitsMatch: true,
  draw(random) {
    const { symbol, massNumber } = pick(random, familiarNuclides)
    const { name, atomicNumber } = element(symbol)
    const neutrons = massNumber - atomicNumber
    const nuclide = `${name.toLowerCase()}-${massNumber}`
    if (neutrons === atomicNumber || atomicNumber === 1) return null
    return numeric({
      element: symbol,
      stem: `How many neutrons are in an atom of ${nuclide} (atomic number ${atomicNumber})?`,
      answer: neutrons,
      isRight: (count) => count + atomicNumber === massNumber,
      lures: [
        {
          value: atomicNumber,
          misconception: 'AS4',
          why: `${atomicNumber} is the number of protons. The ${massNumber} particles of the nucleus are ${atomicNumber} protons and ${neutrons} neutrons.`,
        },
        {
          value: massNumber,
          misconception: 'AS1',
          why: `${massNumber} counts protons and neutrons together. Take away the ${atomicNumber} protons and ${neutrons} neutrons are left.`,
        },
        {
          value: massNumber + atomicNumber,
          misconception: 'AS9',
          why: `${massNumber + atomicNumber} counts the ${atomicNumber} protons twice. The mass number ${massNumber} already includes them.`,
        },
      ],
      fill: [-1, -2, 1, 2, -3, 3].map((step) => neutrons + step).filter((count) => count >= 0),
      right: `${massNumber} − ${atomicNumber} = ${neutrons} neutrons.`,
      see: { article: 'atomic-number-vs-mass-number' },
    })
  },
}

export const massNumberOf: Template = {
  id: 'as-e4',
  version: 1,
  category,
  difficulty,
  skill: 'mass-number',
  fitsMatch: true,
  draw(random) {
    const { symbol, massNumber } = pick(random, familiarNuclides)
    const { atomicNumber } = element(symbol)
    const neutrons = massNumber - atomicNumber
    if (neutrons < 2 || neutrons === atomicNumber) return null
    return numeric({
      element: symbol,
      stem: `A neutral atom has ${atomicNumber} protons and ${neutrons} neutrons. What is its mass number?`,
      answer: massNumber,
      isRight: (count) => count - atomicNumber === neutrons,
      lures: [
        {
          value: massNumber + atomicNumber,
          misconception: 'AS9',
          why: `${massNumber + atomicNumber} also counts the ${atomicNumber} electrons. The mass number counts protons and neutrons only.`,
        },
        {
          value: neutrons,
          misconception: 'AS1',
          why: `${neutrons} is the number of neutrons alone. The ${atomicNumber} protons count as well.`,
        },
        {
          value: 2 * atomicNumber,
          misconception: 'AS4',
          why: `${2 * atomicNumber} would be right with as many neutrons as protons. This atom has ${neutrons} neutrons and ${atomicNumber} protons.`,
        },
      ],
      fill: [integer(random, 1, 2), -1, -2, 3].map((step) => massNumber + step),
      right: `${atomicNumber} + ${neutrons} = ${massNumber}.`,
      see: { article: 'atomic-number-vs-mass-number' },
    })
  },
}

/** Elements to radon without the lanthanides. */
const outsideLanthanides = elements.filter(
  ({ atomicNumber, block }) => atomicNumber <= 86 && block !== 'f',
)

const askedByNumber = outsideLanthanides.slice(2).filter(({ symbol }) => isFamiliar(symbol))

export const elementOfProtons: Template = {
  id: 'as-e2',
  version: 1,
  category,
  difficulty,
  skill: 'atomic-number',
  fitsMatch: true,
  draw(random) {
    const { symbol, name, atomicNumber } = pick(random, askedByNumber)
    const solution = `The atomic number ${atomicNumber} belongs to ${name.toLowerCase()}.`
    const byMass = outsideLanthanides.filter(
      ({ atomicMass }) => Math.round(atomicMass) === atomicNumber,
    )
    const byNeutrons = outsideLanthanides.filter(
      (other) => other.neutrons === atomicNumber && other.symbol !== symbol,
    )
    const byMassNumber = naturalNuclides.filter(({ massNumber }) => massNumber === atomicNumber)
    const lures = [
      ...sample(random, byMass, 1).map((other): ElementLure => ({
        symbol: other.symbol,
        misconception: 'AS1',
        why: `About ${atomicNumber} u is the mass of ${other.name.toLowerCase()}, which has ${other.atomicNumber} protons. ${solution}`,
      })),
      ...sample(random, byNeutrons, 1).map((other): ElementLure => ({
        symbol: other.symbol,
        misconception: 'AS14',
        why: `An atom of ${nuclideName(other.symbol, other.atomicNumber + atomicNumber)} has ${atomicNumber} neutrons, but ${other.atomicNumber} protons. ${solution}`,
      })),
      ...sample(random, byMassNumber, 1).map((other): ElementLure => ({
        symbol: other.symbol,
        misconception: 'AS1',
        why: `${atomicNumber} is a mass number of ${nameOf(other.symbol)}: protons and neutrons together. ${solution}`,
      })),
    ]
    if (lures.length === 0) return null
    const neighbors = nearby(atomicNumber, 1).flatMap((count) => elements[count - 1]?.symbol ?? [])
    return whichElement(random, {
      stem: `Which element has ${atomicNumber} protons in each of its atoms?`,
      answer: symbol,
      isRight: (value) =>
        elements.findIndex((other) => other.symbol === value) === atomicNumber - 1,
      lures,
      fill: shuffle(random, neighbors),
      right: `The number of protons is the atomic number, and number ${atomicNumber} is ${name.toLowerCase()} (${symbol}).`,
      see: { article: 'atomic-number-vs-mass-number' },
    })
  },
}

export const electronsOf: Template = {
  id: 'as-e5',
  version: 1,
  category,
  difficulty,
  skill: 'particle-count',
  fitsMatch: true,
  draw(random) {
    const { symbol, massNumber } = pick(random, familiarNuclides)
    const { name, atomicNumber, electronsPerShell } = element(symbol)
    const neutrons = massNumber - atomicNumber
    if (atomicNumber < 4 || atomicNumber > 56 || neutrons === atomicNumber) return null
    const nuclide = `${name.toLowerCase()}-${massNumber}`
    const outer = electronsPerShell.at(-1) ?? 0
    return numeric({
      element: symbol,
      stem: `How many electrons does a neutral atom of ${nuclide} have?`,
      answer: atomicNumber,
      isRight: (count) => count === electronsPerShell.reduce((sum, shell) => sum + shell, 0),
      lures: [
        {
          value: massNumber,
          misconception: 'AS9',
          why: `${massNumber} is the mass number: protons and neutrons together. The electrons balance the ${atomicNumber} protons.`,
        },
        {
          value: neutrons,
          misconception: 'AS4',
          why: `${neutrons} is the number of neutrons, ${massNumber} − ${atomicNumber}. The electrons balance the ${atomicNumber} protons.`,
        },
        {
          value: outer,
          misconception: 'EC9',
          why: `${counted(outer, 'electron')} ${outer === 1 ? 'is' : 'are'} in the outermost shell alone. All shells together hold ${atomicNumber}.`,
        },
      ],
      fill: nearby(atomicNumber, 1),
      right: `A neutral atom has as many electrons as protons, and ${name.toLowerCase()} has atomic number ${atomicNumber}.`,
      see: { article: 'what-is-an-atom' },
    })
  },
}
