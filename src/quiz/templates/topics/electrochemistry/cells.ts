import { type Couple, halfReactions, metalCouples, otherCouples } from '#chemistry/cells/couples.ts'
import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { equation as equationOf, formatEquation } from '#chemistry/reactions/equations.ts'
import { pick } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import {
  balancingTask,
  coefficientsOf,
  onesEverywhere,
} from '#quiz/templates/made/balancing-task.ts'
import { pairDraft } from '#quiz/templates/production/builds/pairs.ts'
import { capitalized, counted, nameOf } from '#quiz/templates/shared/names.ts'

import { cellText, drawnCell } from './potentials.ts'

const see = { article: null }

type Electrode = { readonly isAnode: boolean; readonly isPositive: boolean }

const electrodes: readonly Electrode[] = [true, false].flatMap((isAnode) =>
  [true, false].map((isPositive) => ({ isAnode, isPositive })),
)

function nameOfElectrode(isAnode: boolean): string {
  return isAnode ? 'anode' : 'cathode'
}

function signOfElectrode(isPositive: boolean): string {
  return isPositive ? 'positive' : 'negative'
}

/** Half-reactions that happen in cells and in electrolyses, as reductions. */
const bothWays: readonly (readonly [element: string, reduction: string])[] = [
  ...metalCouples
    .filter(({ element }) => 'Zn Fe Cd Ni Sn Pb Cu Ag'.split(' ').includes(element))
    .map(({ element, reduction }) => [element, reduction] as const),
  ...otherCouples
    .filter(({ element }) => 'Cl Br I'.split(' ').includes(element))
    .map(({ element, reduction }) => [element, reduction] as const)
    .toReversed(),
]

function reversed(text: string): string {
  const [left = '', right = ''] = text.split(' -> ')
  return `${right} -> ${left}`
}

/** Name and sign of the electrode at which a half-reaction happens. */
export const electrodeOfReaction = template('ch-e48', 'galvanic-cells', (random) => {
  const [element, reduction] = pick(random, bothWays)
  const [isAnode, isGalvanic] = [pick(random, [true, false]), pick(random, [true, false])]
  const isPositive = isAnode !== isGalvanic
  const shown = formatEquation(equationOf(isAnode ? reversed(reduction) : reduction))
  const role = `Electrons are ${isAnode ? 'given off, which is an oxidation and happens at the anode' : 'taken up, which is a reduction and happens at the cathode'}`
  const sign = `In ${isGalvanic ? 'a galvanic cell' : 'an electrolysis'} the ${nameOfElectrode(isAnode)} is ${signOfElectrode(isPositive)}`
  const isRight = (value: Electrode) => value.isAnode === isAnode && value.isPositive === isPositive
  const answer = electrodes.find(isRight)
  if (answer === undefined) return null
  return choice<Electrode>({
    element,
    badge: null,
    stem: `In ${isGalvanic ? 'a galvanic cell' : 'an electrolysis'} this happens at one electrode: ${shown}. Which electrode is it, and what is its sign?`,
    answer,
    isRight,
    lures: electrodes
      .filter((value) => !isRight(value))
      .map((value): Lure<Electrode> => ({
        value,
        misconception: 'EL3',
        why:
          value.isAnode === isAnode
            ? `${role}. ${sign}.`
            : `${role}. It is not the ${nameOfElectrode(value.isAnode)}.`,
      })),
    show: (value) => `the ${nameOfElectrode(value.isAnode)}, ${signOfElectrode(value.isPositive)}`,
    right: `${role}. ${sign}.`,
    see,
  })
})

/** Metals that a cell in a school is made of. */
const schoolMetals: readonly Couple[] = metalCouples.filter(({ element }) =>
  'Mg Zn Fe Ni Sn Pb Cu Ag'.split(' ').includes(element),
)

/** The parts of a cell and their tasks. */
export const partsOfCell = production('ch-e51', 'match', 'galvanic-cells', (random) => {
  const cell = drawnCell(random, schoolMetals)
  if (cell === null) return null
  const [anode, cathode] = cell
  const [low, high] = [nameOf(anode.element), nameOf(cathode.element)]
  const parts = {
    anode: `the ${low} electrode`,
    cathode: `the ${high} electrode`,
    wire: 'the wire',
    bridge: 'the salt bridge',
    meter: 'the voltmeter',
  }
  const pair = (left: string, partner: string, element = anode.element) => ({
    left,
    partner,
    element,
  })
  return pairDraft(random, {
    stem: `The cell ${cellText(anode, cathode)} delivers current. Pair each of its parts with what it does.`,
    pairs: [
      pair(parts.anode, 'gives off electrons and gets lighter'),
      pair(parts.cathode, 'takes up electrons and gets heavier', cathode.element),
      pair(parts.wire, 'carries electrons'),
      pair(parts.bridge, 'carries ions, so that the solutions stay neutral'),
      pair(parts.meter, 'shows the difference of the potentials'),
    ],
    exchanges: [
      {
        of: [parts.wire, parts.bridge],
        misconception: 'EL1',
        text: 'Electrons move in the wire only. In the salt bridge ions move.',
      },
      {
        of: [parts.anode, parts.cathode],
        misconception: 'EL3',
        text: `${capitalized(low)} stands on the left, so it is the anode and is oxidized. ${capitalized(high)} is deposited at the cathode.`,
      },
      {
        of: [parts.anode, parts.bridge],
        misconception: 'EL2',
        text: `The salt bridge has no electrons to give. They come from the ${low}, which dissolves.`,
      },
      {
        of: [parts.cathode, parts.bridge],
        misconception: 'EL2',
        text: `The salt bridge takes up no electrons. The ions of ${high} do, at the ${high} electrode.`,
      },
    ],
    right: `${capitalized(low)} is the anode, which gives off electrons and dissolves, and ${high} the cathode, which grows; the wire carries electrons, the salt bridge ions.`,
    article: null,
  })
})

const travelers = ['electrons', 'positive ions', 'negative ions'] as const

type Way = { readonly isWire: boolean; readonly isTowardCathode: boolean }

const ways: readonly Way[] = [true, false].flatMap((isWire) =>
  [true, false].map((isTowardCathode) => ({ isWire, isTowardCathode })),
)

/** The way of electrons and ions in a cell. */
export const waysOfCharges = template('ch-m60', 'galvanic-cells', (random) => {
  const cell = drawnCell(random, schoolMetals)
  if (cell === null) return null
  const [anode, cathode] = cell
  const [low, high] = [nameOf(anode.element), nameOf(cathode.element)]
  const traveler = pick(random, travelers)
  const isWire = traveler === 'electrons'
  const isTowardCathode = traveler !== 'negative ions'
  const isRight = (way: Way) => way.isWire === isWire && way.isTowardCathode === isTowardCathode
  const answer = ways.find(isRight)
  if (answer === undefined) return null
  const reasons = {
    electrons: `${capitalized(low)} gives off electrons, which move in the wire to the ${high}`,
    'positive ions': `At the ${high} positive ions are used up, so others move there through the salt bridge`,
    'negative ions': `At the ${low} positive ions form, so negative ones move there through the salt bridge`,
  }
  const account = reasons[traveler]
  return choice<Way>({
    element: anode.element,
    badge: null,
    stem: `The cell ${cellText(anode, cathode)} delivers current. Where do ${traveler} move?`,
    answer,
    isRight,
    lures: ways
      .filter((way) => !isRight(way))
      .map((way): Lure<Way> => ({
        value: way,
        misconception: way.isWire === isWire ? (isWire ? 'EL3' : 'EL9') : 'EL1',
        why: `${
          way.isWire === isWire
            ? 'They move the other way.'
            : isWire
              ? 'Electrons do not move through solutions.'
              : 'Ions do not move through a wire.'
        } ${account}.`,
      })),
    show: (way) =>
      `in the ${way.isWire ? 'wire' : 'salt bridge'}, toward the ${way.isTowardCathode ? high : low}`,
    right: `${account}.`,
    see: { article: null, elements: [anode.element, cathode.element] },
  })
})

/** A half-reaction with its electrons. */
export const balancedHalf = production('ch-m161', 'balance', 'galvanic-cells', (random) => {
  const [element, reduction] = pick(random, halfReactions)
  const isReduction = pick(random, [true, false])
  const equation = equationOf(isReduction ? reduction : reversed(reduction))
  const terms = [...equation.reactants, ...equation.products]
  const counts = coefficientsOf(equation)
  const place = terms.findIndex(({ formula }) => formatFormula(formula) === 'e⁻')
  const electrons = counts[place] ?? 0
  const hydrogens = terms.find(({ formula }) => formatFormula(formula) === 'H⁺')?.coefficient
  const charge = equation.reactants.reduce(
    (sum, { coefficient, formula }) => sum + coefficient * formula.charge,
    0,
  )
  const total = `${charge > 0 ? '+' : charge < 0 ? '−' : ''}${Math.abs(charge)}`
  const account = `With ${counted(electrons, 'electron')} the total charge is ${total} on each side`
  const withElectrons = (count: number) => counts.with(place, count).join(', ')
  return balancingTask(equation, {
    element,
    stem: `Balance this half-equation of ${isReduction ? 'a reduction' : 'an oxidation'} with the smallest whole numbers.`,
    corrections: [
      {
        given: withElectrons(hydrogens ?? electrons),
        misconception: 'CH15',
        text: `There are not as many electrons as hydrogen ions. ${account}.`,
      },
      {
        given: withElectrons(1),
        misconception: null,
        text: `One electron does not make the charges agree. ${account}.`,
      },
      {
        given: withElectrons(2 * electrons),
        misconception: null,
        text: `That is twice as many electrons as are needed. ${account}.`,
      },
      onesEverywhere(equation),
    ],
    right: `${account}: ${formatEquation(equation)}.`,
  })
})
