import { ionicPairs } from '#chemistry/bonds.ts'
import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { formatFormula, formatIon } from '#chemistry/formulas.ts'
import { fixedCharge, fixedChargeIons, saltFormula } from '#chemistry/ions.ts'
import { cesiumSalts, rockSalts } from '#chemistry/salts.ts'
import { pick, type Random } from '#quiz/random.ts'
import type { Template } from '#quiz/template.ts'
import { type Facet, questionOfFacet } from '#quiz/templates/facet.ts'
import { nameOf } from '#quiz/templates/names.ts'

import { crystalOfSalt, neighborsInLattice } from './lattices.ts'

const article = 'ionic-vs-covalent-bonds'

/** A salt of one metal and one non-metal, in the texts that questions need. */
type Crystal = {
  readonly metal: ElementSymbol
  readonly partner: ElementSymbol
  /** 'calcium chloride' */
  readonly name: string
  /** 'CaCl₂' */
  readonly formula: string
  /** 'Ca²⁺' */
  readonly cation: string
  /** 'Cl⁻' */
  readonly anion: string
}

const crystals: readonly Crystal[] = ionicPairs.flatMap(([metal, partner]) => {
  const cation = fixedChargeIons.find(({ formula }) => formula === metal)
  const anion = fixedChargeIons.find(({ formula }) => formula === partner)
  if (cation === undefined || anion === undefined) return []
  return [
    {
      metal,
      partner,
      name: `${cation.name} ${anion.name}`,
      formula: formatFormula(saltFormula(cation, anion)),
      cation: formatIon(metal, cation.charge),
      anion: formatIon(partner, anion.charge),
    },
  ]
})

/** Salts that melt unchanged to a liquid that conducts. */
const halides = crystals.filter(({ partner }) => partner !== 'O')

export const particlesOfSalt: Template = {
  ...crystalOfSalt,
  version: 2,
  draw(random) {
    const facet = pick(random, [buildingBlocks, meaningOfFormula, conductingMelt, melting])
    return questionOfFacet(random, facet(random))
  },
}

function buildingBlocks(random: Random): Facet {
  const { metal, partner, name, formula, cation, anion } = pick(random, crystals)
  const ions = `${cation} and ${anion}`
  return {
    element: metal,
    stem: `What does a crystal of ${name} consist of?`,
    answers: [`a lattice of ${ions} ions`, `${ions} ions in one lattice`],
    lures: [
      {
        value: `many small ${formula} molecules`,
        misconception: 'BO1',
        why: `The crystal has no molecules: each ion is surrounded by several of opposite charge. ${formula} only gives the ratio of ${ions}.`,
      },
      {
        value: 'separate pairs or groups of ions',
        misconception: 'BO2',
        why: `No ion belongs to a certain partner. Each ${cation} attracts all ${anion} around it alike.`,
      },
      {
        value: `${metal} and ${partner} atoms sharing pairs`,
        misconception: 'BO13',
        why: `Non-metals share pairs of electrons. The metal ${nameOf(metal)} has given its outer electrons to ${nameOf(partner)}, so there are ${ions} ions.`,
      },
    ],
    right: `${element(metal).name} is a metal and ${nameOf(partner)} a non-metal: ${ions} alternate in a lattice, in the ratio of the formula ${formula}.`,
    see: { elements: [metal, partner], article },
  }
}

function meaningOfFormula(random: Random): Facet {
  const { metal, partner, name, formula, cation, anion } = pick(random, crystals)
  return {
    element: partner,
    stem: `A crystal of ${name} has the formula ${formula}. What does the formula tell?`,
    answers: [
      `in which ratio ${cation} and ${anion} occur`,
      `how many ${anion} there are for each ${cation}`,
    ],
    lures: [
      {
        value: `which atoms one ${formula} molecule has`,
        misconception: 'BO1',
        why: `There are no ${formula} molecules in the crystal, only ${cation} and ${anion} in a lattice. The formula gives their ratio.`,
      },
      {
        value: 'which ions stay together as a group',
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

function conductingMelt(random: Random): Facet {
  const { metal, partner, name, formula, cation, anion } = pick(random, halides)
  return {
    element: metal,
    stem: `Solid ${name} does not conduct electricity, but molten ${name} does. Why?`,
    answers: [
      'Its ions can move about only in the melt.',
      'In the solid its ions are held at their places.',
    ],
    lures: [
      {
        value: `Its ${formula} molecules form ions on melting.`,
        misconception: 'BO1',
        why: `The solid has no molecules: it consists of ${cation} and ${anion} already. Melting only sets these ions free to move.`,
      },
      {
        value: 'Its electrons leave the ions on melting.',
        misconception: 'BO13',
        why: `Free electrons carry the current in a metal. In molten ${name} the ions ${cation} and ${anion} themselves move.`,
      },
      {
        value: 'Its pairs of ions come apart on melting.',
        misconception: 'BO2',
        why: `The solid has no pairs of ions: each ion attracts all its neighbors of opposite charge alike. In the melt ${cation} and ${anion} move past each other.`,
      },
    ],
    right: `A current needs charges that move. ${cation} and ${anion} are in the solid too, but fixed in the lattice until it melts.`,
    see: { elements: [metal, partner], article },
  }
}

function melting(random: Random): Facet {
  const { metal, partner, name, formula, cation, anion } = pick(random, halides)
  return {
    element: partner,
    stem: `What happens to the particles when a crystal of ${name} melts?`,
    answers: [
      `${cation} and ${anion} leave their places.`,
      `The ${cation} and ${anion} lattice breaks down.`,
    ],
    lures: [
      {
        value: `${formula} molecules move apart.`,
        misconception: 'BO1',
        why: `A crystal of ${name} has no molecules that could move apart. Its ions ${cation} and ${anion} leave their places in the lattice.`,
      },
      {
        value: 'Each ion leaves with its partner.',
        misconception: 'BO2',
        why: `No ion has a partner of its own. In the melt each ${cation} still attracts every ${anion} near it, and they keep changing places.`,
      },
      {
        value: `${metal} and ${partner} share pairs no longer.`,
        misconception: 'BO13',
        why: `They did not share pairs in the crystal either: it consists of ${cation} and ${anion}. Melting only ends their fixed order.`,
      },
    ],
    right: `Heat moves ${cation} and ${anion} so strongly that they leave the lattice; they remain ions in the melt.`,
    see: { elements: [metal, partner], article },
  }
}

export const bondsInLattice: Template = {
  ...neighborsInLattice,
  version: 2,
  draw(random) {
    const facet = pick(random, [bondedNeighbors, attractedIons, exchangedIon])
    return questionOfFacet(random, facet(surroundings(random)))
  },
}

/** An ion of a salt and those around it, seen from the positive or the negative one. */
export type Surroundings = {
  readonly name: string
  readonly formula: string
  readonly own: ElementSymbol
  readonly one: string
  readonly other: string
  readonly neighbors: 'six' | 'eight'
  readonly charge: number
  readonly elements: readonly ElementSymbol[]
}

export function surroundings(random: Random): Surroundings {
  const isCesium = random() < 0.25
  const { cation, anion, name } = pick(random, isCesium ? cesiumSalts : rockSalts)
  const [own, partner] = random() < 0.5 ? [cation, anion] : [anion, cation]
  return {
    name,
    formula: `${cation}${anion}`,
    own,
    one: formatIon(own, fixedCharge(own) ?? 0),
    other: formatIon(partner, fixedCharge(partner) ?? 0),
    neighbors: isCesium ? 'eight' : 'six',
    charge: Math.abs(fixedCharge(own) ?? 0),
    elements: [cation, anion],
  }
}

/** Why an ion is bonded to all around it alike. */
export function likeNeighbors({ one, other, neighbors }: Surroundings): string {
  return `All ${neighbors} ${other} have the same charge and the same distance from ${one}`
}

export function bondedNeighbors(around: Surroundings): Facet {
  const { name, formula, own, one, other, neighbors, charge, elements } = around
  const others = neighbors === 'six' ? 'five' : 'seven'
  const fact = likeNeighbors(around)
  const lures = [
    {
      value: `To one, within a molecule ${formula}`,
      misconception: 'BO1' as const,
      why: `There are no ${formula} molecules in the crystal. ${fact}, so they are bonded alike.`,
    },
    {
      value: `To one by a bond, to ${others} by forces`,
      misconception: 'BO2' as const,
      why: `The attraction is the bond, and it does not differ. ${fact}.`,
    },
    {
      value: charge === 1 ? 'To one, as its charge is one' : 'To two, as its charge is two',
      misconception: 'BO2' as const,
      why: `The charge tells how many electrons were transferred, not how many neighbors an ion attracts. ${fact}.`,
    },
  ]
  return {
    element: own,
    stem: `In a crystal of ${name} each ${one} touches ${neighbors} ${other}. To how many of them is it bonded?`,
    answers: [`To all ${neighbors} of them alike`, `To each of the ${neighbors} in the same way`],
    lures,
    right: `${fact}; the attraction of opposite charges is the bond.`,
    see: { elements, article },
  }
}

export function attractedIons(around: Surroundings): Facet {
  const { name, formula, own, one, other, charge, elements } = around
  return {
    element: own,
    stem: `Which ${other} ions does one ${one} ion in a crystal of ${name} attract?`,
    answers: ['Every one, near ones most strongly', 'All of them, the nearest ones most'],
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
        value: charge === 1 ? 'Only one, as its charge is one' : 'Only two, as its charge is two',
        misconception: 'BO2',
        why: `A charge is not used up by one neighbor. ${one} attracts every ${other} around it, near ones more strongly.`,
      },
    ],
    right: `Opposite charges attract in all directions and at any distance, less the farther they are apart, so no ${other} is left out.`,
    see: { elements, article },
  }
}

function exchangedIon({ name, formula, own, one, other, elements }: Surroundings): Facet {
  return {
    element: own,
    stem: `In a crystal of ${name} one ${other} ion is exchanged for another one from a second crystal. What changes?`,
    answers: [
      `Nothing, as all ${other} ions attract alike`,
      `Nothing: any ${other} bonds to its neighbors`,
    ],
    lures: [
      {
        value: `One ${one} ion is left without its bond`,
        misconception: 'BO2',
        why: `No ${one} belongs to a certain ${other}. The new ion has the same charge at the same place, so it is bonded in the same way.`,
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
    ],
    right: `The bond is the attraction of the charges, and every ${other} has the same charge, wherever its electrons came from.`,
    see: { elements, article },
  }
}
