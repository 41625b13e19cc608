import { type Element, element, elements } from '#chemistry/elements/elements.ts'
import { naturalNuclides } from '#chemistry/elements/isotopes.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { type Draft, numeric, template } from '#quiz/template.ts'
import { nearby, withLureBeside } from '#quiz/templates/shared/even-places.ts'
import { isFamiliar } from '#quiz/templates/shared/familiar.ts'
import { counted, nameOf, nuclideName } from '#quiz/templates/shared/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'
import { exact } from '#quiz/worked/amounts.ts'
import { solved, known, law, lookup, calculated } from '#quiz/worked/solutions.ts'

/** Familiar elements, up to xenon, whose atomic mass is a standard weight. */
const familiarElements = elements.filter(
  ({ symbol, atomicNumber, massIsStandard }) =>
    isFamiliar(symbol) && atomicNumber <= 54 && massIsStandard,
)

/** Elements to radon without the lanthanides. */
const outsideLanthanides = elements.filter(
  ({ atomicNumber, block }) => atomicNumber <= 86 && block !== 'f',
)

const askedByNumber = outsideLanthanides.slice(2).filter(({ symbol }) => isFamiliar(symbol))

export const protonsOfAtom = template('as-e1', 'atomic-number', withLureBeside(protonsQuestion), {
  fitsMatch: true,
})

export const elementOfProtons = template('as-e2', 'atomic-number', elementQuestion, {
  fitsMatch: true,
})

function protonsQuestion(random: Random): Draft | null {
  const { symbol, name, atomicNumber, atomicMass, typicalIsotope, neutrons, group, ...entry } =
    pick(random, familiarElements)
  const outer = entry.electronsPerShell.at(-1) ?? 0
  const roundedMass = Math.round(atomicMass)
  return numeric({
    element: symbol,
    stem: `How many protons are in an atom of ${nameOf(symbol)}?`,
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
        misconception: null,
        why: `${neutrons} is the number of neutrons in ${nuclideName(symbol, typicalIsotope)}. The number of protons is the atomic number, ${atomicNumber}.`,
      },
      {
        value: outer,
        misconception: 'EC15',
        why: `${counted(outer, 'electron')} ${outer === 1 ? 'is' : 'are'} in the outermost shell alone. All electrons of the atom balance its ${atomicNumber} protons.`,
      },
      {
        value: group,
        misconception: null,
        why: `${group} is the group, the column of the table. Each element of the group has its own number of protons; here it is ${atomicNumber}.`,
      },
    ],
    fill: nearby(atomicNumber, 1),
    miss: (count) =>
      `${counted(count, 'proton')} ${count === 1 ? 'belongs' : 'belong'} to ${nameOf(elements[count - 1]?.symbol ?? symbol)}. Each element has its own number, and that of ${nameOf(symbol)} is ${atomicNumber}.`,
    solution: () =>
      solved(
        'the number of protons',
        lookup(
          `Find ${nameOf(symbol)} on the periodic table and read the whole number in its cell`,
        ),
        known('Atomic number', exact(atomicNumber)),
        law('The atomic number counts the protons'),
        calculated('Protons', exact(atomicNumber), exact(atomicNumber)),
      ),
    right: `${name} has atomic number ${atomicNumber}, and the atomic number counts the protons.`,
    see: { article: 'atomic-number-vs-mass-number' },
  })
}

function elementQuestion(random: Random): Draft | null {
  const asked = pick(random, askedByNumber)
  const { symbol, atomicNumber } = asked
  const lures = elementLures(random, asked)
  if (lures.length === 0) return null
  const neighbors = nearby(atomicNumber, 1).flatMap((count) => elements[count - 1]?.symbol ?? [])
  return whichElement({
    stem: `Which element has ${atomicNumber} protons in each of its atoms?`,
    answer: symbol,
    isRight: (value) => elements.findIndex((other) => other.symbol === value) === atomicNumber - 1,
    lures,
    fill: shuffle(random, neighbors),
    miss: (other) =>
      `${element(other).name} has ${counted(element(other).protons, 'proton')}. The atomic number ${atomicNumber} belongs to ${nameOf(symbol)}.`,
    right: `The number of protons is the atomic number, and number ${atomicNumber} is ${nameOf(symbol)} (${symbol}).`,
    see: { article: 'atomic-number-vs-mass-number' },
  })
}

/** Elements of which another number is the atomic number of the one asked for. */
function elementLures(random: Random, { symbol, atomicNumber }: Element): readonly ElementLure[] {
  const byMass = outsideLanthanides.filter(
    ({ atomicMass }) => Math.round(atomicMass) === atomicNumber,
  )
  const byNeutrons = outsideLanthanides.filter(
    (other) => other.neutrons === atomicNumber && other.symbol !== symbol,
  )
  const byMassNumber = naturalNuclides.filter(({ massNumber }) => massNumber === atomicNumber)
  const solution = `The atomic number ${atomicNumber} belongs to ${nameOf(symbol)}.`
  return [
    ...sample(random, byMass, 1).map((other): ElementLure => ({
      symbol: other.symbol,
      misconception: 'AS1',
      why: `About ${atomicNumber} u is the mass of ${nameOf(other.symbol)}, which has ${other.protons} protons. ${solution}`,
    })),
    ...sample(random, byNeutrons, 1).map((other): ElementLure => ({
      symbol: other.symbol,
      misconception: 'AS14',
      why: `An atom of ${nuclideName(other.symbol, other.typicalIsotope)} has ${atomicNumber} neutrons, but ${other.protons} protons. ${solution}`,
    })),
    ...sample(random, byMassNumber, 1).map((other): ElementLure => ({
      symbol: other.symbol,
      misconception: 'AS18',
      why: `${atomicNumber} is a mass number of ${nameOf(other.symbol)}: protons and neutrons together. ${solution}`,
    })),
  ]
}

/** The element that stands so many protons further, or so many back. */
export const elementByDifference = template('as-m360', 'atomic-number', (random) => {
  const asked = pick(random, askedByNumber)
  const { symbol, atomicNumber } = asked
  const step = pick(random, [-5, -4, -3, -2, 2, 3, 4, 5])
  const from = elements[atomicNumber - step - 1]
  if (from === undefined || !isFamiliar(from.symbol) || from.block === 'f') return null
  const size = Math.abs(step)
  const back = elements[atomicNumber - 2 * step - 1]
  const fromOtherNumber = elementLures(random, asked).filter((lure) => lure.symbol !== from.symbol)
  if (fromOtherNumber.length === 0) return null
  const lures = [
    ...fromOtherNumber.slice(0, 1),
    ...(back === undefined || back.block === 'f'
      ? []
      : [
          {
            symbol: back.symbol,
            misconception: null,
            why: `${back.name} has ${size} ${step > 0 ? 'fewer' : 'more'} protons than ${nameOf(from.symbol)}. ${element(symbol).name} has ${from.atomicNumber} ${step > 0 ? '+' : '−'} ${size} = ${atomicNumber}.`,
          },
        ]),
    ...fromOtherNumber.slice(1),
  ]
  const neighbors = nearby(atomicNumber, 1)
    .flatMap((count) => elements[count - 1]?.symbol ?? [])
    .filter((other) => other !== from.symbol)
  return whichElement({
    badge: from.symbol,
    stem: `Which element has ${size} ${step > 0 ? 'more' : 'fewer'} protons in each atom than ${nameOf(from.symbol)}?`,
    answer: symbol,
    isRight: (value) => element(value).protons - from.protons === step,
    lures,
    fill: shuffle(random, neighbors),
    miss: (other) =>
      `${element(other).name} has ${counted(element(other).protons, 'proton')}. The atomic number ${atomicNumber} belongs to ${nameOf(symbol)}.`,
    right: `${from.name} has ${counted(from.atomicNumber, 'proton')}, and ${from.atomicNumber} ${step > 0 ? '+' : '−'} ${size} = ${atomicNumber} is the atomic number of ${nameOf(symbol)}.`,
    see: { elements: [from.symbol, symbol], article: 'atomic-number-vs-mass-number' },
  })
})
