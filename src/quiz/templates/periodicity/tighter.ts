import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { formatIon } from '#chemistry/formulas.ts'
import { ionizationEnergies } from '#chemistry/ionization-energies.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random } from '#quiz/random.ts'
import type { Template } from '#quiz/template.ts'
import { type Facet, questionOfFacet } from '#quiz/templates/facet.ts'
import { nameOf } from '#quiz/templates/names.ts'

import { breakReason, breaks } from './ionization.ts'
import { shownIonizationEnergy } from './main-groups.ts'
import { gaining, losing, twice } from './pulls.ts'
import { pullAfterRemoval, whyEnergyDrops } from './reasons.ts'

const article = 'how-ions-are-formed'

/** As before, in shorter options that all answer how strongly the electrons are held. */
export const holdAfterChange: Template = {
  ...pullAfterRemoval,
  version: 3,
  draw(random) {
    const facet = pick(random, [afterRemoval, afterAddition, secondRemoval])
    return questionOfFacet(random, facet(random))
  },
}

function afterRemoval(random: Random): Facet {
  const symbol = pick(random, losing)
  const { protons } = element(symbol)
  const ion = formatIon(symbol, 1)
  return {
    element: symbol,
    stem: `An electron is removed from a gaseous ${nameOf(symbol)} atom. How strongly does ${ion} hold the electrons that are left?`,
    answers: [
      'More strongly, since one electron fewer repels them.',
      'More strongly: the same nuclear charge, less repulsion.',
    ],
    lures: [
      {
        value: 'More strongly, since they share the pull on the lost one.',
        misconception: 'PE5',
        why: `The pull on the lost electron is not handed on. All ${protons} protons attract each electron as before, but the ${protons - 1} left repel each other less.`,
      },
      {
        value: 'Less strongly, since a positive ion repels electrons.',
        misconception: 'PE8',
        why: `A positive ion attracts electrons, because its ${protons} protons outnumber its ${protons - 1} electrons. With less repulsion they are held more strongly.`,
      },
      {
        value: 'Equally strongly, since the protons are the same.',
        misconception: 'PE7',
        why: `The ${protons} protons are one factor; the repulsion between the electrons is another. It is smaller in ${ion}, so the rest is held more strongly.`,
      },
      {
        value: 'Less strongly, until the outer shell is empty.',
        misconception: 'PE6',
        why: `Each further electron costs more than the one before. In ${ion}, ${protons} protons face only ${protons - 1} electrons, which repel each other less.`,
      },
    ],
    right: `All ${protons} protons still attract each electron, but one electron fewer repels it, so the ${protons - 1} left are held more strongly.`,
    see: { article },
  }
}

function afterAddition(random: Random): Facet {
  const symbol = pick(random, gaining)
  const { protons } = element(symbol)
  const ion = formatIon(symbol, -1)
  const fact = `All ${protons} protons attract each electron as before, but ${protons + 1} electrons repel each other more than ${protons}`
  return {
    element: symbol,
    stem: `A gaseous ${nameOf(symbol)} atom takes up an electron. How strongly does ${ion} hold the electrons that the atom had before?`,
    answers: [
      'Less strongly, since one electron more repels them.',
      'Less strongly: the same nuclear charge, more repulsion.',
    ],
    lures: [
      {
        value: 'Less strongly, since each gets a smaller share of the pull.',
        misconception: 'PE5',
        why: `The pull of the nucleus is not shared out. ${fact}.`,
      },
      {
        value: 'More strongly, since a negative ion is smaller.',
        misconception: 'PE8',
        why: `A negative ion is larger than its atom, since its electrons move apart. ${fact}.`,
      },
      {
        value: 'Equally strongly, since the protons are the same.',
        misconception: 'PE7',
        why: `The protons are one factor, the repulsion between the electrons is another. ${fact}.`,
      },
      {
        value: 'More strongly, since its outer shell is fuller now.',
        misconception: 'PE6',
        why: `A fuller shell does not strengthen the pull of the nucleus. ${fact}.`,
      },
    ],
    right: `${fact}, so in ${ion} each of them is held less strongly.`,
    see: { article },
  }
}

function secondRemoval(random: Random): Facet {
  const symbol = pick(random, twice)
  const { protons, period } = element(symbol)
  const [first, second] = ionizationEnergies(symbol)
    .slice(0, 2)
    .map((energy) => `${formatNumber(energy, { decimals: 0 })} kJ/mol`)
  const fact = `The same ${protons} protons attract it, but only ${protons - 2} electrons repel it, not ${protons - 1}`
  return {
    element: symbol,
    stem: `The first ionization energy of ${nameOf(symbol)} is ${first}, the second ${second}. Why is the second one higher?`,
    answers: [
      'The second electron is repelled by one electron fewer.',
      'The second electron meets less repulsion by the others.',
    ],
    lures: [
      {
        value: 'The second electron takes over the pull on the first.',
        misconception: 'PE5',
        why: `The pull on the lost electron is not handed on. ${fact}.`,
      },
      {
        value: 'The second electron is in a shell nearer the nucleus.',
        misconception: 'CL3',
        why: `Both electrons come from shell ${period}, even from the same subshell. ${fact}.`,
      },
      {
        value: 'The nucleus gains a proton when an electron leaves.',
        misconception: 'AS3',
        why: `A positive ion has lost an electron and gained nothing. ${fact}.`,
      },
    ],
    right: `${fact}, so it is held more strongly than the first one.`,
    see: { article },
  }
}

/** As before, with wrong reasons as long and as detailed as the right one. */
export const reasonForDrop: Template = {
  ...whyEnergyDrops,
  version: 3,
  draw(random) {
    return questionOfFacet(random, drop(pick(random, breaks)))
  },
}

function drop([left, right]: readonly [ElementSymbol, ElementSymbol]): Facet {
  const { name, period, protons, group } = element(right)
  const [s, p] = [`${period}s`, `${period}p`]
  const fact = breakReason(left, right)
  const isFirstP = group === 13
  return {
    element: right,
    stem: `${name} stands to the right of ${nameOf(left)}. Why is its first ionization energy lower (${shownIonizationEnergy(right)} against ${shownIonizationEnergy(left)})?`,
    answers: isFirstP
      ? [
          `Its ${p} electron lies higher in energy than a ${s} electron.`,
          `It loses a ${p} electron, which is held less firmly than ${s}.`,
          `Its outermost electron is in ${p}, a higher level than ${s}.`,
        ]
      : [
          `Two of its ${p} electrons share an orbital and repel each other.`,
          `Its fourth ${p} electron is repelled by its partner in the orbital.`,
          `One of its ${p} orbitals holds two electrons, which repel each other.`,
        ],
    lures: [
      {
        value: 'Its atom is larger, so the outer electron is farther away.',
        misconception: 'PE7',
        why: `${name} atoms are smaller than ${nameOf(left)} atoms, so size is not the reason. ${fact}`,
      },
      {
        value: 'Without this electron, it comes closer to a noble-gas shell.',
        misconception: 'PE6',
        why: `A noble-gas shell is not near, and being near one would not make the step cheap. ${fact}`,
      },
      {
        value: `Its ${protons} electrons have to share the pull of a single nucleus.`,
        misconception: 'PE5',
        why: `The pull is not shared out: each electron is attracted by all ${protons} protons. ${fact}`,
      },
      {
        value: `Its outermost electron is the first one in shell ${period + 1}, farther out.`,
        misconception: 'CL3',
        why: `The outer electrons of both are in shell ${period}; only the subshell or the pairing differs. ${fact}`,
      },
      isFirstP
        ? {
            value: `It loses one of its two ${s} electrons, which repel each other.`,
            misconception: 'EC4',
            why: `The ${p} electron leaves first, as it lies higher in energy than the ${s} electrons. ${fact}`,
          }
        : {
            value: `Its fourth ${p} electron begins a new subshell of higher energy.`,
            misconception: 'EC7',
            why: `The ${p} subshell has room for six electrons, so the fourth is in the same one. ${fact}`,
          },
    ],
    right: fact,
    see: { elements: [left, right], article: 'periodic-trends-explained' },
  }
}
