import { element, elements } from '#chemistry/elements.ts'
import { naturalNuclides } from '#chemistry/isotopes.ts'
import { integer, pick } from '#quiz/random.ts'
import { numeric, type Template } from '#quiz/template.ts'

const category = 'atomic-structure'
const difficulty = 'easy'

/** Elements a school course meets, up to xenon, whose atomic mass is a standard weight. */
const familiarElements = elements.filter(
  ({ atomicNumber, massIsStandard }) => atomicNumber <= 54 && massIsStandard,
)

export const protonsOf: Template = {
  id: 'as-e1',
  version: 1,
  category,
  difficulty,
  skill: 'atomic-number',
  fitsDuel: true,
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
          why: `${neutrons} is the number of neutrons in ${name.toLowerCase()}-${typicalIsotope}. It need not equal the number of protons, which is ${atomicNumber}.`,
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
  fitsDuel: true,
  draw(random) {
    const { symbol, massNumber } = pick(random, naturalNuclides)
    const { name, atomicNumber } = element(symbol)
    const neutrons = massNumber - atomicNumber
    const nuclide = `${name.toLowerCase()}-${massNumber}`
    if (neutrons === atomicNumber) return null
    return numeric({
      element: symbol,
      stem: `How many neutrons are in an atom of ${nuclide}?`,
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
  fitsDuel: true,
  draw(random) {
    const { symbol, massNumber } = pick(random, naturalNuclides)
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
