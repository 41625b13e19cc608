import { formatNuclide } from '#chemistry/compounds/formulas.ts'
import { element, elements, elementByNumber } from '#chemistry/elements/elements.ts'
import { naturalIsotopes, radionuclides } from '#chemistry/elements/isotopes.ts'
import { pick, sample } from '#quiz/random.ts'
import type { AtomKey } from '#quiz/task.ts'
import { production, type ProductionTemplate } from '#quiz/template.ts'
import {
  electronCount,
  familiarNuclides,
  ionSpecies,
  mixedElements,
  neutronCount,
  simpleIons,
  speciesText,
} from '#quiz/templates/atomic-structure/species.ts'
import { capitalized, counted, nameOf, nuclideName } from '#quiz/templates/shared/names.ts'
import { exact, withSign } from '#quiz/worked/amounts.ts'
import { added, less } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated, outcome } from '#quiz/worked/solutions.ts'

import { atomCorrections, particlesText } from './particles.ts'

/** The learner builds a neutral atom of a natural isotope. */
const atomOfIsotope = production('as-e41', 'atom', 'particle-count', (random) => {
  const nuclide = pick(random, familiarNuclides)
  const { symbol, massNumber } = nuclide
  const { protons } = element(symbol)
  const neutrons = neutronCount(nuclide)
  const key = { protons, neutrons, electrons: protons }
  const nucleus = `${massNumber} − ${protons} = ${counted(neutrons, 'neutron')}`
  return {
    type: 'atom',
    key,
    element: symbol,
    badge: symbol,
    stem: `Build a neutral atom of ${nuclideName(symbol, massNumber)} (atomic number ${protons}).`,
    answer: particlesText(key),
    corrections: atomCorrections(key, [
      {
        key: { ...key, neutrons: massNumber },
        misconception: 'AS17',
        text: `${massNumber} counts protons and neutrons together. So there are ${nucleus}.`,
      },
      {
        key: { ...key, neutrons: protons },
        misconception: 'AS4',
        text: `An atom need not have as many neutrons as protons. Here it has ${nucleus}.`,
      },
      {
        key: { ...key, electrons: neutrons },
        misconception: null,
        text: `The electrons balance the protons, not the neutrons. A neutral atom with ${counted(protons, 'proton')} has ${counted(protons, 'electron')}.`,
      },
      {
        key: { ...key, electrons: massNumber },
        misconception: null,
        text: `${massNumber} is the mass number, protons and neutrons together. The electrons balance the ${counted(protons, 'proton')} alone.`,
      },
      {
        key: { ...key, electrons: 0 },
        misconception: null,
        text: `Without electrons only the nucleus is left, with the charge of its protons. A neutral atom has ${protons} of them.`,
      },
    ]),
    right: `The atomic number is the number of protons, ${protons}, and of the electrons of a neutral atom. The nucleus has ${nucleus}.`,
    see: { elements: [symbol], article: 'what-is-an-atom' },
  }
})

/** The learner builds an atom of any of the 118 elements from its symbol with a mass number. */
const atomOfSymbol = production('as-e42', 'atom', 'mass-number', (random) => {
  const { symbol, protons, typicalIsotope: massNumber } = pick(random, elements)
  const neutrons = massNumber - protons
  const key = { protons, neutrons, electrons: protons }
  const shown = formatNuclide(symbol, massNumber)
  const nucleus = `${massNumber} − ${protons} = ${counted(neutrons, 'neutron')}`
  return {
    type: 'atom',
    key,
    element: symbol,
    badge: symbol,
    stem: `Build the neutral atom ${shown}.`,
    answer: particlesText(key),
    corrections: atomCorrections(key, [
      {
        key: { ...key, neutrons: massNumber },
        misconception: 'AS17',
        text: `The raised ${massNumber} is the mass number, protons and neutrons together. So there are ${nucleus}.`,
      },
      {
        key: { protons: massNumber, neutrons, electrons: massNumber },
        misconception: 'AS18',
        text: `The raised ${massNumber} is the mass number, not the number of protons. ${element(symbol).name} has the atomic number ${protons}.`,
      },
      {
        key: { ...key, neutrons: protons },
        misconception: 'AS4',
        text: `An atom need not have as many neutrons as protons. Here it has ${nucleus}.`,
      },
      {
        key: { ...key, electrons: massNumber },
        misconception: null,
        text: `Electrons do not count in the mass number. They balance the ${counted(protons, 'proton')}.`,
      },
    ]),
    right: `${element(symbol).name} has the atomic number ${protons}: ${counted(protons, 'proton')} and as many electrons. The raised number is the mass number, which leaves ${nucleus}.`,
    see: { elements: [symbol], article: 'atomic-number-vs-mass-number' },
  }
})

/** The learner builds an ion from its symbol. */
const ionOfSymbol = production('as-m41', 'atom', 'ion-electrons', (random) => {
  const species = pick(random, ionSpecies)
  const { symbol, massNumber, charge } = species
  const { protons } = element(symbol)
  const neutrons = neutronCount(species)
  const electrons = electronCount(species)
  const key = { protons, neutrons, electrons }
  const shown = speciesText(species)
  const sum = `${protons} ${charge > 0 ? '−' : '+'} ${Math.abs(charge)} = ${counted(electrons, 'electron')}`
  const change = `${counted(Math.abs(charge), 'electron')} ${charge > 0 ? 'fewer' : 'more'} than protons`
  return {
    type: 'atom',
    key,
    element: symbol,
    badge: symbol,
    stem: `Build the ion ${shown}.`,
    answer: particlesText(key),
    corrections: atomCorrections(key, [
      {
        key: { ...key, electrons: protons + charge },
        misconception: 'AS3',
        text: `That makes the opposite charge. A ${charge > 0 ? 'positive' : 'negative'} ion has ${change}: ${sum}.`,
      },
      {
        key: { ...key, electrons: protons },
        misconception: 'AS13',
        text: `As many electrons as protons make a neutral atom. The ion has ${change}: ${sum}.`,
      },
      {
        key: { ...key, neutrons: massNumber },
        misconception: 'AS17',
        text: `The raised ${massNumber} is the mass number, protons and neutrons together. So there are ${massNumber} − ${protons} = ${counted(neutrons, 'neutron')}.`,
      },
      {
        key: { ...key, neutrons: protons },
        misconception: 'AS4',
        text: `A nucleus need not have as many neutrons as protons. Here it has ${massNumber} − ${protons} = ${counted(neutrons, 'neutron')}.`,
      },
      {
        key: { protons: protons + charge, neutrons, electrons: protons },
        misconception: 'AS14',
        text: `An ion is made by electrons that come or go, while the protons stay. ${element(symbol).name} has ${protons} protons in each of its ions.`,
      },
    ]),
    right: `${element(symbol).name} has ${counted(protons, 'proton')}. The mass number leaves ${massNumber} − ${protons} = ${counted(neutrons, 'neutron')}, and the charge means ${sum}.`,
    see: { elements: [symbol], article: 'how-ions-are-formed' },
  }
})

/** The learner builds another isotope of an element, so many neutrons away from a given one. */
const otherIsotope = production('as-m42', 'atom', 'isotopes', (random) => {
  const { symbol, protons } = pick(random, mixedElements)
  const [from, to] = sample(random, naturalIsotopes(symbol), 2)
  if (from === undefined || to === undefined) return null
  const step = to.massNumber - from.massNumber
  const neutrons = to.massNumber - protons
  const key = { protons, neutrons, electrons: protons }
  const before = from.massNumber - protons
  const solution = `${capitalized(nuclideName(symbol, from.massNumber))} has ${from.massNumber} − ${protons} = ${counted(before, 'neutron')}, so the other isotope has ${neutrons}`
  return {
    type: 'atom',
    key,
    element: symbol,
    badge: symbol,
    stem: `Build a neutral atom of the isotope that has ${counted(Math.abs(step), 'neutron')} ${step > 0 ? 'more' : 'fewer'} than ${nuclideName(symbol, from.massNumber)}.`,
    answer: particlesText(key),
    corrections: atomCorrections(key, [
      {
        key: { protons: protons + step, neutrons: before, electrons: protons + step },
        misconception: 'AS2',
        text: `Other protons make another element. ${solution}.`,
      },
      {
        key: { ...key, neutrons: before - step },
        misconception: null,
        text: `That goes the wrong way. ${solution}.`,
      },
      {
        key: { ...key, neutrons: to.massNumber },
        misconception: 'AS17',
        text: `${to.massNumber} is the mass number of that isotope. ${solution}.`,
      },
      {
        key: { ...key, electrons: protons + step },
        misconception: 'AS5',
        text: `Neutrons carry no charge, so the electrons stay at ${protons}. ${solution}.`,
      },
      {
        key: { ...key, neutrons: before },
        misconception: null,
        text: `That is ${nuclideName(symbol, from.massNumber)} itself. ${solution}.`,
      },
    ]),
    right: `Isotopes have the same protons and, when neutral, the same electrons: ${protons} each. ${solution}.`,
    see: { elements: [symbol], article: 'what-are-isotopes' },
  }
})

/** Noble gases whose electrons the common ions have. */
const arrangements = elements.filter(
  ({ category, period }) => category === 'noble gas' && period < 6,
)

/** The learner builds the ion with the electrons of a noble gas from its charge and its mass number. */
const isoelectronicIon = production('as-h41', 'atom', 'ion-electrons', (random) => {
  const ion = pick(random, simpleIons)
  const electrons = electronCount(ion)
  const gas = arrangements.find(({ atomicNumber }) => atomicNumber === electrons)
  if (gas === undefined) return null
  const { symbol, charge } = ion
  const { massNumber } = pick(random, naturalIsotopes(symbol))
  const { protons } = element(symbol)
  const neutrons = massNumber - protons
  const key = { protons, neutrons, electrons }
  const charged = `${Math.abs(charge)}${charge > 0 ? '+' : '−'}`
  const gasName = gas.name.toLowerCase()
  const sum = `${electrons} ${charge > 0 ? '+' : '−'} ${Math.abs(charge)} = ${protons} protons`
  const turned = electrons - charge
  return {
    type: 'atom',
    key,
    element: symbol,
    badge: null,
    stem: `An ion with the charge ${charged} and the mass number ${massNumber} has as many electrons as an atom of ${gasName}. Build it.`,
    answer: particlesText(key),
    corrections: atomCorrections(key, [
      {
        key: { protons: turned, neutrons: massNumber - turned, electrons },
        misconception: 'AS3',
        text: `That would be the opposite charge. With the charge ${charged} it takes ${sum}.`,
      },
      {
        key: { protons: electrons, neutrons: massNumber - electrons, electrons },
        misconception: 'AS13',
        text: `As many protons as electrons make a neutral atom. With the charge ${charged} it takes ${sum}.`,
      },
      {
        key: { ...key, neutrons: massNumber },
        misconception: 'AS17',
        text: `${massNumber} counts protons and neutrons together. So there are ${massNumber} − ${protons} = ${counted(neutrons, 'neutron')}.`,
      },
      {
        key: { ...key, neutrons: massNumber - electrons },
        misconception: 'AS9',
        text: `That takes the electrons away from the mass number, in which they do not count. There are ${massNumber} − ${protons} = ${counted(neutrons, 'neutron')}.`,
      },
    ]),
    solution: () =>
      solved(
        'the three numbers of particles',
        known('Charge', withSign(charge)),
        known('Mass number', exact(massNumber)),
        law('Protons = electrons + charge, and neutrons = mass number − protons'),
        known(`Electrons of ${gasName}`, exact(electrons)),
        calculated('Protons', added(exact(electrons), withSign(charge)), exact(protons)),
        calculated('Neutrons', less(exact(massNumber), exact(protons)), exact(neutrons)),
        outcome(particlesText(key)),
      ),
    right: `${gas.name} has ${electrons} electrons. The charge ${charged} means ${sum}, which is ${nameOf(symbol)}, and ${massNumber} − ${protons} = ${counted(neutrons, 'neutron')}.`,
    see: { elements: [symbol, gas.symbol], article: 'how-ions-are-formed' },
  }
})

/** Nuclides with one main decay of a kind that school courses write down. */
const decaying = radionuclides.filter(({ decay }) => decay === 'alpha' || decay === 'beta-minus')

/** The learner builds the neutral atom that a decay leads to. */
const atomAfterDecay = production('as-h42', 'atom', 'nuclear-decay', (random) => {
  const { symbol, massNumber, decay } = pick(random, decaying)
  const before = element(symbol).protons
  const isAlpha = decay === 'alpha'
  const protons = isAlpha ? before - 2 : before + 1
  const daughter = elementByNumber(protons)
  if (daughter === undefined) return null
  const mass = isAlpha ? massNumber - 4 : massNumber
  const key = { protons, neutrons: mass - protons, electrons: protons }
  const parent = nuclideName(symbol, massNumber)
  const solution = isAlpha
    ? `An alpha particle takes 2 protons and 2 neutrons away: ${protons} protons and ${counted(key.neutrons, 'neutron')} are left`
    : `In beta-minus decay a neutron becomes a proton: that makes ${protons} protons and leaves ${counted(key.neutrons, 'neutron')}`
  return {
    type: 'atom',
    key,
    element: daughter.symbol,
    badge: null,
    stem: `An atom of ${parent} undergoes ${isAlpha ? 'alpha' : 'beta-minus'} decay. Build a neutral atom of the nuclide that it turns into.`,
    answer: particlesText(key),
    corrections: atomCorrections(key, [
      ...(isAlpha
        ? [
            {
              key: neutral({ protons, neutrons: massNumber - before }),
              misconception: 'AS15' as const,
              text: `The alpha particle takes neutrons away, too. ${solution}.`,
            },
            {
              key: neutral({ protons: before - 4, neutrons: massNumber - before }),
              misconception: 'AS15' as const,
              text: `The mass number falls by 4, but the protons by 2 only. ${solution}.`,
            },
            {
              key: neutral({ protons: before - 2, neutrons: massNumber - before - 4 }),
              misconception: 'AS15' as const,
              text: `The mass number falls by 4 in all, not by 6. ${solution}.`,
            },
          ]
        : [
            {
              key: neutral({ protons: before - 1, neutrons: massNumber - before + 1 }),
              misconception: 'AS15' as const,
              text: `That goes the wrong way, as in beta-plus decay. ${solution}.`,
            },
            {
              key: neutral({ protons, neutrons: massNumber - before }),
              misconception: 'AS15' as const,
              text: `The new proton was a neutron before, and the mass number stays ${massNumber}. ${solution}.`,
            },
            {
              key: neutral({ protons: before, neutrons: massNumber - before - 1 }),
              misconception: 'AS15' as const,
              text: `A neutron does not just vanish. ${solution}.`,
            },
          ]),
      {
        key: { ...key, electrons: before },
        misconception: null,
        text: `The nucleus is right, but ${counted(before, 'electron')} ${before === 1 ? 'belongs' : 'belong'} to an atom of ${nameOf(symbol)}. A neutral atom of ${nameOf(daughter.symbol)} has ${protons}.`,
      },
      {
        key: neutral({ protons: before, neutrons: massNumber - before }),
        misconception: 'AS15',
        text: `That is ${parent} itself. ${solution}.`,
      },
    ]),
    solution: () =>
      solved(
        'the three numbers of particles',
        law(
          isAlpha
            ? 'An alpha particle takes 2 protons and 2 neutrons away'
            : 'In beta-minus decay a neutron becomes a proton',
        ),
        calculated(
          'Protons',
          isAlpha ? less(exact(before), exact(2)) : added(exact(before), exact(1)),
          exact(protons),
        ),
        calculated(
          'Neutrons',
          isAlpha
            ? less(exact(massNumber - before), exact(2))
            : less(exact(massNumber - before), exact(1)),
          exact(key.neutrons),
        ),
        known('Electrons of the neutral atom', exact(protons)),
        outcome(particlesText(key)),
      ),
    right: `${element(symbol).name} has ${counted(before, 'proton')}. ${solution}. This is ${nuclideName(daughter.symbol, mass)}.`,
    see: { elements: [symbol, daughter.symbol], article: 'what-are-isotopes' },
  }
})

/** A nucleus with as many electrons as protons. */
function neutral(nucleus: Omit<AtomKey, 'electrons'>): AtomKey {
  return { ...nucleus, electrons: nucleus.protons }
}

/** Atoms and ions to build from their particles. */
export const builtAtoms: readonly ProductionTemplate[] = [
  atomOfIsotope,
  atomOfSymbol,
  ionOfSymbol,
  otherIsotope,
  isoelectronicIon,
  atomAfterDecay,
]
