import { type Element, elements } from '#chemistry/elements/elements.ts'
import { naturalIsotopes } from '#chemistry/elements/isotopes.ts'
import { pick, type Random, sample } from '#quiz/random.ts'
import { choice, type Draft, type Lure, template, WRONG_OPTIONS } from '#quiz/template.ts'
import { isFamiliar } from '#quiz/templates/shared/familiar.ts'
import { counted, nameOf, nuclideName } from '#quiz/templates/shared/names.ts'

type Meaning = 'average mass' | 'protons' | 'neutrons' | 'nucleons' | 'protons and electrons'

const texts: Readonly<Record<Meaning, string>> = {
  'average mass': 'the average mass of its atoms in u',
  protons: 'the number of protons in each atom',
  neutrons: 'the number of neutrons in an atom',
  nucleons: 'the protons and neutrons of an atom',
  'protons and electrons': 'the protons and electrons of an atom',
}

/** Familiar elements to xenon whose atomic mass, an average over isotopes, has decimals. */
const decimalMasses = elements.filter(
  ({ symbol, atomicNumber, massIsStandard, massText }) =>
    isFamiliar(symbol) &&
    atomicNumber <= 54 &&
    massIsStandard &&
    naturalIsotopes(symbol).length > 1 &&
    /\.\d/.test(massText),
)

/** The three numbers that sound alike, each asked for among the meanings of the others. */
export const meaningOfNumber = template('as-e7', 'mass-number', (random) => {
  const ask = pick(random, [askAtomicMass, askAtomicNumber, askMassNumber])
  return ask(random, pick(random, decimalMasses))
})

function askAtomicMass(random: Random, { symbol, massText, protons }: Element): Draft | null {
  const name = nameOf(symbol)
  const fact = `The decimal ${massText} is an average mass in u.`
  return meaningQuestion(random, {
    element: symbol,
    stems: [
      `The periodic table gives the number ${massText} for ${name}. What does it stand for?`,
      `The cell of ${name} shows the decimal number ${massText}. What does it mean?`,
    ],
    answer: 'average mass',
    lures: [
      {
        value: 'protons',
        misconception: 'AS1',
        why: `Protons come in whole numbers: ${name} has ${protons}. ${fact}`,
      },
      {
        value: 'neutrons',
        misconception: 'AS1',
        why: `Neutrons come in whole numbers and differ from isotope to isotope. ${fact}`,
      },
      {
        value: 'nucleons',
        misconception: 'AS1',
        why: `Protons and neutrons together are the mass number, a whole number of one isotope. The decimal ${massText} is an average mass in u over all isotopes.`,
      },
      {
        value: 'protons and electrons',
        misconception: 'AS1',
        why: `That sum would be ${2 * protons}. The decimal ${massText} is an average mass in u, and electrons hardly add to it.`,
      },
    ],
    right: `${massText} u is the atomic mass: the average over the isotopes of ${name}, weighted by abundance.`,
  })
}

function askAtomicNumber(random: Random, { symbol, massText, protons }: Element): Draft | null {
  // Of hydrogen the number 1 is the mass number of the common isotope as well.
  if (protons === 1) return null
  const name = nameOf(symbol)
  const fact = `The atomic number ${protons} counts the protons, the same in each atom of ${name}.`
  const neutrons: Lure<Meaning> = {
    value: 'neutrons',
    misconception: null,
    why: `Neutrons differ from isotope to isotope, so no single number fits all atoms. ${fact}`,
  }
  // Where an isotope has as many neutrons as protons, the number would be true of both.
  const hasEvenIsotope = naturalIsotopes(symbol).some(
    ({ massNumber }) => massNumber === 2 * protons,
  )
  return meaningQuestion(random, {
    element: symbol,
    stems: [
      `The periodic table gives the number ${protons} for ${name}. What does it stand for?`,
      `The cell of ${name} shows the whole number ${protons}. What does it mean?`,
    ],
    answer: 'protons',
    lures: [
      {
        value: 'average mass',
        misconception: 'AS18',
        why: `The average mass is the decimal number, ${massText} u. ${fact}`,
      },
      {
        value: 'nucleons',
        misconception: 'AS18',
        why: `Protons and neutrons together are the mass number, which differs between isotopes. ${fact}`,
      },
      ...(hasEvenIsotope ? [] : [neutrons]),
      {
        value: 'protons and electrons',
        misconception: null,
        why: `A neutral atom has as many electrons as protons, so together they would be ${2 * protons}. ${fact}`,
      },
    ],
    right: `The atomic number ${protons} counts the protons, the same in each atom of ${name}; it also gives the place in the periodic table.`,
  })
}

function askMassNumber(random: Random, { symbol, protons }: Element): Draft | null {
  const isotope = pick(random, naturalIsotopes(symbol))
  const neutrons = isotope.massNumber - protons
  // With as many neutrons as protons the sum of protons and electrons is the same number.
  if (neutrons === protons || neutrons < 1) return null
  const name = nameOf(symbol)
  const isotopeName = nuclideName(symbol, isotope.massNumber)
  const fact = `The mass number ${isotope.massNumber} counts ${protons} protons and ${counted(neutrons, 'neutron')}.`
  return meaningQuestion(random, {
    element: symbol,
    stems: [
      `What does the number in the name ${isotopeName} stand for?`,
      `One isotope of ${name} is ${isotopeName}. What does the ${isotope.massNumber} mean?`,
    ],
    answer: 'nucleons',
    lures: [
      {
        value: 'average mass',
        misconception: 'AS19',
        why: `The average mass belongs to the mixture of all isotopes and is a decimal number. ${fact}`,
      },
      {
        value: 'protons',
        misconception: 'AS18',
        why: `Each atom of ${name} has ${protons} protons. ${fact}`,
      },
      {
        value: 'neutrons',
        misconception: 'AS17',
        why: `The neutrons are only a part of it. ${fact}`,
      },
      {
        value: 'protons and electrons',
        misconception: 'AS9',
        why: `Electrons do not count in the mass number. ${fact}`,
      },
    ],
    right: `The mass number ${isotope.massNumber} counts ${protons} protons and ${counted(neutrons, 'neutron')} in the nucleus of ${isotopeName}.`,
  })
}

type Parts = Pick<Draft, 'element' | 'right'> & {
  /** The question in several wordings. */
  readonly stems: readonly string[]
  readonly answer: Meaning
  readonly lures: readonly Lure<Meaning>[]
}

function meaningQuestion(random: Random, { stems, lures, answer, ...parts }: Parts): Draft | null {
  return choice<Meaning>({
    ...parts,
    stem: pick(random, stems),
    answer,
    isRight: (meaning) => meaning === answer,
    show: (meaning: Meaning) => texts[meaning],
    lures: sample(random, lures, WRONG_OPTIONS),
    see: { article: 'atomic-number-vs-mass-number' },
  })
}
