import { metalCouples } from '#chemistry/cells/couples.ts'
import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { FARADAY } from '#chemistry/quantities/constants.ts'
import { formatEquation } from '#chemistry/reactions/equations.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, type Random, sample } from '#quiz/random.ts'
import { choice, type Lure, nextDraw, production, template } from '#quiz/template.ts'
import { coefficientsOf, solvedEquation } from '#quiz/templates/made/balancing-task.ts'
import { powerPart, powerText } from '#quiz/templates/made/powers.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { counted, nameOf } from '#quiz/templates/shared/names.ts'
import { exact, measured } from '#quiz/worked/amounts.ts'
import { divided, less, log10, multiplied } from '#quiz/worked/expressions.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

import {
  cellText,
  drawnCell,
  givenPotentials,
  hundredths,
  voltage,
  voltRoom,
  volts,
} from './potentials.ts'

/** The Gibbs energy of a cell reaction from standard potentials. */
export const energyOfCell = production('ch-h63', 'number', 'cell-potential', (random) => {
  const cell = drawnCell(random, metalCouples)
  if (cell === null) return null
  const [anode, cathode] = cell
  const equation = solvedEquation(
    [anode.reduced, cathode.oxidized],
    [anode.oxidized, cathode.reduced],
  )
  if (equation === null) return null
  const [metals = 1] = coefficientsOf(equation)
  const electrons = metals * anode.electrons
  const whole = hundredths(cathode.potential - anode.potential)
  const value = (-electrons * FARADAY * whole) / 1000
  const account = `The voltage is ${volts(whole)} and ${counted(electrons, 'electron')} move, so ΔG° = −${electrons} × ${formatNumber(FARADAY)} C/mol × ${volts(whole)} = ${quantity(value, 'kJ/mol')}`
  return workedNumber({
    element: anode.element,
    elements: [anode.element, cathode.element],
    stem: `Standard potentials: ${givenPotentials(random, anode, cathode)}. What is ΔG° of ${formatEquation(equation)}? F is ${formatNumber(FARADAY)} C/mol.`,
    value,
    unit: 'kJ/mol',
    units: ['J/mol', 'kJ/mol'],
    solution: () => ({
      asked: 'ΔG° of the equation as written',
      given: { Electrons: exact(electrons) },
      relation: 'ΔG° = −n × F × E°, and one coulomb times one volt is one joule',
      numbers: [
        ['E°', less(voltage(cathode.potential), voltage(anode.potential)), 'V', { decimals: 2 }],
        [
          'ΔG°',
          divided(
            multiplied(exact(-electrons), exact(FARADAY, 'C/mol'), voltage(whole)),
            exact(1000, 'J/kJ'),
          ),
          'kJ/mol',
        ],
      ],
    }),
    account,
    wrong: [
      [-value, 'EL11', 'A cell that delivers current has a negative ΔG°.'],
      [value / electrons, 'EL11', `The equation moves ${counted(electrons, 'electron')}, not one.`],
      [
        electrons === cathode.electrons ? value * 2 : (value * cathode.electrons) / electrons,
        'EL11',
        `The number of electrons is the one of the whole equation, ${electrons}.`,
      ],
      [1000 * value, 'TH12', 'That is the number of joules.'],
      [
        (-electrons * FARADAY * hundredths(cathode.potential + anode.potential)) / 1000,
        'EL5',
        'The two potentials are not added.',
      ],
    ],
  })
})

type Effect = 'rises' | 'falls' | 'stays' | 'ends'

const effects: Readonly<Record<Effect, string>> = {
  rises: 'rises',
  falls: 'falls',
  stays: 'stays the same',
  ends: 'becomes zero',
}

const allEffects: readonly Effect[] = ['rises', 'falls', 'stays', 'ends']

/** A change of a cell, why it has its effect, and the idea behind another one. */
type Change = readonly [change: string, reason: string, idea?: MisconceptionId]

function itDoes(effect: Effect): string {
  return `It ${effects[effect]}.`
}

/** Couples of one charge, so that both concentrations count alike. */
const doublyCharged = metalCouples.filter(
  ({ electrons, element }) =>
    electrons === 2 && 'Zn Cd Co Ni Sn Pb Cu'.split(' ').includes(element),
)

/** The effect of a change on the voltage of a cell. */
export const effectOnVoltage = template('ch-h64', 'cell-potential', (random) =>
  effectDraft(random, false),
)

/** The same, with a sentence about each wrong effect, and none that leads to the right one as well. */
export const explainedEffect = nextDraw(effectOnVoltage, (random) => effectDraft(random, true))

/** What would have to be true for each effect. */
const conditions: Readonly<Record<Effect, string>> = {
  rises: 'A larger voltage would take a smaller Q.',
  falls: 'A smaller voltage would take a larger Q.',
  stays: 'The voltage stays only if Q stays.',
  ends: 'The voltage is zero only where Q is equal to K.',
}

/** The effects once a cell has come to its end. */
const endings: Readonly<Record<Effect, string>> = {
  rises: 'It rises.',
  falls: 'It falls to half.',
  stays: 'It stays the same.',
  ends: 'It becomes zero.',
}

function effectDraft(random: Random, isExplained: boolean) {
  const cell = drawnCell(random, doublyCharged)
  if (cell === null) return null
  const [anode, cathode] = cell
  const [low, high] = [nameOf(anode.element), nameOf(cathode.element)]
  const [lowIon, highIon] = [formatFormula(anode.oxidized), formatFormula(cathode.oxidized)]
  const effect = pick(random, allEffects)
  const changes: Readonly<Record<Effect, readonly Change[]>> = {
    rises: [
      [`the concentration of ${highIon} is raised`, `more ${highIon} makes Q smaller`],
      [`the concentration of ${lowIon} is lowered`, `less ${lowIon} makes Q smaller`],
      [`most of the ${lowIon} is precipitated`, `less ${lowIon} makes Q smaller`],
    ],
    falls: [
      [`the concentration of ${lowIon} is raised`, `more ${lowIon} makes Q larger`],
      [`the concentration of ${highIon} is lowered`, `less ${highIon} makes Q larger`],
      [`most of the ${highIon} is precipitated`, `less ${highIon} makes Q larger`],
    ],
    stays: [
      [`the ${low} electrode is made larger`, 'a solid is not in Q', 'EQ10'],
      [`the ${high} electrode is made larger`, 'a solid is not in Q', 'EQ10'],
      ['both solutions are diluted to half', 'the ratio of the two ions, Q, stays the same'],
      ['there is twice as much of both solutions', 'only concentrations are in Q'],
    ],
    ends: [
      [
        'the reaction reaches its equilibrium',
        'Q has become K, and nothing drives electrons any more',
      ],
      ['it has run down completely', 'Q has become K, and nothing drives electrons any more'],
    ],
  }
  const [change, reason, ideaBehind = 'EL13'] = pick(random, changes[effect])
  const account = `In Q the ion ${lowIon} of the anode stands above ${highIon} of the cathode, and the voltage falls as Q grows; here ${reason}`
  const idea = (value: Effect): MisconceptionId | null => {
    if (effect === 'ends') return 'EL10'
    return value === 'ends' ? null : ideaBehind
  }
  const hasEnded = isExplained && effect === 'ends'
  const shown = hasEnded ? (value: Effect) => endings[value] : itDoes
  const cellShown = cellText(anode, cathode)
  return choice<Effect>({
    element: anode.element,
    badge: null,
    stem: hasEnded
      ? `The cell ${cellShown} is run down completely. What happens to the voltage?`
      : `In the cell ${cellShown} ${change}. What happens to the voltage?`,
    answer: effect,
    isRight: (value) => value === effect,
    lures: allEffects
      .filter((value) => value !== effect)
      .map((value): Lure<Effect> => ({
        value,
        misconception: idea(value),
        why: isExplained
          ? `${hasEnded && value === 'falls' ? 'It falls all the way.' : conditions[value]} ${account}.`
          : `The voltage ${effects[effect]}. ${account}.`,
      })),
    show: shown,
    right: `The voltage ${effects[effect]}. ${account}.`,
    see: { article: null, elements: [anode.element, cathode.element] },
    solution: () =>
      workedComparison(
        'the effect on the voltage',
        'E = E° − (0.0592 V ÷ n) × log Q, so that the voltage falls as Q grows',
        [
          ['Q', `${lowIon} above ${highIon}`],
          ['The change', reason],
        ],
        shown(effect),
      ),
  })
}

const SLOPE = 0.0592

const concentrations = [1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001]

/** The voltage of a cell whose solutions are not standard. */
export const nernst = production('ch-h65', 'number', 'cell-potential', (random) => {
  const cell = drawnCell(
    random,
    metalCouples.filter(({ potential }) => potential > -1),
  )
  if (cell === null) return null
  const [anode, cathode] = cell
  const [low = 1, high = 1] = sample(random, concentrations, 2)
  const [a, c] = [anode.electrons, cathode.electrons]
  const electrons = a === c ? a : a * c
  const [lowPower, highPower] = [electrons / a, electrons / c]
  const quotient = low ** lowPower / high ** highPower
  const standard = hundredths(cathode.potential - anode.potential)
  const shift = (SLOPE / electrons) * Math.log10(quotient)
  const value = standard - shift
  if (Math.abs(shift) < 0.035 || value < 0.1) return null
  const [lowIon, highIon] = [formatFormula(anode.oxidized), formatFormula(cathode.oxidized)]
  const account = `Q = ${powered(lowIon, lowPower)}/${powered(highIon, highPower)} = ${quantity(quotient, null)} and n = ${electrons}, so E = ${volts(standard)} − ${SLOPE} V/${electrons} × log Q = ${volts(value)}`
  return workedNumber({
    element: anode.element,
    elements: [anode.element, cathode.element],
    stem: `${anode.reduced} in ${written(low)} ${lowIon} and ${cathode.reduced} in ${written(high)} ${highIon} make a cell with E° = ${volts(standard)}. What is E? The factor of log Q is −${SLOPE} V/n.`,
    value,
    unit: 'V',
    units: ['mV', 'V'],
    tolerance: voltRoom(value),
    show: volts,
    apart: voltRoom(value) * 2,
    solution: () => ({
      asked: 'the voltage of the cell',
      given: { 'E°': voltage(standard), n: exact(electrons) },
      relation: `Q has ${powered(lowIon, lowPower)} of the anode above ${powered(highIon, highPower)} of the cathode`,
      conversions: [
        ['Q', divided(powerPart(exact(low), lowPower), powerPart(exact(high), highPower)), null],
      ],
      numbers: [
        ['log Q', log10(measured(quotient)), null, { decimals: 2 }],
        [
          'Voltage',
          less(
            voltage(standard),
            multiplied(divided(exact(SLOPE, 'V'), exact(electrons)), {
              value: Math.log10(quotient),
              unit: null,
              style: { decimals: 2 },
            }),
          ),
          'V',
          { decimals: 2 },
        ],
      ],
    }),
    account,
    wrong: [
      [standard + shift, 'EL13', 'Q is turned around, so that the change has the wrong sign.'],
      [
        standard - shift * electrons,
        'EL11',
        `The ${counted(electrons, 'electron')} of the reaction are left out.`,
      ],
      [standard, 'EL13', 'That is the voltage with standard concentrations.'],
      [
        lowPower === highPower
          ? Number.NaN
          : standard - (SLOPE / electrons) * Math.log10(low / high),
        'EQ8',
        'Concentrations have the numbers of the equation for exponents.',
      ],
    ],
  })
})

function written(concentration: number): string {
  return `${formatNumber(concentration)} mol/L`
}

/** The concentration of an ion with its exponent: '[Ag⁺]²'. */
function powered(ion: string, exponent: number): string {
  return powerText(`[${ion}]`, exponent)
}
