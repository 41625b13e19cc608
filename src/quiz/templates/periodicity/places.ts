import { element, elements } from '#chemistry/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random } from '#quiz/random.ts'
import type { Draft, Template } from '#quiz/template.ts'
import { questionOfFacet } from '#quiz/templates/facet.ts'
import { nameOf } from '#quiz/templates/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'

import { whatOrdersTheTable } from './directions.ts'
import { outerElectrons, reversedPairs } from './main-groups.ts'

const article = 'guide-to-periodic-table'

/** The table is asked up to barium; beyond it, few learners know the neighbors. */
const BARIUM = 56
/** Neighbors of a changed atom are familiar up to calcium. */
const CALCIUM = 20

export const protonsOrderTheTable: Template = {
  ...whatOrdersTheTable,
  version: 2,
  fitsMatch: false,
  draw(random) {
    return pick(random, [whatDecides, whyTheHeavierIsFirst, afterAChange, afterAChange])(random)
  },
}

function whatDecides(random: Random): Draft | null {
  const before = pick(random, elements.slice(0, BARIUM - 1))
  const after = element(elements[before.atomicNumber]?.symbol ?? '')
  const [first, second] = [nameOf(before.symbol), nameOf(after.symbol)]
  const isReversed = before.atomicMass > after.atomicMass
  const [mass, nextMass] = [before, after].map(({ atomicMass }) =>
    formatNumber(atomicMass, { decimals: 1 }),
  )
  const decides = `The number of protons decides: ${before.protons} and ${after.protons}`
  const inMainGroup = [before, after].every(({ block }) => block === 's' || block === 'p')
  return questionOfFacet(random, {
    element: pick(random, [before.symbol, after.symbol]),
    stem: `What decides that ${first} stands before ${second} in the periodic table?`,
    answers: ['the number of protons', 'the nuclear charge'],
    lures: [
      {
        value: 'the mass of the atoms',
        misconception: 'PE11',
        why: isReversed
          ? `By mass, ${second} (${nextMass}) would stand before ${first} (${mass}). ${decides}.`
          : `Mass gives the same order here, but not for argon and potassium or tellurium and iodine. ${decides}.`,
      },
      {
        value: 'the number of neutrons',
        misconception: 'AS4',
        why: `Neutrons differ from isotope to isotope of one element, so they fix no place. ${decides}.`,
      },
      {
        value: 'the outer electrons',
        misconception: 'EC9',
        why: inMainGroup
          ? `Outer electrons tell the column: ${first} has ${outerElectrons(before.symbol)}, ${second} ${outerElectrons(after.symbol)}, and the count begins anew in each period. ${decides}.`
          : `Outer electrons recur from period to period, so they give no order. ${decides}.`,
      },
    ],
    fill: ['the size of the atoms'],
    right: `The table is ordered by atomic number, the number of protons: ${before.protons} for ${first}, ${after.protons} for ${second}.`,
    see: { elements: [before.symbol, after.symbol], article },
  })
}

function whyTheHeavierIsFirst(random: Random): Draft | null {
  const [one, other] = pick(random, reversedPairs)
  const [before, after] = [element(one), element(other)]
  const [first, second] = [nameOf(one), nameOf(other)]
  const fact = `${before.name} has ${before.protons} protons, ${second} ${after.protons}`
  return questionOfFacet(random, {
    element: pick(random, [one, other]),
    stem: pick(random, [
      `Atoms of ${first} are on average heavier than atoms of ${second}. Why does ${first} still come first?`,
      `By mass, ${second} would come before ${first}. Why does ${first} come first in the table?`,
    ]),
    answers: ['It has fewer protons.', 'Its nuclear charge is lower.'],
    lures: [
      {
        value: 'It has fewer neutrons.',
        misconception: 'AS4',
        why: `Its atoms are heavier because they have more neutrons on average, and neutrons fix no place. ${fact}.`,
      },
      {
        value: 'Its mass is not known well.',
        misconception: 'PE11',
        why: `The masses are known to many digits, but the table is not ordered by mass. ${fact}.`,
      },
    ],
    fill: ['It was found earlier.', 'Its atoms are smaller.'],
    right: `The number of protons gives the place. ${fact}. The common isotopes of ${first} have more neutrons, which makes its atoms heavier.`,
    see: { elements: [one, other], article },
  })
}

/** What an atom becomes when a particle comes or goes: only protons matter. */
function afterAChange(random: Random): Draft | null {
  const { symbol, atomicNumber, name } = pick(random, elements.slice(2, CALCIUM))
  const at = (shift: number): string => elements[atomicNumber - 1 + shift]?.symbol ?? ''
  const own = nameOf(symbol)
  const [next, previous] = [nameOf(at(1)), nameOf(at(-1))]
  const changes = {
    neutron: {
      stem: `A nucleus of ${own} takes up one neutron and keeps it. Which element is it then?`,
      answer: at(0),
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
          symbol: at(0),
          misconception: 'AS2',
          why: `The number of protons makes the element. With ${atomicNumber + 1} instead of ${atomicNumber} it is ${next}, no isotope of ${own}.`,
        },
      ],
      right: `${name} has ${atomicNumber} protons; with ${atomicNumber + 1} it is ${next}, the next element of the table.`,
    },
    electron: {
      stem: `An atom of ${own} loses one electron. To which element does the ion belong?`,
      answer: at(0),
      lures: [
        {
          symbol: at(-1),
          misconception: 'AS11',
          why: `The ion has as many electrons as ${previous}, but still ${atomicNumber} protons. An ion belongs to the element of its nucleus: ${own}.`,
        },
        {
          symbol: at(1),
          misconception: 'AS3',
          why: `A positive ion lacks an electron and has gained nothing. With ${atomicNumber} protons it still belongs to ${own}.`,
        },
      ],
      right: `The nucleus keeps its ${atomicNumber} protons, so the ion belongs to ${own}.`,
    },
  } as const satisfies Record<string, Change>
  const { stem, answer, lures, right } =
    changes[pick(random, ['neutron', 'proton', 'electron'] as const)]
  return whichElement(random, {
    stem,
    answer,
    isRight: (option) => option === answer,
    lures,
    fill: [at(-1), at(1), at(2), at(-2), at(0)].filter((other) => other !== ''),
    right,
    see: { article },
  })
}

type Change = {
  readonly stem: string
  readonly answer: string
  readonly lures: readonly ElementLure[]
  readonly right: string
}
