import { element } from '#chemistry/elements/elements.ts'
import { integer, pick, type Random } from '#quiz/random.ts'
import { type Draft, numeric, template } from '#quiz/template.ts'
import { nearby } from '#quiz/templates/shared/even-places.ts'
import { counted, nameOf, nuclideName } from '#quiz/templates/shared/names.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { added, less } from '#quiz/worked/expressions.ts'
import { solved, known, law, lookup, calculated } from '#quiz/worked/solutions.ts'

import { familiarNuclides, neutronCount } from './species.ts'

export const neutronsOfAtom = template('as-e3', 'particle-count', neutronsQuestion, {
  fitsMatch: true,
})

export const massNumberOfAtom = template('as-e4', 'mass-number', massNumberQuestion, {
  fitsMatch: true,
})

export const electronsOfAtom = template('as-e5', 'particle-count', electronsQuestion, {
  fitsMatch: true,
})

function neutronsQuestion(random: Random): Draft | null {
  const nuclide = pick(random, familiarNuclides)
  const { symbol, massNumber } = nuclide
  const { protons } = element(symbol)
  const neutrons = neutronCount(nuclide)
  if (neutrons === protons || protons === 1) return null
  return numeric({
    element: symbol,
    stem: `How many neutrons are in an atom of ${nuclideName(symbol, massNumber)} (atomic number ${protons})?`,
    answer: neutrons,
    isRight: (count) => count + protons === massNumber,
    lures: [
      {
        value: protons,
        misconception: 'AS4',
        why: `${protons} is the number of protons. The ${massNumber} particles of the nucleus are ${protons} protons and ${counted(neutrons, 'neutron')}.`,
      },
      {
        value: massNumber,
        misconception: 'AS17',
        why: `${massNumber} counts protons and neutrons together. Take away the ${protons} protons and ${counted(neutrons, 'neutron')} ${neutrons === 1 ? 'is' : 'are'} left.`,
      },
      {
        value: massNumber + protons,
        misconception: null,
        why: `${massNumber + protons} counts the ${protons} protons twice. The mass number ${massNumber} already includes them.`,
      },
    ],
    fill: nearby(neutrons),
    miss: (count) =>
      `${protons} protons and ${counted(count, 'neutron')} would make the mass number ${protons + count}. Here it is ${massNumber}, so ${counted(neutrons, 'neutron')} ${neutrons === 1 ? 'is' : 'are'} left.`,
    solution: () =>
      solved(
        'the number of neutrons',
        known('Mass number', exact(massNumber)),
        known('Atomic number', exact(protons)),
        law('Neutrons = mass number − atomic number'),
        calculated('Neutrons', less(exact(massNumber), exact(protons)), exact(neutrons)),
      ),
    right: `${massNumber} − ${protons} = ${counted(neutrons, 'neutron')}.`,
    see: { article: 'atomic-number-vs-mass-number' },
  })
}

function massNumberQuestion(random: Random): Draft | null {
  const nuclide = pick(random, familiarNuclides)
  const { symbol, massNumber } = nuclide
  const { protons } = element(symbol)
  const neutrons = neutronCount(nuclide)
  if (neutrons < 2 || neutrons === protons) return null
  const stepAbove = integer(random, 1, 2)
  return numeric({
    element: symbol,
    badge: null,
    stem: `A neutral atom has ${protons} protons and ${neutrons} neutrons. What is its mass number?`,
    answer: massNumber,
    isRight: (count) => count - protons === neutrons,
    lures: [
      {
        value: massNumber + protons,
        misconception: 'AS9',
        why: `${massNumber + protons} also counts the ${protons} electrons. The mass number counts protons and neutrons only.`,
      },
      {
        value: neutrons,
        misconception: 'AS17',
        why: `${neutrons} is the number of neutrons alone. The ${protons} protons count as well.`,
      },
      {
        value: 2 * protons,
        misconception: 'AS4',
        why: `${2 * protons} would be right with as many neutrons as protons. This atom has ${neutrons} neutrons and ${protons} protons.`,
      },
    ],
    fill: [stepAbove, -1, -2, 3].map((step) => massNumber + step),
    miss: (count) =>
      `The mass number ${count} would need ${count - protons} neutrons beside the ${protons} protons. This atom has ${neutrons}: ${protons} + ${neutrons} = ${massNumber}.`,
    solution: () =>
      solved(
        'the mass number',
        known('Protons', exact(protons)),
        known('Neutrons', exact(neutrons)),
        law('Mass number = protons + neutrons'),
        calculated('Mass number', added(exact(protons), exact(neutrons)), exact(massNumber)),
      ),
    right: `${protons} + ${neutrons} = ${massNumber}.`,
    see: { article: 'atomic-number-vs-mass-number' },
  })
}

function electronsQuestion(random: Random): Draft | null {
  const nuclide = pick(random, familiarNuclides)
  const { symbol, massNumber } = nuclide
  const { protons, electronsPerShell } = element(symbol)
  const neutrons = neutronCount(nuclide)
  if (protons < 4 || protons > 56 || neutrons === protons) return null
  const outer = electronsPerShell.at(-1) ?? 0
  return numeric({
    element: symbol,
    stem: `How many electrons does a neutral atom of ${nuclideName(symbol, massNumber)} have?`,
    answer: protons,
    isRight: (count) => count === electronsPerShell.reduce((sum, shell) => sum + shell, 0),
    lures: [
      {
        value: massNumber,
        misconception: 'AS18',
        why: `${massNumber} is the mass number: protons and neutrons together. The electrons balance the ${protons} protons.`,
      },
      {
        value: neutrons,
        misconception: null,
        why: `${neutrons} is the number of neutrons, ${massNumber} − ${protons}. The electrons balance the ${protons} protons.`,
      },
      {
        value: outer,
        misconception: 'EC15',
        why: `${counted(outer, 'electron')} ${outer === 1 ? 'is' : 'are'} in the outermost shell alone. All shells together hold ${protons}.`,
      },
    ],
    fill: nearby(protons, 1),
    miss: (count) =>
      `With ${counted(count, 'electron')} the atom would carry a charge. A neutral atom has as many electrons as protons, and ${nameOf(symbol)} has ${protons}.`,
    solution: () =>
      solved(
        'the number of electrons',
        lookup(
          `Find ${nameOf(symbol)} on the periodic table and read the whole number in its cell`,
        ),
        known('Protons', exact(protons)),
        law(
          'A neutral atom has as many electrons as protons, and the atomic number counts the protons',
        ),
        calculated('Electrons', exact(protons), exact(protons)),
      ),
    right: `A neutral atom has as many electrons as protons, and ${nameOf(symbol)} has atomic number ${protons}.`,
    see: { article: 'what-is-an-atom' },
  })
}
