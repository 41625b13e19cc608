import type { Element } from '#chemistry/elements.ts'
import { naturalIsotopes } from '#chemistry/isotopes.ts'
import { pick, type Random, sample } from '#quiz/random.ts'
import { type Draft, type Lure, type Template, worded, WRONG_OPTIONS } from '#quiz/template.ts'
import { nuclideName } from '#quiz/templates/names.ts'

import { decimalMasses, decimalNumber } from './easy-particles.ts'

const AVERAGE = 'the average mass of its atoms in u'
const PROTONS = 'the number of protons in each atom'
const NEUTRONS = 'the number of neutrons in an atom'
const NUCLEONS = 'the protons and neutrons of an atom'
const CHARGED = 'the protons and electrons of an atom'

const article = 'atomic-number-vs-mass-number'

/** The three numbers that sound alike, each asked for among the meanings of the others. */
export const meaningOfNumber: Template = {
  ...decimalNumber,
  version: 3,
  draw(random) {
    const ask = pick(random, [decimal, atomicNumberOf, massNumberOf])
    return ask(random, pick(random, decimalMasses))
  },
}

function decimal(random: Random, { symbol, name, massText, protons }: Element): Draft | null {
  const lowerName = name.toLowerCase()
  const fact = `The decimal ${massText} is an average mass in u`
  return worded({
    element: symbol,
    stem: pick(random, [
      `The periodic table gives the number ${massText} for ${lowerName}. What does it stand for?`,
      `The cell of ${lowerName} shows the decimal number ${massText}. What does it mean?`,
    ]),
    answer: AVERAGE,
    isRight: (value) => value === AVERAGE,
    lures: threeOf(random, [
      {
        value: PROTONS,
        misconception: 'AS1',
        why: `Protons come in whole numbers: ${lowerName} has ${protons}. ${fact}.`,
      },
      {
        value: NEUTRONS,
        misconception: 'AS1',
        why: `Neutrons come in whole numbers and differ from isotope to isotope. ${fact}.`,
      },
      {
        value: NUCLEONS,
        misconception: 'AS1',
        why: `Protons and neutrons together are the mass number, a whole number of one isotope. ${fact} over all isotopes.`,
      },
      {
        value: CHARGED,
        misconception: 'AS9',
        why: `That sum would be ${2 * protons}. ${fact}, and electrons hardly add to it.`,
      },
    ]),
    right: `${massText} u is the atomic mass: the average over the isotopes of ${lowerName}, weighted by abundance.`,
    see: { article },
  })
}

function atomicNumberOf(
  random: Random,
  { symbol, name, massText, protons }: Element,
): Draft | null {
  const lowerName = name.toLowerCase()
  // Where an isotope has as many neutrons as protons, the number would be true of both.
  const hasEvenIsotope = naturalIsotopes(symbol).some(
    ({ massNumber }) => massNumber === 2 * protons,
  )
  const fact = `The atomic number ${protons} counts the protons, the same in each atom of ${lowerName}`
  return worded({
    element: symbol,
    stem: pick(random, [
      `The periodic table gives the number ${protons} for ${lowerName}. What does it stand for?`,
      `The cell of ${lowerName} shows the whole number ${protons}. What does it mean?`,
    ]),
    answer: PROTONS,
    isRight: (value) => value === PROTONS,
    lures: threeOf(random, [
      {
        value: AVERAGE,
        misconception: 'AS1',
        why: `The average mass is the decimal number, ${massText} u. ${fact}.`,
      },
      {
        value: NUCLEONS,
        misconception: 'AS1',
        why: `Protons and neutrons together are the mass number, which differs between isotopes. ${fact}.`,
      },
      ...(hasEvenIsotope ? [] : [neutronsBesideProtons(fact)]),
      {
        value: CHARGED,
        misconception: 'AS9',
        why: `A neutral atom has as many electrons as protons, so together they would be ${2 * protons}. ${fact}.`,
      },
    ]),
    right: `${fact}; it also gives the place in the periodic table.`,
    see: { article },
  })
}

function neutronsBesideProtons(fact: string): Lure<string> {
  return {
    value: NEUTRONS,
    misconception: 'AS4',
    why: `Neutrons differ from isotope to isotope, so no single number fits all atoms. ${fact}.`,
  }
}

function massNumberOf(random: Random, { symbol, name, protons }: Element): Draft | null {
  const lowerName = name.toLowerCase()
  const { massNumber } = pick(random, naturalIsotopes(symbol))
  const neutrons = massNumber - protons
  // With as many neutrons as protons the sum of protons and electrons is the same number.
  if (neutrons === protons || neutrons < 1) return null
  const isotope = nuclideName(symbol, massNumber)
  const fact = `The mass number ${massNumber} counts ${protons} protons and ${neutrons} ${neutrons === 1 ? 'neutron' : 'neutrons'}`
  return worded({
    element: symbol,
    stem: pick(random, [
      `What does the number in the name ${isotope} stand for?`,
      `One isotope of ${lowerName} is ${isotope}. What does the ${massNumber} mean?`,
    ]),
    answer: NUCLEONS,
    isRight: (value) => value === NUCLEONS,
    lures: threeOf(random, [
      {
        value: AVERAGE,
        misconception: 'AS1',
        why: `The average mass belongs to the mixture of all isotopes and is a decimal number. ${fact}.`,
      },
      {
        value: PROTONS,
        misconception: 'AS1',
        why: `Each atom of ${lowerName} has ${protons} protons. ${fact}.`,
      },
      {
        value: NEUTRONS,
        misconception: 'AS1',
        why: `The neutrons are only a part of it. ${fact}.`,
      },
      {
        value: CHARGED,
        misconception: 'AS9',
        why: `Electrons do not count in the mass number. ${fact}.`,
      },
    ]),
    right: `${fact} in the nucleus of ${isotope}.`,
    see: { article },
  })
}

function threeOf(random: Random, lures: readonly Lure<string>[]): readonly Lure<string>[] {
  return sample(random, lures, WRONG_OPTIONS)
}
