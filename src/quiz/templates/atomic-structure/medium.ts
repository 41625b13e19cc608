import { element, elementByNumber } from '#chemistry/elements.ts'
import { naturalNuclides, type Nuclide } from '#chemistry/isotopes.ts'
import { subscript, superscript } from '#chemistry/units.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { type Lure, type Template, worded } from '#quiz/template.ts'
import { atAnyPlace, nearby } from '#quiz/templates/even-places.ts'
import { counted, ionText, nameOf } from '#quiz/templates/names.ts'

import {
  electronCount,
  ionSpecies,
  neutronCount,
  readSpecies,
  simpleIons,
  speciesText,
} from './species.ts'

const category = 'atomic-structure'
const difficulty = 'medium'

export const electronsOfIon: Template = {
  id: 'as-m1',
  version: 1,
  category,
  difficulty,
  skill: 'ion-electrons',
  fitsMatch: false,
  draw(random) {
    return atAnyPlace(random, simpleIons, (ion) => {
      const { symbol, charge } = ion
      const { name, atomicNumber, typicalIsotope } = element(symbol)
      const electrons = electronCount(ion)
      const wrongSign = atomicNumber + charge
      const text = ionText(symbol, charge)
      const change = `${counted(Math.abs(charge), 'electron')} ${charge > 0 ? 'fewer' : 'more'} than protons`
      return {
        element: symbol,
        stem: `${name} has atomic number ${atomicNumber}. How many electrons does the ion ${text} have?`,
        answer: electrons,
        isRight: (count) => atomicNumber - count === charge,
        lures: [
          {
            value: wrongSign,
            misconception: 'AS3',
            why: `${wrongSign} electrons would give the opposite charge. ${text} has ${change}: ${electrons}.`,
          },
          {
            value: atomicNumber,
            misconception: 'AS13',
            why: `${atomicNumber} electrons belong to the neutral atom. ${text} has ${change}: ${electrons}.`,
          },
          {
            value: Math.abs(charge),
            misconception: 'AS13',
            why: `${Math.abs(charge)} is the size of the charge. It tells how many electrons ${charge > 0 ? 'are missing' : 'have been added'}; ${electrons} are there.`,
          },
          {
            value: typicalIsotope,
            misconception: 'AS9',
            why: `${typicalIsotope} is the mass number of a common isotope, protons and neutrons together. ${text} has ${electrons} electrons.`,
          },
        ],
        fill: nearby(electrons),
        right: `${text} has ${change}: ${atomicNumber} ${charge > 0 ? '−' : '+'} ${Math.abs(charge)} = ${counted(electrons, 'electron')}.`,
        see: { article: 'how-ions-are-formed' },
      }
    })
  },
}

export const symbolOfParticles: Template = {
  id: 'as-m2',
  version: 1,
  category,
  difficulty,
  skill: 'ion-electrons',
  fitsMatch: false,
  draw(random) {
    const species = pick(random, ionSpecies)
    const { symbol, massNumber, charge } = species
    const protons = element(symbol).atomicNumber
    const neutrons = neutronCount(species)
    const electrons = electronCount(species)
    const byElectrons = elementByNumber(electrons)
    if (byElectrons === undefined || protons < 3) return null
    return worded({
      element: pick(random, [symbol, byElectrons.symbol]),
      stem: `A particle consists of ${counted(protons, 'proton')}, ${counted(neutrons, 'neutron')} and ${counted(electrons, 'electron')}. Which symbol stands for it?`,
      answer: speciesText(species),
      isRight: (value) => hasParticles(value, protons, neutrons, electrons),
      lures: shuffle<Lure<string>>(random, [
        {
          value: speciesText({ symbol, massNumber, charge: -charge }),
          misconception: 'AS3',
          why: `The charge is protons minus electrons: ${protons} − ${electrons} is ${charge > 0 ? 'positive' : 'negative'}, so the sign has to be turned.`,
        },
        {
          value: speciesText({ symbol: byElectrons.symbol, massNumber, charge }),
          misconception: 'AS14',
          why: `${byElectrons.name} has ${counted(byElectrons.atomicNumber, 'proton')}. The protons decide, and ${protons} of them make ${nameOf(symbol)}.`,
        },
        {
          value: speciesText({ symbol, massNumber: massNumber + electrons, charge }),
          misconception: 'AS9',
          why: `${massNumber + electrons} also counts the electrons. The mass number is protons plus neutrons, ${massNumber}.`,
        },
        {
          value: speciesText({ symbol, massNumber: neutrons, charge }),
          misconception: 'AS1',
          why: `${neutrons} is the number of neutrons alone. The mass number is protons plus neutrons, ${massNumber}.`,
        },
      ]),
      right: `${protons} protons make ${nameOf(symbol)}, ${protons} + ${neutrons} = ${massNumber} is the mass number, and ${protons} protons against ${counted(electrons, 'electron')} leave the charge of ${speciesText(species)}.`,
      see: { elements: [symbol], article: 'how-ions-are-formed' },
    })
  },
}

function hasParticles(text: string, protons: number, neutrons: number, electrons: number): boolean {
  const species = readSpecies(text)
  return (
    species !== null &&
    element(species.symbol).atomicNumber === protons &&
    neutronCount(species) === neutrons &&
    electronCount(species) === electrons
  )
}

/** Isotopes of elements to krypton with unequal numbers of protons and neutrons. */
const lightNuclides = naturalNuclides.filter(
  (nuclide) =>
    element(nuclide.symbol).atomicNumber <= 36 &&
    neutronCount(nuclide) !== element(nuclide.symbol).atomicNumber,
)

const neutronsByText: ReadonlyMap<string, number> = new Map(
  naturalNuclides.map((nuclide) => [withAtomicNumber(nuclide), neutronCount(nuclide)]),
)

export const sameNeutrons: Template = {
  id: 'as-m5',
  version: 1,
  category,
  difficulty,
  skill: 'particle-count',
  fitsMatch: false,
  draw(random) {
    const nuclide = pick(random, lightNuclides)
    const neutrons = neutronCount(nuclide)
    const answer = shuffle(random, lightNuclides).find(
      (other) => other.symbol !== nuclide.symbol && neutronCount(other) === neutrons,
    )
    if (answer === undefined) return null
    const others = shuffle(random, naturalNuclides).filter(
      (other) => neutronCount(other) !== neutrons,
    )
    const isobar = others.find(
      (other) => other.symbol !== nuclide.symbol && other.massNumber === nuclide.massNumber,
    )
    const isotope = others.find((other) => other.symbol === nuclide.symbol && other !== nuclide)
    const protonTwin = others.find((other) => element(other.symbol).atomicNumber === neutrons)
    const text = withAtomicNumber(nuclide)
    const lures = [
      ...[isobar ?? []].flat().map((value): Lure<string> => ({
        value: withAtomicNumber(value),
        misconception: 'AS1',
        why: `It shares the mass number ${value.massNumber}, but has ${neutronCount(value)} neutrons. ${text} has ${neutrons}.`,
      })),
      ...[isotope ?? []].flat().map((value): Lure<string> => ({
        value: withAtomicNumber(value),
        misconception: 'AS2',
        why: `It is an isotope of the same element: equal protons, but ${counted(neutronCount(value), 'neutron')}. ${text} has ${neutrons}.`,
      })),
      ...[protonTwin ?? []].flat().map((value): Lure<string> => ({
        value: withAtomicNumber(value),
        misconception: 'AS4',
        why: `Here ${neutrons} is the number of protons; the neutrons are ${neutronCount(value)}. ${text} has ${neutrons} neutrons.`,
      })),
    ]
    return worded({
      element: nuclide.symbol,
      stem: `Which atom has as many neutrons as ${text}?`,
      answer: withAtomicNumber(answer),
      isRight: (value) => neutronsByText.get(value) === neutrons,
      lures: shuffle(random, lures),
      fill: others
        .filter((other) => Math.abs(neutronCount(other) - neutrons) <= 2)
        .slice(0, 8)
        .map(withAtomicNumber),
      right: `${text} has ${nuclide.massNumber} − ${element(nuclide.symbol).atomicNumber} = ${neutrons} neutrons, ${withAtomicNumber(answer)} has ${answer.massNumber} − ${element(answer.symbol).atomicNumber} = ${neutrons}.`,
      see: { elements: [nuclide.symbol, answer.symbol], article: 'what-are-isotopes' },
    })
  },
}

/** Mass number above, atomic number below: '³⁷₁₇Cl'. */
function withAtomicNumber({ symbol, massNumber }: Nuclide): string {
  return superscript(massNumber) + subscript(element(symbol).atomicNumber) + symbol
}
