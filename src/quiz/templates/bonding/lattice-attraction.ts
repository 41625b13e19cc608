import {
  cesiumSalts,
  latticeAttraction,
  meltingSalts,
  rockSalts,
  type Salt,
} from '#chemistry/compounds/salts.ts'
import { fixedCharge } from '#chemistry/electrons/ions.ts'
import { ionicRadius } from '#chemistry/elements/element-properties.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber, toKelvin } from '#chemistry/units.ts'
import { pick, type Random, sample } from '#quiz/random.ts'
import { choice, type Statement, statement, template, WRONG_OPTIONS } from '#quiz/template.ts'

import { commonIon } from './binary-salts.ts'

const article = 'ionic-vs-covalent-bonds'

const CLEAR_RATIO = 1.1

const halides = meltingSalts.filter(({ anion }) => anion !== 'O')

export const highestMeltingSalt = template('bo-m7', 'lattice-strength', (random) => {
  const salts = sample(random, random() < 0.6 ? halides : meltingSalts, 1 + WRONG_OPTIONS)
  const [best, ...others] = salts.toSorted((a, b) => attraction(b) - attraction(a))
  if (best === undefined || !others.every((other) => isClearlyBelow(other, best))) return null
  return choice({
    element: best.cation,
    stem: 'Which of these ionic compounds has the highest melting point, judged by the charges and sizes of its ions?',
    answer: best,
    isRight: ({ meltingPoint }) => salts.every((salt) => salt.meltingPoint <= meltingPoint),
    lures: others.toReversed().map((other) => ({
      value: other,
      misconception: 'BO17',
      why: whyWeaker(other, best),
    })),
    show: ({ name }) => name,
    right: `${ionsOf(best)} ${whyStrongest(best, others)}, so they attract each other most; the compound melts at about ${roughMeltingPoint(best)} °C.`,
    see: { elements: [best.cation, best.anion], article },
  })
})

function attraction({ cation, anion }: Salt): number {
  return latticeAttraction(cation, anion)
}

function isClearlyBelow(other: Salt, best: Salt): boolean {
  return (
    attraction(best) >= CLEAR_RATIO * attraction(other) &&
    toKelvin(best.meltingPoint) >= CLEAR_RATIO * toKelvin(other.meltingPoint)
  )
}

function whyWeaker(other: Salt, best: Salt): string {
  return chargeOf(best) > chargeOf(other)
    ? `${ionsOf(other)} are singly charged, ${ionsOf(best)} doubly. At equal distance that makes four times the attraction, so ${best.name} melts higher.`
    : `By their radii, ${ionsOf(other)} are about ${distanceOf(other)} pm apart, ${ionsOf(best)} only ${distanceOf(best)} pm. Closer ions of the same charge attract each other more strongly.`
}

function whyStrongest(best: Salt, others: readonly Salt[]): string {
  const distance = distanceOf(best)
  if (chargeOf(best) === 1) return `are closest, by their radii only about ${distance} pm apart`
  return others.some((other) => chargeOf(other) === chargeOf(best))
    ? `are doubly charged and closer than other such ions, by their radii only about ${distance} pm apart`
    : 'alone are doubly charged'
}

/** Tables agree on the melting points of the halides within some 10 °C, on those of oxides less. */
function roughMeltingPoint(salt: Salt): string {
  const step = chargeOf(salt) > 1 ? 100 : 10
  return formatNumber(step * Math.round(salt.meltingPoint / step))
}

function ionsOf({ cation, anion }: Salt): string {
  return `${commonIon(cation)} and ${commonIon(anion)}`
}

function chargeOf({ cation }: Salt): number {
  return fixedCharge(cation) ?? 0
}

function distanceOf({ cation, anion }: Salt): string {
  const [positive, negative] = [cation, anion].map(
    (symbol) => ionicRadius(symbol, fixedCharge(symbol) ?? 0) ?? 0,
  )
  return formatNumber((positive ?? 0) + (negative ?? 0), { decimals: 0 })
}

export const attractionsInLattice = template('bo-m10', 'lattice-strength', (random) => {
  const ask = pick(random, [bondedNeighbors, attractedIons, exchangedIon])
  return statement(random, ask(drawSurroundings(random)))
})

/** An ion of a salt and those around it, seen from the positive or the negative one. */
type Surroundings = {
  readonly name: string
  readonly formula: string
  readonly own: ElementSymbol
  /** The ion in the middle: 'Na⁺'. */
  readonly one: string
  /** The ions around it: 'Cl⁻'. */
  readonly other: string
  readonly neighbors: 'six' | 'eight'
  readonly isSinglyCharged: boolean
  readonly elements: readonly ElementSymbol[]
}

function drawSurroundings(random: Random): Surroundings {
  const isCesium = random() < 0.25
  const { cation, anion, name } = pick(random, isCesium ? cesiumSalts : rockSalts)
  const [own, partner] = random() < 0.5 ? [cation, anion] : [anion, cation]
  return {
    name,
    formula: `${cation}${anion}`,
    own,
    one: commonIon(own),
    other: commonIon(partner),
    neighbors: isCesium ? 'eight' : 'six',
    isSinglyCharged: fixedCharge(cation) === 1,
    elements: [cation, anion],
  }
}

function bondedNeighbors(around: Surroundings): Statement {
  const { name, formula, own, one, other, neighbors, isSinglyCharged, elements } = around
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
        value: `To one by a bond, to ${neighbors === 'six' ? 'five' : 'seven'} by forces`,
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
        value: isSinglyCharged ? 'To one, as its charge is one' : 'To two, as its charge is two',
        misconception: 'BO2',
        why: `The charge tells how many electrons were transferred, not how many neighbors an ion attracts. ${fact}.`,
      },
    ],
    right: `${fact}; the attraction of opposite charges is the bond.`,
    see: { elements, article },
  }
}

function attractedIons(around: Surroundings): Statement {
  const { name, formula, own, one, other, isSinglyCharged, elements } = around
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
        value: isSinglyCharged
          ? 'Only one, as its charge is one'
          : 'Only two, as its charge is two',
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

function exchangedIon({ name, formula, own, one, other, elements }: Surroundings): Statement {
  const fact = `The new ${other} has the same charge at the same place, so it is bonded in the same way`
  return {
    element: own,
    stem: `In a crystal of ${name} one ${other} ion is exchanged for another one from a second crystal. What changes?`,
    answers: [
      `Nothing, as all ${other} ions attract alike`,
      `Nothing, as any ${other} bonds to its neighbors`,
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
        misconception: null,
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
