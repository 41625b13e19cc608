import { pick } from '#quiz/random.ts'
import type { Template } from '#quiz/template.ts'
import { type Facet, questionOfFacet } from '#quiz/templates/facet.ts'

import {
  attractedIons,
  bondedNeighbors,
  bondsInLattice,
  likeNeighbors,
  surroundings,
  type Surroundings,
} from './crystals.ts'

const article = 'ionic-vs-covalent-bonds'

/** As before, with wrong options that begin like the right ones. */
export const attractionsInLattice: Template = {
  ...bondsInLattice,
  version: 3,
  draw(random) {
    const facet = pick(random, [moreOfNeighbors, moreOfAttraction, exchangedIon])
    return questionOfFacet(random, facet(surroundings(random)))
  },
}

function moreOfNeighbors(around: Surroundings): Facet {
  const { one, other, neighbors } = around
  const fact = likeNeighbors(around)
  const facet = bondedNeighbors(around)
  return {
    ...facet,
    answers: [...facet.answers, `To all ${neighbors}, each as strongly`],
    lures: [
      ...facet.lures.slice(0, 2),
      {
        value: `To all ${neighbors}, but to one more strongly`,
        misconception: 'BO2',
        why: `No ${other} is the partner of a certain ${one}. ${fact}, so none is held more strongly.`,
      },
      {
        value: `To each of the ${neighbors} by a shared pair`,
        misconception: 'BO13',
        why: `Ions share no pairs: the metal has given its outer electrons away. ${fact}, and the attraction of the charges is the bond.`,
      },
      ...facet.lures.slice(2),
    ],
  }
}

function moreOfAttraction(around: Surroundings): Facet {
  const { one, other } = around
  const facet = attractedIons(around)
  return {
    ...facet,
    answers: [
      'All of them, the nearest ones most',
      'Every one, near ones most strongly',
      'All in the crystal, near ones most',
    ],
    lures: [
      ...facet.lures,
      {
        value: 'All that it touches, but none beyond',
        misconception: 'BO2',
        why: `Charges attract at any distance, less the farther they are apart. ${one} attracts those that it touches most strongly, but the others too.`,
      },
      {
        value: 'All of them, far ones as strongly',
        misconception: 'BO2',
        why: `The attraction of charges falls with their distance. So ${one} attracts the nearest ${other} most strongly.`,
      },
    ],
  }
}

function exchangedIon({ name, formula, own, one, other, elements }: Surroundings): Facet {
  const fact = `The new ${other} has the same charge at the same place, so it is bonded in the same way`
  return {
    element: own,
    stem: `In a crystal of ${name} one ${other} ion is exchanged for another one from a second crystal. What changes?`,
    answers: [
      `Nothing, as all ${other} ions attract alike`,
      `Nothing: any ${other} bonds to its neighbors`,
    ],
    lures: [
      {
        value: `Nothing, as its ${formula} molecule moves too`,
        misconception: 'BO1',
        why: `Nothing changes, but there are no ${formula} molecules that could move. ${fact}.`,
      },
      {
        value: `One ${one} ion is left without its bond`,
        misconception: 'BO2',
        why: `No ${one} belongs to a certain ${other}. ${fact}.`,
      },
      {
        value: `One molecule ${formula} has fallen apart`,
        misconception: 'BO1',
        why: `There are no ${formula} molecules that could fall apart. The new ${other} is attracted by all ${one} around it, as the old one was.`,
      },
      {
        value: 'The crystal carries a charge afterward',
        misconception: 'EC10',
        why: `The new ${other} brings the same charge that the old one took away. The crystal is neutral as before.`,
      },
      {
        value: `The bond of one ${one} ion becomes weaker`,
        misconception: 'BO2',
        why: `Where an electron came from does not matter for the bond. ${fact}.`,
      },
    ],
    right: `The bond is the attraction of the charges, and every ${other} has the same charge, wherever its electrons came from.`,
    see: { elements, article },
  }
}
