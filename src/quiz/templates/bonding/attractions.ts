import { pick, type Random } from '#quiz/random.ts'
import type { Template } from '#quiz/template.ts'
import { type Facet, questionOfFacet } from '#quiz/templates/facet.ts'

import { bondsInLattice, surroundings } from './crystals.ts'

const article = 'ionic-vs-covalent-bonds'

/** As before, with wrong options that begin like the right ones. */
export const attractionsInLattice: Template = {
  ...bondsInLattice,
  version: 3,
  draw(random) {
    const facet = pick(random, [bondedNeighbors, attractedIons, exchangedIon])
    return questionOfFacet(random, facet(random))
  },
}

function bondedNeighbors(random: Random): Facet {
  const { name, formula, own, one, other, neighbors, charge, elements } = surroundings(random)
  const others = neighbors === 'six' ? 'five' : 'seven'
  const fact = `All ${neighbors} ${other} have the same charge and the same distance from ${one}`
  return {
    element: own,
    stem: `In a crystal of ${name} each ${one} touches ${neighbors} ${other}. To how many of them is it bonded?`,
    answers: [
      `To all ${neighbors} of them alike`,
      `To each of the ${neighbors} in the same way`,
      `To all ${neighbors}, each as strongly`,
    ],
    lures: [
      {
        value: `To one, within a molecule ${formula}`,
        misconception: 'BO1',
        why: `There are no ${formula} molecules in the crystal. ${fact}, so they are bonded alike.`,
      },
      {
        value: `To one by a bond, to ${others} by forces`,
        misconception: 'BO2',
        why: `The attraction is the bond, and it does not differ. ${fact}.`,
      },
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
      {
        value: charge === 1 ? 'To one, as its charge is one' : 'To two, as its charge is two',
        misconception: 'BO2',
        why: `The charge tells how many electrons were transferred, not how many neighbors an ion attracts. ${fact}.`,
      },
    ],
    right: `${fact}; the attraction of opposite charges is the bond.`,
    see: { elements, article },
  }
}

function attractedIons(random: Random): Facet {
  const { name, formula, own, one, other, charge, elements } = surroundings(random)
  const count = charge === 1 ? 'one' : 'two'
  return {
    element: own,
    stem: `Which ${other} ions does one ${one} ion in a crystal of ${name} attract?`,
    answers: [
      'All of them, the nearest ones most',
      'Every one, near ones most strongly',
      'All in the crystal, near ones most',
    ],
    lures: [
      {
        value: 'Only the one linked by an electron',
        misconception: 'BO2',
        why: `Where an electron came from leaves no trace in the crystal. Charges attract at any distance, so ${one} attracts every ${other}.`,
      },
      {
        value: `Only the one in its ${formula} molecule`,
        misconception: 'BO1',
        why: `There are no ${formula} molecules in the crystal. ${one} attracts every ${other}, those that it touches most strongly.`,
      },
      {
        value: `Only ${count}, as its charge is ${count}`,
        misconception: 'BO2',
        why: `A charge is not used up by one neighbor. ${one} attracts every ${other} around it, near ones more strongly.`,
      },
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
    right: `Opposite charges attract in all directions and at any distance, less the farther they are apart, so no ${other} is left out.`,
    see: { elements, article },
  }
}

function exchangedIon(random: Random): Facet {
  const { name, formula, own, one, other, elements } = surroundings(random)
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
