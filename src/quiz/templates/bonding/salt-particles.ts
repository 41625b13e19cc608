import { element } from '#chemistry/elements/elements.ts'
import { pick } from '#quiz/random.ts'
import { type Statement, statement, template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'

import { type BinarySalt, binarySalts } from './binary-salts.ts'

const article = 'ionic-vs-covalent-bonds'

/** Salts that melt unchanged to a liquid that conducts. */
const halides = binarySalts.filter(({ partner }) => partner !== 'O')

export const particlesOfSalt = template('bo-m3', 'bond-type', (random) => {
  const { ask, salts } = pick(random, [
    { ask: buildingBlocks, salts: binarySalts },
    { ask: meaningOfFormula, salts: binarySalts },
    { ask: conductingMelt, salts: halides },
    { ask: melting, salts: halides },
  ])
  return statement(random, ask(pick(random, salts)))
})

function buildingBlocks({ metal, partner, name, formula, cation, anion }: BinarySalt): Statement {
  return {
    element: metal,
    stem: `What does a crystal of ${name} consist of?`,
    answers: [`a lattice of ${cation} and ${anion}`, `${cation} and ${anion} in one lattice`],
    lures: [
      {
        value: `many small ${formula} molecules`,
        misconception: 'BO1',
        why: `The crystal has no molecules: each ion is surrounded by several of opposite charge. ${formula} only gives the ratio of ${cation} and ${anion}.`,
      },
      {
        value: 'separate pairs or groups of ions',
        misconception: 'BO2',
        why: `No ion belongs to a certain partner. Each ${cation} attracts all ${anion} around it alike.`,
      },
      {
        value: `${metal} and ${partner} atoms sharing pairs`,
        misconception: 'BO13',
        why: `Non-metals share pairs of electrons. The metal ${nameOf(metal)} has given its outer electrons to ${nameOf(partner)}, so there are ${cation} and ${anion} ions.`,
      },
    ],
    right: `${element(metal).name} is a metal and ${nameOf(partner)} a non-metal: ${cation} and ${anion} alternate in a lattice, in the ratio of the formula ${formula}.`,
    see: { elements: [metal, partner], article },
  }
}

function meaningOfFormula({ metal, partner, name, formula, cation, anion }: BinarySalt): Statement {
  return {
    element: partner,
    stem: `A crystal of ${name} has the formula ${formula}. What does the formula tell you?`,
    answers: [
      `in which ratio ${cation} and ${anion} occur`,
      `how many ${anion} go with each ${cation}`,
    ],
    lures: [
      {
        value: `how many atoms one ${formula} molecule has`,
        misconception: 'BO1',
        why: `There are no ${formula} molecules in the crystal, only ${cation} and ${anion} in a lattice. The formula gives their ratio.`,
      },
      {
        value: 'which ions form one group',
        misconception: 'BO2',
        why: `No ions of the lattice belong together as a group: each attracts all neighbors of opposite charge. The formula gives the ratio of ${cation} to ${anion}.`,
      },
      {
        value: 'how many pairs of electrons are shared',
        misconception: 'BO13',
        why: `${element(metal).name} is a metal and shares no pairs with ${nameOf(partner)}. Ions have formed, and the formula gives the ratio of ${cation} to ${anion}.`,
      },
    ],
    right: `A crystal can have any number of ions; ${formula} is the smallest ratio of ${cation} to ${anion} in which the charges cancel.`,
    see: { elements: [metal, partner], article },
  }
}

function conductingMelt({ metal, partner, name, formula, cation, anion }: BinarySalt): Statement {
  return {
    element: metal,
    stem: `Solid ${name} does not conduct electricity, but molten ${name} does. Why?`,
    answers: ['Its ions move only in the melt.', 'In the solid its ions cannot move.'],
    lures: [
      {
        value: `Its ${formula} molecules form ions.`,
        misconception: 'BO1',
        why: `The solid has no molecules: it consists of ${cation} and ${anion} already. Melting only sets these ions free to move.`,
      },
      {
        value: 'Its electrons leave the ions on melting.',
        misconception: 'BO13',
        why: `Free electrons carry the current in a metal. In molten ${name} the ions ${cation} and ${anion} themselves move.`,
      },
      {
        value: 'Its pairs of ions come apart.',
        misconception: 'BO2',
        why: `The solid has no pairs of ions: each ion attracts all its neighbors of opposite charge alike. In the melt ${cation} and ${anion} move past each other.`,
      },
    ],
    right: `A current needs charges that move. ${cation} and ${anion} are in the solid too, but fixed in the lattice until it melts.`,
    see: { elements: [metal, partner], article },
  }
}

function melting({ metal, partner, name, formula, cation, anion }: BinarySalt): Statement {
  return {
    element: partner,
    stem: `What happens to the particles when a crystal of ${name} melts?`,
    answers: [
      `${cation} and ${anion} leave their places.`,
      `The ${cation} and ${anion} lattice breaks down.`,
    ],
    lures: [
      {
        value: `Its ${formula} molecules move apart.`,
        misconception: 'BO1',
        why: `A crystal of ${name} has no molecules that could move apart. Its ions ${cation} and ${anion} leave their places in the lattice.`,
      },
      {
        value: 'Each ion leaves with its partner.',
        misconception: 'BO2',
        why: `No ion has a partner of its own. In the melt each ${cation} still attracts every ${anion} near it, and they keep changing places.`,
      },
      {
        value: `${metal} and ${partner} no longer share their pairs.`,
        misconception: 'BO13',
        why: `They did not share pairs in the crystal either: it consists of ${cation} and ${anion}. Melting only ends their fixed order.`,
      },
    ],
    right: `Heat moves ${cation} and ${anion} so strongly that they leave the lattice; they remain ions in the melt.`,
    see: { elements: [metal, partner], article },
  }
}
