import { element, elementByNumber, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import {
  electronCount,
  familiarNuclides,
  ionSpecies,
  neutronCount,
  speciesText,
} from '#quiz/templates/atomic-structure/species.ts'
import {
  formulaDraft,
  numberDraft,
  plainIon,
  type Slip,
  tableDraft,
} from '#quiz/templates/production/building/drafts.ts'
import { counted, ionText, nameOf } from '#quiz/templates/shared/names.ts'
import { exact, withSign } from '#quiz/worked/amounts.ts'
import { added, less } from '#quiz/worked/expressions.ts'
import { solved, known, law, calculated } from '#quiz/worked/solutions.ts'

const HELIUM = 4

/** The highest atomic number. */
const LAST = 118

/**
 * Atoms with unequal numbers of protons and neutrons, else a wrong number leads to the right element, whose
 * mass number is also an atomic number.
 */
const unevenNuclides = familiarNuclides.filter(
  (nuclide) =>
    nuclide.massNumber > HELIUM &&
    nuclide.massNumber <= LAST &&
    neutronCount(nuclide) !== element(nuclide.symbol).protons,
)

/** The element of an atom whose three particles are counted. */
export const elementOfParticles = production('as-e23', 'table', 'atomic-number', (random) => {
  const nuclide = pick(random, unevenNuclides)
  const { symbol, protons } = element(nuclide.symbol)
  const neutrons = neutronCount(nuclide)
  const solution = `The ${counted(protons, 'proton')} alone decide: atomic number ${protons} is ${nameOf(symbol)}.`
  return tableDraft({
    answer: [symbol],
    stem: `An atom consists of ${counted(protons, 'proton')}, ${counted(neutrons, 'neutron')} and ${counted(protons, 'electron')}. Pick its element.`,
    slips: [
      numbered(
        neutrons,
        'AS14',
        `That element has ${counted(neutrons, 'proton')}, as many as this atom has neutrons. ${solution}`,
      ),
      numbered(
        nuclide.massNumber,
        'AS18',
        `${nuclide.massNumber} is the mass number, protons and neutrons together. ${solution}`,
      ),
      numbered(protons + 1, null, `That is the element with one proton more. ${solution}`),
    ],
    right: solution,
    see: { article: 'atomic-number-vs-mass-number' },
  })
})

/** Asks for the element of an atom whose mass number and neutrons are given. */
export const elementOfMassNumber = production('as-m24', 'table', 'mass-number', (random) => {
  const nuclide = pick(random, unevenNuclides)
  const { massNumber } = nuclide
  const { symbol, protons } = element(nuclide.symbol)
  const neutrons = neutronCount(nuclide)
  const solution = `The atom has ${massNumber} − ${neutrons} = ${counted(protons, 'proton')}, which is ${nameOf(symbol)}.`
  return tableDraft({
    answer: [symbol],
    stem: `An atom with the mass number ${massNumber} has ${counted(neutrons, 'neutron')}. Pick its element.`,
    slips: [
      numbered(
        neutrons,
        'AS4',
        `That element has ${counted(neutrons, 'proton')}, as if protons and neutrons were equally many. ${solution}`,
      ),
      numbered(
        massNumber,
        'AS18',
        `${massNumber} counts the neutrons as well, but the atomic number counts protons alone. ${solution}`,
      ),
      numbered(
        massNumber + neutrons,
        null,
        `The mass number includes the ${counted(neutrons, 'neutron')}, so they are taken away and not added. ${solution}`,
      ),
    ],
    right: solution,
    see: { article: 'atomic-number-vs-mass-number' },
  })
})

/** The wrong element with so many protons, if there is one. */
function numbered(
  atomicNumber: number,
  misconception: Slip<unknown>['misconception'],
  text: string,
): Slip<readonly ElementSymbol[]> {
  const found = elementByNumber(atomicNumber)
  return { value: found === undefined ? [] : [found.symbol], misconception, text }
}

/** The formula of an ion from the numbers of its particles. */
export const formulaOfParticles = production('as-m21', 'formula', 'ion-electrons', (random) => {
  const ion = pick(random, ionSpecies)
  const { symbol, charge } = ion
  const { protons } = element(symbol)
  const [neutrons, electrons] = [neutronCount(ion), electronCount(ion)]
  const byElectrons = elementByNumber(electrons)?.symbol
  const text = ionText(symbol, charge)
  const solution = `${counted(protons, 'proton')} are ${nameOf(symbol)}, and ${protons} positive with ${electrons} negative charges leave ${text}.`
  return formulaDraft({
    element: symbol,
    stem: `A particle consists of ${counted(protons, 'proton')}, ${counted(neutrons, 'neutron')} and ${counted(electrons, 'electron')}. Type its formula with the charge.`,
    answer: plainIon(symbol, charge),
    slips: [
      {
        value: plainIon(symbol, -charge),
        misconception: 'AS3',
        text: `The sign is turned: there are ${electrons < protons ? 'fewer' : 'more'} electrons than protons here. ${solution}`,
      },
      {
        value: symbol,
        misconception: 'AS13',
        text: `A neutral atom of ${nameOf(symbol)} has ${protons} electrons, this particle ${electrons}. ${solution}`,
      },
      ...(byElectrons === undefined
        ? []
        : [
            {
              value: plainIon(byElectrons, charge),
              misconception: 'AS14',
              text: `${electrons} is the number of electrons, and they do not decide on the element. ${solution}`,
            } as const,
            {
              value: byElectrons,
              misconception: 'AS14',
              text: `${electrons} is the number of electrons, and they do not decide on the element. ${solution}`,
            } as const,
          ]),
    ],
    right: solution,
    see: { article: 'how-ions-are-formed' },
  })
})

/** All particles of an ion together. */
export const particlesOfIon = production('as-m25', 'number', 'ion-electrons', (random) => {
  const ion = pick(random, ionSpecies)
  const { symbol, massNumber, charge } = ion
  const { protons } = element(symbol)
  const electrons = electronCount(ion)
  const text = speciesText(ion)
  const solution = `${text} has ${massNumber} particles in its nucleus and ${protons} ${charge > 0 ? '−' : '+'} ${Math.abs(charge)} = ${counted(electrons, 'electron')}, together ${massNumber + electrons}.`
  return numberDraft({
    element: symbol,
    badge: symbol,
    stem: `${element(symbol).name} has atomic number ${protons}. Of how many protons, neutrons and electrons altogether does one ion ${text} consist?`,
    answer: massNumber + electrons,
    slips: [
      {
        value: massNumber + protons + charge,
        misconception: 'AS3',
        text: `That counts the charge in the wrong direction. ${solution}`,
      },
      {
        value: massNumber + protons,
        misconception: 'AS13',
        text: `That is the number for a neutral atom with ${protons} electrons. ${solution}`,
      },
      {
        value: massNumber,
        misconception: 'AS9',
        text: `The mass number ${massNumber} counts protons and neutrons alone. ${solution}`,
      },
      {
        value: massNumber + protons + electrons,
        misconception: null,
        text: `That counts the ${counted(protons, 'proton')} twice, since the mass number ${massNumber} includes them. ${solution}`,
      },
    ],
    solution: () =>
      solved(
        'the number of all particles',
        known('Protons and neutrons', exact(massNumber)),
        known('Charge', withSign(charge)),
        law('The mass number counts protons and neutrons, and electrons = protons − charge'),
        calculated('Electrons', less(exact(protons), withSign(charge)), exact(electrons)),
        calculated(
          'Particles',
          added(exact(massNumber), exact(electrons)),
          exact(massNumber + electrons),
        ),
      ),
    right: solution,
    see: { article: 'how-ions-are-formed' },
  })
})
