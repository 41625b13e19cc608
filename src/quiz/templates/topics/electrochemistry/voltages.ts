import { type Couple, metalCouples, otherCouples } from '#chemistry/cells/couples.ts'
import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { pick, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { exchanged, orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { less } from '#quiz/worked/expressions.ts'

import {
  cellText,
  CLEAR_VOLTS,
  coupleText,
  drawnCell,
  givenPotentials,
  hundredths,
  signedNumber,
  signedVolts,
  voltage,
  voltRoom,
  volts,
} from './potentials.ts'

const voltUnits = ['mV', 'V'] as const

const relation = 'The voltage is the potential of the cathode minus that of the anode'

/** The voltage of a cell, or one of its potentials from the voltage. */
export const cellVoltage = production('ch-m57', 'number', 'cell-potential', (random) => {
  const cell = drawnCell(random, metalCouples)
  if (cell === null) return null
  const [anode, cathode] = cell
  const [low, high] = [anode.potential, cathode.potential]
  const whole = hundredths(high - low)
  const unknown = pick(random, ['voltage', 'voltage', 'anode', 'cathode'] as const)
  const shown = `${signedVolts(high)} − (${signedVolts(low)}) = ${volts(whole)}`
  const shared = {
    element: anode.element,
    elements: [anode.element, cathode.element],
    unit: 'V',
    units: voltUnits,
    apart: 0,
  }
  if (unknown === 'voltage') {
    return workedNumber({
      ...shared,
      stem: `Standard potentials: ${givenPotentials(random, anode, cathode)}. What voltage has the standard cell ${cellText(anode, cathode)}?`,
      value: whole,
      tolerance: voltRoom(whole),
      show: volts,
      solution: () => ({
        asked: 'the voltage of the cell',
        given: { Cathode: voltage(high), Anode: voltage(low) },
        relation,
        numbers: [['Voltage', less(voltage(high), voltage(low)), 'V', { decimals: 2 }]],
      }),
      account: `The cathode is ${cathode.element}, the anode ${anode.element}: ${shown}`,
      wrong: [
        [hundredths(high + low), 'EL5', 'The two potentials are not added.'],
        [-whole, 'EL5', 'That takes the cathode from the anode.'],
        [
          hundredths(cathode.electrons * high - anode.electrons * low),
          'EL4',
          'A potential is not multiplied by the number of electrons.',
        ],
      ],
    })
  }
  const isAnode = unknown === 'anode'
  const [given, asked] = isAnode ? [cathode, anode] : [anode, cathode]
  const value = asked.potential
  if (value === 0) return null
  return workedNumber({
    ...shared,
    stem: `The standard cell ${cellText(anode, cathode)} has ${volts(whole)}, and ${coupleText(given)} has ${signedVolts(given.potential)}. What is the standard potential of ${coupleText(asked)}?`,
    value,
    tolerance: voltRoom(value),
    show: volts,
    solution: () => ({
      asked: `the potential of ${coupleText(asked)}`,
      given: { Voltage: voltage(whole), [coupleText(given)]: voltage(given.potential) },
      relation,
      numbers: [
        [
          isAnode ? 'Anode' : 'Cathode',
          isAnode ? less(voltage(high), voltage(whole)) : less(voltage(whole), voltage(-low)),
          'V',
          { decimals: 2 },
        ],
      ],
    }),
    account: `${asked.element} is the ${isAnode ? 'anode' : 'cathode'}, so that ${shown}`,
    wrong: [
      [-value, 'EL5', 'The sign is turned around.'],
      [
        isAnode ? hundredths(whole + high) : hundredths(whole - low),
        'EL5',
        `${asked.element} stands on the ${isAnode ? 'left, so its potential is the lower one' : 'right, so its potential is the higher one'}.`,
      ],
      [
        hundredths(value / asked.electrons),
        'EL4',
        'A potential is not divided by the number of electrons.',
      ],
    ],
  })
})

const couples: readonly Couple[] = [...metalCouples, ...otherCouples]

/** Oxidizing or reducing agents in the order of their strength. */
export const orderOfAgents = production('ch-m58', 'order', 'cell-potential', (random) => {
  const rising = sample(random, couples, 4).toSorted((a, b) => a.potential - b.potential)
  const isNear = rising.some(
    ({ potential }, place) =>
      place > 0 && potential - (rising[place - 1]?.potential ?? 0) < CLEAR_VOLTS,
  )
  if (isNear) return null
  const isOxidizing = pick(random, [true, false])
  const items = isOxidizing ? rising : rising.toReversed()
  const agent = (one: Couple) => formatFormula(isOxidizing ? one.oxidized : one.reduced)
  const kind = isOxidizing ? 'oxidizing' : 'reducing'
  const [first] = items
  if (first === undefined) return null
  const list = items.map((one) => `${agent(one)} (${signedVolts(one.potential)})`).join(', ')
  const account = `The ${isOxidizing ? 'higher' : 'lower'} the potential, the stronger the ${kind} agent: ${list}`
  return orderedCards(random, {
    element: first.element,
    elements: items.map(({ element }) => element),
    items,
    card: (one) => `${agent(one)}, ${signedVolts(one.potential)} for ${coupleText(one)}`,
    ends: ['weakest', 'strongest'],
    stemOf: () =>
      `Order these ${kind} agents by their strength under standard conditions; each card has the reduction potential of its couple.`,
    wrong: [
      {
        order: items.toReversed(),
        misconception: 'EL6',
        why: `The order is turned around. ${account}.`,
      },
      {
        order: items.toSorted((a, b) => Math.abs(a.potential) - Math.abs(b.potential)),
        misconception: null,
        why: `The sign counts, not the size alone. ${account}.`,
      },
      {
        order: items.toSorted((a, b) => Math.abs(b.potential) - Math.abs(a.potential)),
        misconception: null,
        why: `The sign counts, not the size alone. ${account}.`,
      },
      {
        order: exchanged(items, items.length - 2),
        misconception: null,
        why: `The two strongest are exchanged. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
  })
})

/** Metals that do not take the hydrogen of the water as magnesium and aluminum might. */
const calmMetals = metalCouples.filter(({ potential }) => potential > -1.5)

/** The one metal that reduces an ion, or the one ion that oxidizes a metal. */
export const partnerOfReaction = template('ch-m59', 'cell-potential', (random) => {
  const given = pick(random, calmMetals)
  const isMetalAsked = pick(random, [true, false])
  const others = shuffle(random, calmMetals).filter(
    ({ potential }) => Math.abs(potential - given.potential) >= CLEAR_VOLTS,
  )
  const reacts = ({ potential }: Couple) =>
    isMetalAsked ? potential < given.potential : potential > given.potential
  const answer = others.find(reacts)
  const wrong = others.filter((one) => !reacts(one)).slice(0, 3)
  if (answer === undefined || wrong.length < 3) return null
  const list = shuffle(random, [given, answer, ...wrong])
    .map((one) => `${formatFormula(one.oxidized)} ${signedNumber(one.potential)}`)
    .join(', ')
  const equation = (one: Couple) =>
    isMetalAsked
      ? `${one.reduced} and ${formatFormula(given.oxidized)}`
      : `${given.reduced} and ${formatFormula(one.oxidized)}`
  const account = `${named(answer, isMetalAsked)} has the ${isMetalAsked ? 'lower' : 'higher'} potential, so ${equation(answer)} react, with ${volts(hundredths(Math.abs(answer.potential - given.potential)))}`
  return choice<Couple>({
    element: given.element,
    badge: null,
    stem: `Standard potentials of the ions in V: ${list}. Which ${isMetalAsked ? `metal can reduce ${formatFormula(given.oxidized)}` : `ion can oxidize ${given.reduced}`} under standard conditions?`,
    answer,
    isRight: reacts,
    lures: wrong.map((value): Lure<Couple> => ({
      value,
      misconception: 'EL6',
      why: `With ${equation(value)} the voltage would be negative, so they do not react. ${account}.`,
    })),
    show: (one) => named(one, isMetalAsked),
    right: `${account}.`,
    see: { article: null, elements: [given.element, answer.element] },
  })
})

function named({ reduced, oxidized }: Couple, isMetal: boolean): string {
  return isMetal ? reduced : formatFormula(oxidized)
}
