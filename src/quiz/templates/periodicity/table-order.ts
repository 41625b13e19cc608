import { element, elements, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { choice, type Draft, statement, template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'

import { outerElectrons } from './main-groups.ts'

const article = 'guide-to-periodic-table'

/** The table is asked up to barium; beyond it, few learners know the neighbors. */
const BARIUM = 56
/** Neighbors of a changed atom are familiar up to calcium. */
const CALCIUM = 20
/** The last element of which a mass is compared. */
const LEAD = 82

/** Two elements of which the first has one proton fewer. */
type Neighbors = readonly [lower: ElementSymbol, higher: ElementSymbol]

/** The neighbors that stand against the order of mass. */
const reversedNeighbors: readonly Neighbors[] = [
  ['Ar', 'K'],
  ['Co', 'Ni'],
  ['Te', 'I'],
  ['Th', 'Pa'],
]

/** Asks for the property that gives an element its place in the table. */
export const orderOfTheTable = template('pe-e6', 'order-of-the-table', (random) =>
  pick(random, [whatDecides, whyTheHeavierIsFirst, afterAChange, afterAChange])(random),
)

function whatDecides(random: Random): Draft | null {
  const before = pick(random, elements.slice(0, BARIUM - 1))
  const after = element(elements[before.atomicNumber]?.symbol ?? '')
  const [first, second] = [nameOf(before.symbol), nameOf(after.symbol)]
  const isReversed = before.atomicMass > after.atomicMass
  const decides = `The number of protons decides: ${before.protons} and ${after.protons}.`
  const inMainGroup = [before, after].every(({ block }) => block === 's' || block === 'p')
  return statement(random, {
    element: before.symbol,
    stem: `What decides that ${first} stands before ${second} in the periodic table?`,
    answers: ['the number of protons', 'the nuclear charge'],
    lures: [
      {
        value: 'the mass of the atoms',
        misconception: 'PE11',
        why: isReversed
          ? `By mass, ${second} (${shownMass(after.symbol)}) would stand before ${first} (${shownMass(before.symbol)}). ${decides}`
          : `Mass gives the same order here, but not for argon and potassium or tellurium and iodine. ${decides}`,
      },
      {
        value: 'the number of neutrons',
        misconception: 'AS14',
        why: `Neutrons differ from isotope to isotope of one element, so they fix no place. ${decides}`,
      },
      {
        value: 'the outer electrons',
        misconception: 'AS14',
        why: inMainGroup
          ? `Outer electrons tell the column: ${first} has ${outerElectrons(before.symbol)}, ${second} ${outerElectrons(after.symbol)}, and the count begins anew in each period. ${decides}`
          : `Outer electrons recur from period to period, so they give no order. ${decides}`,
      },
      {
        value: 'the size of the atoms',
        misconception: null,
        why: `Atoms shrink along a period and grow at the next one, so their size gives no order. ${decides}`,
      },
    ],
    right: `The table is ordered by atomic number, the number of protons: ${before.protons} for ${first}, ${after.protons} for ${second}.`,
    see: { elements: [before.symbol, after.symbol], article },
  })
}

function whyTheHeavierIsFirst(random: Random): Draft | null {
  const [one, other] = pick(random, reversedNeighbors)
  const [first, second] = [nameOf(one), nameOf(other)]
  const fact = `${element(one).name} has ${element(one).protons} protons, ${second} ${element(other).protons}.`
  return statement(random, {
    element: one,
    stem: pick(random, [
      `Atoms of ${first} are on average heavier than atoms of ${second}. Why does ${first} still come first?`,
      `By mass, ${second} would come before ${first}. Why does ${first} come first in the table?`,
    ]),
    answers: ['It has fewer protons.', 'Its nuclear charge is lower.'],
    lures: [
      {
        value: 'It has fewer neutrons.',
        misconception: 'AS14',
        why: `Its atoms are heavier because they have more neutrons on average, and neutrons fix no place. ${fact}`,
      },
      {
        value: 'Its mass is not known well.',
        misconception: 'PE11',
        why: `The masses are known to many digits, but the table is not ordered by mass. ${fact}`,
      },
      {
        value: 'It was found earlier.',
        misconception: null,
        why: `The year of discovery plays no part in the order. ${fact}`,
      },
      {
        value: 'Its atoms are smaller.',
        misconception: null,
        why: `The size of the atoms plays no part in the order. ${fact}`,
      },
    ],
    right: `The number of protons gives the place. ${fact} The common isotopes of ${first} have more neutrons, which makes its atoms heavier.`,
    see: { elements: [one, other], article },
  })
}

type Change = {
  readonly stem: string
  readonly answer: ElementSymbol
  readonly lures: readonly ElementLure[]
  readonly right: string
}

/** Asks for the atom after a particle has come or gone. Only protons matter. */
function afterAChange(random: Random): Draft | null {
  const { symbol, atomicNumber, name } = pick(random, elements.slice(2, CALCIUM))
  const at = (shift: number): ElementSymbol => elements[atomicNumber - 1 + shift]?.symbol ?? ''
  const own = nameOf(symbol)
  const [next, previous] = [nameOf(at(1)), nameOf(at(-1))]
  const changes = {
    neutron: {
      stem: `A nucleus of ${own} takes up one neutron and keeps it. Which element is it then?`,
      answer: symbol,
      lures: [
        {
          symbol: at(1),
          misconception: 'PE11',
          why: `A neutron makes the nucleus heavier but adds no proton. With ${atomicNumber} protons it is still ${own}.`,
        },
        {
          symbol: at(-1),
          misconception: 'AS5',
          why: `A neutron has no charge, so it takes none away. With ${atomicNumber} protons it is still ${own}.`,
        },
      ],
      right: `A neutron changes the mass, not the number of protons: with ${atomicNumber} it is still ${own}, another isotope.`,
    },
    proton: {
      stem: `A nucleus of ${own} takes up one proton and keeps it. Which element is it then?`,
      answer: at(1),
      lures: [
        {
          symbol,
          misconception: 'AS2',
          why: `The number of protons makes the element. With ${atomicNumber + 1} instead of ${atomicNumber} it is ${next}, no isotope of ${own}.`,
        },
      ],
      right: `${name} has ${atomicNumber} protons; with ${atomicNumber + 1} it is ${next}, the next element of the table.`,
    },
    electron: {
      stem: `An atom of ${own} loses one electron. To which element does the ion belong?`,
      answer: symbol,
      lures: [
        {
          symbol: at(-1),
          misconception: 'AS14',
          why: `The ion has as many electrons as ${previous}, but still ${atomicNumber} protons. An ion belongs to the element of its nucleus: ${own}.`,
        },
        {
          symbol: at(1),
          misconception: null,
          why: `A positive ion lacks an electron and has gained nothing. With ${atomicNumber} protons it still belongs to ${own}.`,
        },
      ],
      right: `The nucleus keeps its ${atomicNumber} protons, so the ion belongs to ${own}.`,
    },
  } as const satisfies Record<string, Change>
  const particle = pick(random, ['neutron', 'proton', 'electron'] as const)
  const protons = particle === 'proton' ? atomicNumber + 1 : atomicNumber
  return whichElement({
    ...changes[particle],
    isRight: (option) => element(option).protons === protons,
    fill: [at(-1), at(1), at(2), at(-2), symbol],
    miss: (option) =>
      `${element(option).name} has ${element(option).protons} protons. ${changes[particle].right}`,
    see: { article },
  })
}

/** Neighbors in the order of mass. Technetium and promethium, which have no standard mass, are left out. */
const ordinaryNeighbors: readonly Neighbors[] = elements
  .slice(0, LEAD)
  .map(({ symbol, atomicNumber }) => [symbol, elements[atomicNumber]?.symbol ?? ''] as const)
  .filter((pair) => pair.every((symbol) => element(symbol).massIsStandard))
  .filter(([lower, higher]) => element(lower).atomicMass + 1 < element(higher).atomicMass)

/** Which neighbors in the table stand against the order of mass. */
export const neighborsAgainstMass = template('pe-m6', 'order-of-the-table', (random) => {
  const reversed = pick(random, reversedNeighbors)
  const others = sample(random, ordinaryNeighbors, 3)
  return choice<Neighbors>({
    element: reversed[0],
    badge: null,
    stem: 'Which two neighbors in the periodic table stand against the order of atomic mass?',
    answer: reversed,
    isRight: ([lower, higher]) => element(lower).atomicMass > element(higher).atomicMass,
    show: inWords,
    lures: others.map((pair) => ({
      value: pair,
      misconception: 'PE11',
      why: `The masses are ${massesOf(pair)}: mass and atomic number give the same order here. It is different for ${inWords(reversed)}.`,
    })),
    right: `The atomic masses are ${massesOf(reversed)}: the lower atomic number has the heavier atoms, but protons decide the order.`,
    see: { elements: shuffle(random, reversed), article },
  })
})

function inWords([lower, higher]: Neighbors): string {
  return `${nameOf(lower)} and ${nameOf(higher)}`
}

function massesOf([lower, higher]: Neighbors): string {
  return `${nameOf(lower)} ${shownMass(lower)}, ${nameOf(higher)} ${shownMass(higher)}`
}

function shownMass(symbol: ElementSymbol): string {
  return formatNumber(element(symbol).atomicMass, { decimals: 1 })
}
