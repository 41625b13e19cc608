import { element } from '#chemistry/elements.ts'
import { formatIon } from '#chemistry/formulas.ts'
import { ionizationEnergies } from '#chemistry/ionization-energies.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, type Random } from '#quiz/random.ts'
import type { Template } from '#quiz/template.ts'
import { type Facet, questionOfFacet } from '#quiz/templates/facet.ts'
import { nameOf } from '#quiz/templates/names.ts'

import { pullAfterRemoval } from './reasons.ts'

const article = 'how-ions-are-formed'

export const pullAfterChange: Template = {
  ...pullAfterRemoval,
  version: 2,
  draw(random) {
    const facet = pick(random, [afterRemoval, afterAddition, secondRemoval])
    return questionOfFacet(random, facet(random))
  },
}

export const losing = ['Mg', 'Ca', 'Al', 'Sr', 'Ba', 'C', 'N', 'S', 'P', 'Si', 'B', 'Be'] as const

function afterRemoval(random: Random): Facet {
  const symbol = pick(random, losing)
  const { protons } = element(symbol)
  const ion = formatIon(symbol, 1)
  return {
    element: symbol,
    stem: `One electron leaves a gaseous ${nameOf(symbol)} atom. What happens to the electrons that remain in ${ion}?`,
    answers: [
      'Each is held more tightly, since it is repelled by one electron less.',
      'Each is held more tightly: the same nucleus, but less repulsion.',
    ],
    lures: [
      {
        value: 'Each is held more tightly, since it takes over a share of the pull.',
        misconception: 'PE5',
        why: `The pull of the lost electron is not handed on. All ${protons} protons attract each electron as before, but the ${protons - 1} left repel each other less.`,
      },
      {
        value: 'Each is held less tightly, since a positive ion pushes electrons off.',
        misconception: 'PE8',
        why: `A positive ion attracts electrons, because its ${protons} protons outnumber its ${protons - 1} electrons. With less repulsion they are held more tightly.`,
      },
      {
        value: 'Nothing changes, since the number of protons stays the same.',
        misconception: 'PE7',
        why: `The ${protons} protons are one factor; the repulsion between the electrons is another. It is smaller in ${ion}, so the rest is held more tightly.`,
      },
      {
        value: 'Each leaves as easily as the first one, until a shell is empty.',
        misconception: 'PE6',
        why: `Each further electron costs more than the one before. In ${ion}, ${protons} protons face only ${protons - 1} electrons, which repel each other less.`,
      },
    ],
    right: `All ${protons} protons still attract each electron, but one electron less repels it, so the ${protons - 1} left are held more tightly.`,
    see: { article },
  }
}

/** Atoms that take up an electron under release of energy. */
export const gaining = ['F', 'Cl', 'Br', 'I', 'O', 'S', 'Se', 'Si', 'C', 'P'] as const

function afterAddition(random: Random): Facet {
  const symbol = pick(random, gaining)
  const { protons } = element(symbol)
  const ion = formatIon(symbol, -1)
  const fact = `All ${protons} protons attract each electron as before, but ${protons + 1} electrons repel each other more than ${protons}`
  return {
    element: symbol,
    stem: `A gaseous ${nameOf(symbol)} atom takes up an electron. What happens to the electrons that it had before?`,
    answers: [
      'Each is held less tightly, since one electron more repels it.',
      'Each is held less tightly: the same nucleus, but more repulsion.',
    ],
    lures: [
      {
        value: 'Each is held less tightly, since its share of the pull is smaller.',
        misconception: 'PE5',
        why: `The pull of the nucleus is not shared out. ${fact}.`,
      },
      {
        value: 'Each is held more tightly, since a negative ion is smaller.',
        misconception: 'PE8',
        why: `A negative ion is larger than its atom, since its electrons move apart. ${fact}.`,
      },
      {
        value: 'Nothing changes, since the number of protons stays the same.',
        misconception: 'PE7',
        why: `The protons are one factor, the repulsion between the electrons is another. ${fact}.`,
      },
    ],
    right: `${fact}, so in ${ion} each of them is held less tightly.`,
    see: { article },
  }
}

/** Atoms whose first two electrons leave the same subshell. */
export const twice = ['Be', 'Mg', 'Ca', 'C', 'Si', 'N', 'P', 'Ge', 'As'] as const

function secondRemoval(random: Random): Facet {
  const symbol = pick(random, twice)
  const { protons } = element(symbol)
  const [first, second] = ionizationEnergies(symbol)
    .slice(0, 2)
    .map((energy) => `${formatNumber(energy, { decimals: 0 })} kJ/mol`)
  const fact = `The same ${protons} protons attract it, but only ${protons - 2} electrons repel it, not ${protons - 1}`
  return {
    element: symbol,
    stem: `The first electron of ${nameOf(symbol)} is removed with ${first}, the second takes ${second}. Why does the second take more?`,
    answers: ['It is repelled by one electron less.', 'Less repulsion acts against the same pull.'],
    lures: [
      {
        value: 'It takes over the pull on the lost one.',
        misconception: 'PE5',
        why: `The pull on the lost electron is not handed on. ${fact}.`,
      },
      {
        value: 'It comes from a shell nearer the nucleus.',
        misconception: 'CL3',
        why: `Both electrons come from shell ${element(symbol).period}, even from the same subshell. ${fact}.`,
      },
      {
        value: 'The nucleus has gained a proton meanwhile.',
        misconception: 'AS3',
        why: `A positive ion has lost an electron and gained nothing. ${fact}.`,
      },
    ],
    right: `${fact}, so it is held more tightly than the first one.`,
    see: { article },
  }
}
