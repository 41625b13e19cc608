import { element, elementByNumber } from '#chemistry/elements.ts'
import { pick, shuffle } from '#quiz/random.ts'
import { choice, type Lure, numeric, template } from '#quiz/template.ts'
import { atAnyPlace, nearby } from '#quiz/templates/even-places.ts'
import { counted, ionText, nameOf } from '#quiz/templates/names.ts'

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
        misconception: 'AS9',
        why: `${typicalIsotope} is the mass number of a common isotope, protons and neutrons together. ${text} has ${electrons} electrons.`,
      },
    ],
    fill: nearby(electrons),
    right,
    see: { article: 'how-ions-are-formed' },
  }
}

/** What is said of electrons and charge, which differs between cations and anions. */
function chargeTexts(ion: SimpleIon) {
  const text = ionText(ion.symbol, ion.charge)
  const { protons } = element(ion.symbol)
  const electrons = electronCount(ion)
  const size = Math.abs(ion.charge)
  return ion.charge > 0
    ? {
        balance: `${text} has ${counted(size, 'electron')} fewer than protons: ${electrons}.`,
        sizeOfCharge: `${size} is the size of the charge. It tells how many electrons are missing; ${electrons} are there.`,
        right: `${text} has ${counted(size, 'electron')} fewer than protons: ${protons} − ${size} = ${counted(electrons, 'electron')}.`,
      }
    : {
        balance: `${text} has ${counted(size, 'electron')} more than protons: ${electrons}.`,
        sizeOfCharge: `${size} is the size of the charge. It tells how many electrons have been added; ${electrons} are there.`,
        right: `${text} has ${counted(size, 'electron')} more than protons: ${protons} + ${size} = ${counted(electrons, 'electron')}.`,
      }
}

export const symbolOfParticles = template('as-m2', 'ion-electrons', (random) => {
  const species = pick(random, ionSpecies)
  const { symbol, massNumber, charge } = species
  const { protons } = element(symbol)
  const neutrons = neutronCount(species)
  const electrons = electronCount(species)
  const byElectrons = elementByNumber(electrons)
  if (byElectrons === undefined || protons < 3) return null
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
    lures: shuffle<Lure<Species>>(random, [
      {
        value: { symbol, massNumber, charge: -charge },
        misconception: 'AS3',
        why:
          charge > 0
            ? `The charge is protons minus electrons: ${protons} − ${electrons} is positive. So the sign has to be the other one.`
            : `The charge is protons minus electrons: ${protons} − ${electrons} is negative. So the sign has to be the other one.`,
      },
      {
        value: { symbol: byElectrons.symbol, massNumber, charge },
        misconception: 'AS14',
        why: `${byElectrons.name} has ${counted(byElectrons.protons, 'proton')}. The protons decide, and ${protons} of them make ${nameOf(symbol)}.`,
      },
      {
        value: { symbol, massNumber: massNumber + electrons, charge },
        misconception: 'AS9',
        why: `${massNumber + electrons} also counts the electrons. The mass number is protons plus neutrons, ${massNumber}.`,
      },
      {
        value: { symbol, massNumber: neutrons, charge },
        misconception: 'AS1',
        why: `${neutrons} is the number of neutrons alone. The mass number is protons plus neutrons, ${massNumber}.`,
      },
    ]),
    right: `${protons} protons make ${nameOf(symbol)}, ${protons} + ${neutrons} = ${massNumber} is the mass number, and ${protons} protons against ${counted(electrons, 'electron')} leave the charge of ${speciesText(species)}.`,
    see: { elements: [symbol], article: 'how-ions-are-formed' },
  })
})

export const neutronsOfIon = template('as-h6', 'ion-electrons', (random) => {
  const species = pick(random, ionSpecies)
  const { symbol, massNumber, charge } = species
  const neutrons = neutronCount(species)
  const electrons = electronCount(species)
  const protons = electrons + charge
  if (neutrons === protons || protons < 9) return null
  const ionCharge = chargeText(charge)
  return numeric({
    element: symbol,
    stem: `An ion of ${nameOf(symbol)} with the charge ${ionCharge} has ${electrons} electrons and the mass number ${massNumber}. How many neutrons does it have?`,
    answer: neutrons,
    isRight: (count) => element(symbol).atomicNumber + count === massNumber,
    lures: [
      {
        value: massNumber - electrons,
        misconception: 'AS13',
        why: `That takes the ${electrons} electrons for the protons. The charge ${ionCharge} means ${protons} protons, so ${massNumber} − ${protons} = ${neutrons}.`,
      },
      {
        value: massNumber - (electrons - charge),
        misconception: 'AS3',
        why: `That counts the charge in the wrong direction. Protons are electrons plus charge: ${protons}, which leaves ${neutrons} neutrons.`,
      },
      {
        value: protons,
        misconception: 'AS4',
        why: `${protons} is the number of protons. The neutrons are the rest of the mass number: ${massNumber} − ${protons} = ${neutrons}.`,
      },
      {
        value: massNumber - protons + electrons,
        misconception: 'AS9',
        why: `That adds the electrons to the neutrons. The mass number counts neither electrons nor charge: ${massNumber} − ${protons} = ${neutrons}.`,
      },
    ],
    fill: nearby(neutrons, 1),
    right: `The charge ${ionCharge} with ${electrons} electrons means ${protons} protons, and ${massNumber} − ${protons} = ${neutrons} neutrons.`,
    see: { article: 'how-ions-are-formed' },
  })
})

/** A charge inside a sentence: '2+', '1−'. */
function chargeText(charge: number): string {
  return `${Math.abs(charge)}${charge > 0 ? '+' : '−'}`
}
