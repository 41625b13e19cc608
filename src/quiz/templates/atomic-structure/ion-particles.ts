import { element, elementByNumber } from '#chemistry/elements/elements.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { integer, pick, sample } from '#quiz/random.ts'
import { choice, type Lure, numeric, template } from '#quiz/template.ts'
import { atAnyPlace, nearby } from '#quiz/templates/shared/even-places.ts'
import { counted, ionText, nameOf } from '#quiz/templates/shared/names.ts'
import { exact, withSign } from '#quiz/worked/amounts.ts'
import { added, less } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated } from '#quiz/worked/solutions.ts'

import {
  electronCount,
  ionSpecies,
  neutronCount,
  type SimpleIon,
  simpleIons,
  type Species,
  speciesText,
} from './species.ts'

export const electronsOfIon = template('as-m1', 'ion-electrons', (random) =>
  atAnyPlace(random, simpleIons, electronsOf),
)

function electronsOf(ion: SimpleIon): Parameters<typeof numeric>[0] {
  const { symbol, charge } = ion
  const { name, protons, typicalIsotope } = element(symbol)
  const electrons = electronCount(ion)
  const wrongSign = protons + charge
  const text = ionText(symbol, charge)
  const { balance, sizeOfCharge, right } = chargeTexts(ion)
  return {
    element: symbol,
    stem: `${name} has atomic number ${protons}. How many electrons does the ion ${text} have?`,
    answer: electrons,
    isRight: (count) => protons - count === charge,
    lures: [
      {
        value: wrongSign,
        misconception: 'AS3',
        why: `${wrongSign} electrons would give the opposite charge. ${balance}`,
      },
      {
        value: protons,
        misconception: 'AS13',
        why: `${protons} electrons belong to the neutral atom. ${balance}`,
      },
      { value: Math.abs(charge), misconception: 'AS13', why: sizeOfCharge },
      {
        value: typicalIsotope,
        misconception: null,
        why: `${typicalIsotope} is the mass number of a common isotope, protons and neutrons together. ${text} has ${electrons} electrons.`,
      },
    ],
    fill: nearby(electrons),
    miss: (count) =>
      `${counted(count, 'electron')} against ${protons} protons would make the charge ${chargeText(protons - count)}. ${balance}`,
    solution: () =>
      solved(
        `the number of electrons of ${text}`,
        known('Protons', exact(protons)),
        known('Charge', withSign(charge)),
        law('Electrons = protons − charge'),
        calculated('Electrons', less(exact(protons), withSign(charge)), exact(electrons)),
      ),
    right,
    see: { article: 'how-ions-are-formed' },
  }
}

/** Writes the texts about electrons and charge, which differ between cations and anions. */
function chargeTexts(ion: SimpleIon) {
  const text = ionText(ion.symbol, ion.charge)
  const { protons } = element(ion.symbol)
  const electrons = electronCount(ion)
  const size = Math.abs(ion.charge)
  return ion.charge > 0
    ? {
        balance: `${text} has ${size} fewer ${size === 1 ? 'electron' : 'electrons'} than protons: ${electrons}.`,
        sizeOfCharge: `${size} is the size of the charge. It tells how many electrons are missing; ${electrons} are there.`,
        right: `${text} has ${size} fewer ${size === 1 ? 'electron' : 'electrons'} than protons: ${protons} − ${size} = ${counted(electrons, 'electron')}.`,
      }
    : {
        balance: `${text} has ${size} more ${size === 1 ? 'electron' : 'electrons'} than protons: ${electrons}.`,
        sizeOfCharge: `${size} is the size of the charge. It tells how many electrons have been added; ${electrons} are there.`,
        right: `${text} has ${size} more ${size === 1 ? 'electron' : 'electrons'} than protons: ${protons} + ${size} = ${counted(electrons, 'electron')}.`,
      }
}

/** One mistake in a symbol: the change it makes, and the correction. */
type Slip = {
  readonly misconception: MisconceptionId
  readonly change: (species: Species) => Species
  readonly why: string
}

/** Two mistakes, each alone and both together, so that the right symbol is not the one in the middle. */
export const symbolOfParticles = template('as-m2', 'ion-electrons', (random) => {
  const species = pick(random, ionSpecies)
  const { symbol, massNumber } = species
  const { protons } = element(symbol)
  const neutrons = neutronCount(species)
  const electrons = electronCount(species)
  if (protons < 3) return null
  const [first, second] = sample(random, slipsOf(species), 2)
  if (first === undefined || second === undefined) return null
  const alone = [first, second].map(({ change, misconception, why }): Lure<Species> => ({
    value: change(species),
    misconception,
    why: `${why} So the symbol is ${speciesText(species)}.`,
  }))
  return choice<Species>({
    element: symbol,
    badge: null,
    stem: `A particle consists of ${counted(protons, 'proton')}, ${counted(neutrons, 'neutron')} and ${counted(electrons, 'electron')}. Which symbol stands for it?`,
    answer: species,
    isRight: (value) =>
      element(value.symbol).atomicNumber === protons &&
      neutronCount(value) === neutrons &&
      electronCount(value) === electrons,
    show: speciesText,
    lures: [
      ...alone,
      {
        value: second.change(first.change(species)),
        misconception: first.misconception,
        why: `${first.why} ${second.why}`,
      },
    ],
    right: `${protons} protons make ${nameOf(symbol)}, ${protons} + ${neutrons} = ${massNumber} is the mass number, and ${protons} protons against ${counted(electrons, 'electron')} leave the charge of ${speciesText(species)}.`,
    see: { elements: [symbol], article: 'how-ions-are-formed' },
  })
})

/** The sign, the element by its electrons, and one of two wrong mass numbers. */
function slipsOf(species: Species): readonly Slip[] {
  const { symbol, massNumber, charge } = species
  const { protons } = element(symbol)
  const neutrons = neutronCount(species)
  const electrons = electronCount(species)
  const byElectrons = elementByNumber(electrons)
  const nuclearMass = `The mass number is ${protons} protons plus ${counted(neutrons, 'neutron')}, ${massNumber}.`
  return [
    {
      misconception: 'AS3',
      change: (value) => ({ ...value, charge: -charge }),
      why: `Protons minus electrons, ${protons} − ${electrons}, is ${charge > 0 ? 'positive' : 'negative'}.`,
    },
    ...(byElectrons === undefined
      ? []
      : [
          {
            misconception: 'AS14' as const,
            change: (value: Species) => ({ ...value, symbol: byElectrons.symbol }),
            why: `The protons decide, and ${protons} of them make ${nameOf(symbol)}, not ${nameOf(byElectrons.symbol)}.`,
          },
        ]),
    {
      misconception: 'AS9',
      change: (value) => ({ ...value, massNumber: massNumber + electrons }),
      why: nuclearMass,
    },
    {
      misconception: 'AS17',
      change: (value) => ({ ...value, massNumber: neutrons }),
      why: nuclearMass,
    },
  ]
}

/** The mass number of an ion from its charge, its electrons and its surplus of neutrons. */
export const massNumberOfIon = template('as-h6', 'ion-electrons', (random) => {
  const species = pick(random, ionSpecies)
  const { symbol, massNumber, charge } = species
  const neutrons = neutronCount(species)
  const electrons = electronCount(species)
  const protons = electrons + charge
  const surplus = neutrons - protons
  if (surplus < 1 || protons < 9) return null
  const ionCharge = chargeText(charge)
  const solution = `The charge ${ionCharge} means ${electrons} ${charge > 0 ? '+' : '−'} ${Math.abs(charge)} = ${protons} protons, with ${neutrons} neutrons that makes ${massNumber}`
  const step = integer(random, 1, 2)
  return numeric({
    element: symbol,
    badge: null,
    stem: `An ion with the charge ${ionCharge} has ${electrons} electrons and ${surplus} more ${surplus === 1 ? 'neutron' : 'neutrons'} than protons. What is its mass number?`,
    answer: massNumber,
    isRight: (count) => (count - surplus) / 2 === electrons + charge,
    lures: [
      {
        value: 2 * electrons + surplus,
        misconception: 'AS13',
        why: `That takes the ${electrons} electrons for the protons. ${solution}.`,
      },
      {
        value: 2 * (electrons - charge) + surplus,
        misconception: 'AS3',
        why: `That counts the charge in the wrong direction. ${solution}.`,
      },
      {
        value: protons + surplus,
        misconception: 'AS17',
        why: `${protons + surplus} is the number of neutrons alone. ${solution}.`,
      },
      {
        value: electrons + neutrons,
        misconception: 'AS9',
        why: `That adds electrons and neutrons. A mass number counts protons and neutrons. ${solution}.`,
      },
      {
        value: electrons + neutrons + protons,
        misconception: 'AS9',
        why: `That counts the electrons as well. ${solution}.`,
      },
      {
        value: electrons + surplus,
        misconception: null,
        why: `That adds the surplus to the electrons. ${solution}.`,
      },
    ],
    fill: [step, -step, 2 + step].map((shift) => massNumber + shift),
    miss: (count) =>
      `${count} does not fit: with ${protons} protons it would leave ${count - protons} neutrons. ${solution}.`,
    solution: () =>
      solved(
        'the mass number',
        known('Electrons', exact(electrons)),
        known('Charge', withSign(charge)),
        law('Protons = electrons + charge, and mass number = protons + neutrons'),
        calculated('Protons', added(exact(electrons), withSign(charge)), exact(protons)),
        calculated('Neutrons', added(exact(protons), exact(surplus)), exact(neutrons)),
        calculated('Mass number', added(exact(protons), exact(neutrons)), exact(massNumber)),
      ),
    right: `${solution}.`,
    see: { article: 'how-ions-are-formed' },
  })
})

/** A charge inside a sentence: '2+', '1−'. */
function chargeText(charge: number): string {
  if (charge === 0) return '0'
  return `${Math.abs(charge)}${charge > 0 ? '+' : '−'}`
}
