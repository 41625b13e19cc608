import { elements, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { tenths } from '#chemistry/heats/changes.ts'
import { GAS_CONSTANT as R } from '#chemistry/quantities/constants.ts'
import { formatEquation } from '#chemistry/reactions/equations.ts'
import { formatNumber, formatScientific } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { isTooLong } from '#quiz/templates/made/long-stem.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { decimal, exact, measured } from '#quiz/worked/amounts.ts'
import {
  added,
  divided,
  exponential,
  type Expression,
  multiplied,
  naturalLog,
} from '#quiz/worked/expressions.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

import { bothWays, energyAmount, energyAt, kilojoules, ROOM_TEMPERATURE } from './reactions.ts'

const constantText = `R is ${R} J/(mol·K)`

/** The natural logarithms of constants between which rounded steps still give the right figures. */
const SMALLEST_LOG = 2
const LARGEST_LOG = 24

/** A constant that is worked out by an exponent of three figures. */
const CONSTANT_ROOM = 0.06

const thousand = exact(1000, 'J/kJ')
const productRT = R * ROOM_TEMPERATURE

/** R times T at 25 °C, in J/mol. */
const RT: Expression = multiplied(exact(R, 'J/(mol·K)'), exact(ROOM_TEMPERATURE, 'K'))

function constantOf(value: number): string {
  return formatScientific(value, 2)
}

/** K from ΔG°, or ΔG° from K. */
export const constantFromEnergy = production('ge-m571', 'number', 'gibbs-and-k', (random) => {
  const reaction = pick(random, bothWays)
  const { equation, element } = reaction
  const energy = tenths(energyAt(reaction))
  const exponent = (-1000 * energy) / productRT
  if (Math.abs(exponent) < SMALLEST_LOG || Math.abs(exponent) > LARGEST_LOG) return null
  const shown = formatEquation(equation)
  if (pick(random, [true, false])) {
    const value = Math.exp(exponent)
    const stem = `${shown} has ΔG° = ${kilojoules(energy)} at 298.15 K. What is its equilibrium constant K? ${constantText}.`
    if (isTooLong(stem)) return null
    const account = `ln K = −ΔG°/(RT) = ${formatNumber(-1000 * energy)} J ÷ ${formatNumber(productRT, { significant: 4 })} J = ${formatNumber(exponent, { significant: 4 })}, so K = ${constantOf(value)}`
    return workedNumber({
      element,
      stem,
      value,
      unit: null,
      tolerance: CONSTANT_ROOM,
      show: constantOf,
      apart: 0.2,
      solution: () => ({
        asked: 'the equilibrium constant',
        given: { T: exact(ROOM_TEMPERATURE, 'K') },
        relation: 'ln K = −ΔG° ÷ (R × T), with ΔG° in joules',
        conversions: [
          ['−ΔG°', multiplied(energyAmount(-energy), thousand), 'J', {}],
          ['R × T', RT, 'J/mol', { significant: 4 }],
        ],
        numbers: [
          [
            'ln K',
            divided(exact(-1000 * energy, 'J'), measured(productRT, 'J/mol', 4)),
            null,
            { significant: 4 },
          ],
          ['K', exponential(measured(exponent, null, 4)), null, { significant: 2, ...scientific }],
        ],
      }),
      account,
      wrong: [
        [Math.exp(exponent / 1000), 'EN4', 'ΔG° goes in as joules, since R is in joules.'],
        [Math.exp(-exponent), 'EN9', 'A minus sign stands before ΔG°.'],
        [10 ** exponent, null, 'The natural logarithm belongs to e, not to 10.'],
        [exponent, null, 'That is ln K, not K.'],
      ],
    })
  }
  const constant = Number(Math.exp(exponent).toPrecision(3))
  const value = (-productRT * Math.log(constant)) / 1000
  const stem = `${shown} has K = ${quantity(constant, null)} at 298.15 K. What is ΔG°? ${constantText}.`
  if (isTooLong(stem)) return null
  return workedNumber({
    element,
    stem,
    value,
    unit: 'kJ',
    units: ['J', 'kJ'],
    tolerance: Math.max(0.01, 0.15 / Math.abs(value)),
    show: kilojoules,
    solution: () => ({
      asked: 'ΔG°',
      given: { T: exact(ROOM_TEMPERATURE, 'K') },
      relation: 'ΔG° = −R × T × ln K',
      conversions: [
        ['ln K', naturalLog(measured(constant)), null, { significant: 4 }],
        ['R × T', RT, 'J/mol', { significant: 4 }],
      ],
      numbers: [
        [
          'ΔG°',
          divided(
            multiplied(
              exact(-1),
              measured(productRT, 'J/mol', 4),
              measured(Math.log(constant), null, 4),
            ),
            thousand,
          ),
          'kJ',
          { decimals: 1 },
        ],
      ],
    }),
    account: `ln K is ${formatNumber(Math.log(constant), { significant: 4 })}, so ΔG° = −RT ln K = ${kilojoules(value)}`,
    wrong: [
      [-value, 'EN9', 'A minus sign stands before RT ln K.'],
      [1000 * value, 'TH12', 'That is the number of joules.'],
      [value / Math.LN10, null, 'That takes the logarithm to base 10 for the natural one.'],
      [(value * 25) / ROOM_TEMPERATURE, 'EN5', 'The temperature goes in as kelvin.'],
    ],
  })
})

const scientific = { isScientific: true } as const

/** ΔG of a mixture that is not standard. */
export const energyOfMixture = production('ge-m576', 'number', 'gibbs-and-k', (random) => {
  const reaction = pick(random, bothWays)
  const { equation, element } = reaction
  const energy = tenths(energyAt(reaction))
  const quotient = pick(random, [1e-4, 1e-3, 0.01, 0.02, 0.05, 0.1, 10, 20, 50, 100, 1000, 1e4])
  const shift = (productRT * Math.log(quotient)) / 1000
  const value = energy + shift
  if (Math.abs(energy) > 150 || Math.abs(value) < 2) return null
  const stem = `${formatEquation(equation)} has ΔG° = ${kilojoules(energy)} at 298.15 K. What is ΔG in a mixture with Q = ${quantity(quotient, null)}? ${constantText}.`
  if (isTooLong(stem)) return null
  const account = `RT ln Q is ${kilojoules(shift)}, so ΔG = ${kilojoules(energy)} + (${kilojoules(shift)}) = ${kilojoules(value)}`
  return workedNumber({
    element,
    stem,
    value,
    unit: 'kJ',
    units: ['J', 'kJ'],
    tolerance: 0.25 / Math.abs(value),
    apart: 0.55 / Math.abs(value),
    show: kilojoules,
    solution: () => ({
      asked: 'ΔG of the mixture',
      given: { T: exact(ROOM_TEMPERATURE, 'K') },
      relation: 'ΔG = ΔG° + R × T × ln Q',
      conversions: [
        ['ln Q', naturalLog(measured(quotient)), null, { significant: 4 }],
        ['R × T', RT, 'J/mol', { significant: 4 }],
      ],
      numbers: [
        [
          'R × T × ln Q',
          divided(
            multiplied(measured(productRT, 'J/mol', 4), measured(Math.log(quotient), null, 4)),
            thousand,
          ),
          'kJ',
          { decimals: 1 },
        ],
        ['ΔG', added(energyAmount(energy), decimal(shift, 'kJ', 1)), 'kJ', { decimals: 1 }],
      ],
    }),
    account,
    wrong: [
      [energy - shift, null, 'RT ln Q is added, with its own sign.'],
      [energy + 1000 * shift, 'EN4', 'RT ln Q is in joules and ΔG° in kilojoules.'],
      [energy + shift / Math.LN10, null, 'The natural logarithm is meant, not the one to base 10.'],
      [energy, 'EN7', 'That is ΔG° alone, which belongs to a mixture with Q = 1.'],
    ],
  })
})

type Signs = { readonly isStandardNegative: boolean; readonly isNegative: boolean }

const signs: readonly Signs[] = [true, false].flatMap((isStandardNegative) =>
  [true, false].map((isNegative) => ({ isStandardNegative, isNegative })),
)

function signText(isNegative: boolean): string {
  return isNegative ? 'negative' : 'positive'
}

/** The signs of ΔG° and ΔG from K and Q. */
export const signsFromQuotient = template('ge-h51', 'gibbs-and-k', (random) => {
  const { isStandardNegative, isNegative } = pick(random, signs)
  const power = integer(random, 2, 6) * (isStandardNegative ? 1 : -1)
  const constant = (integer(random, 11, 95) / 10) * 10 ** power
  const quotient =
    (integer(random, 11, 95) / 10) * 10 ** (power + integer(random, 2, 4) * (isNegative ? -1 : 1))
  const isRight = (value: Signs) =>
    value.isStandardNegative === isStandardNegative && value.isNegative === isNegative
  const answer = signs.find(isRight)
  if (answer === undefined) return null
  const [large, small] = [formatScientific(constant, 2), formatScientific(quotient, 2)]
  const standard = `K is ${isStandardNegative ? 'above' : 'below'} 1, so ΔG° is ${signText(isStandardNegative)}`
  const mixture = `Q is ${isNegative ? 'below' : 'above'} K, so ΔG is ${signText(isNegative)}`
  const kelvins = 50 * integer(random, 6, 24)
  return choice<Signs>({
    element: 'N',
    badge: null,
    stem: `At ${formatNumber(kelvins)} K an imagined reaction has K = ${large}; in a mixture of its substances Q is ${small}. What signs do ΔG° and ΔG have?`,
    answer,
    isRight,
    lures: signs
      .filter((value) => !isRight(value))
      .map((value): Lure<Signs> => ({
        value,
        misconception:
          value.isStandardNegative !== isStandardNegative
            ? 'EN9'
            : value.isNegative === value.isStandardNegative
              ? 'EN7'
              : null,
        why:
          value.isStandardNegative === isStandardNegative
            ? `The mixture decides about ΔG. ${mixture}.`
            : `K decides about ΔG°. ${standard}.`,
      })),
    show: (value) =>
      `ΔG° is ${signText(value.isStandardNegative)}, ΔG is ${signText(value.isNegative)}`,
    right: `${standard}. ${mixture}.`,
    see: { article: null },
    solution: () =>
      workedComparison(
        'the signs of ΔG° and ΔG',
        'ΔG° = −RT ln K tells whether K is above 1; ΔG = RT ln(Q/K) tells on which side of equilibrium the mixture is',
        [
          ['ΔG°', `K is ${isStandardNegative ? 'above' : 'below'} 1`],
          ['ΔG', `Q is ${isNegative ? 'below' : 'above'} K`],
        ],
        `ΔG° is ${signText(isStandardNegative)}, ΔG is ${signText(isNegative)}`,
      ),
  })
})

type Cause = 'slow' | 'energy' | 'equilibrium' | 'heat'

const causes: Readonly<Record<Cause, string>> = {
  slow: 'It is too slow.',
  energy: 'Its ΔG is positive.',
  equilibrium: 'Its ΔG is zero.',
  heat: 'Its ΔH is positive.',
}

const askedCauses = ['slow', 'energy', 'equilibrium'] as const

type Still = { readonly text: string; readonly element: ElementSymbol }

/** Exothermic reactions with a negative ΔG that are not seen to happen. */
const slow: readonly Still[] = [
  { text: 'Diamond does not turn into graphite at 25 °C', element: 'C' },
  { text: 'Hydrogen and oxygen do not react in a flask at 25 °C', element: 'H' },
  { text: 'Gasoline does not burn in air at 25 °C without a spark', element: 'C' },
  { text: 'Sugar does not burn in air at 25 °C', element: 'C' },
  { text: 'Nitrogen and hydrogen give no ammonia at 25 °C without a catalyst', element: 'N' },
  { text: 'Magnesium does not burn in air at 25 °C before it is lit', element: 'Mg' },
  { text: 'A candle does not burn before it is lit', element: 'C' },
  { text: 'Methane and air do not react in a pipe at 25 °C', element: 'C' },
  { text: 'Carbon monoxide and oxygen do not react in a bottle at 25 °C', element: 'O' },
]

/** Metals whose melting points in whole °C the questions name. */
const melting: readonly (Still & { readonly name: string; readonly point: number })[] = elements
  .filter(({ symbol }) => 'Na K Al Ga Zn Ag Sn Pb Bi Cu Au'.split(' ').includes(symbol))
  .flatMap(({ symbol, name, meltingPoint }) =>
    meltingPoint === null
      ? []
      : [{ name: name.toLowerCase(), element: symbol, point: Math.round(meltingPoint), text: '' }],
  )

/** The reason why a change is not seen to happen. */
export const whyNothingHappens = template('ge-h50', 'gibbs-energy', (random) => {
  const cause = pick(random, askedCauses)
  const metal = pick(random, melting)
  const isSlow = cause === 'slow'
  const still: Still = isSlow
    ? pick(random, slow)
    : {
        text:
          cause === 'energy'
            ? `Liquid ${metal.name} does not freeze at ${formatNumber(metal.point + pick(random, [5, 10, 20, 40]))} °C; it melts at ${formatNumber(metal.point)} °C`
            : `Liquid ${metal.name} beside solid ${metal.name} does not freeze at the melting point, ${formatNumber(metal.point)} °C`,
        element: metal.element,
      }
  const reasons: Readonly<Record<(typeof askedCauses)[number], string>> = {
    slow: 'Its ΔG is negative, but the activation energy is high',
    energy: 'Freezing gives off heat, yet above the melting point TΔS outweighs it',
    equilibrium: 'At the melting point solid and liquid are in equilibrium',
  }
  const account = reasons[cause]
  const reproofs: Readonly<Record<Cause, string>> = {
    slow: 'The time does not matter here.',
    energy: 'The change would lower the Gibbs energy.',
    equilibrium: 'That holds at equilibrium only.',
    heat: 'This change gives off heat, and the sign of ΔH alone does not decide.',
  }
  const misconceptions = {
    slow: null,
    energy: isSlow ? 'EN3' : null,
    equilibrium: null,
    heat: 'EN2',
  } as const
  const lures: readonly Cause[] = ['slow', 'energy', 'equilibrium', 'heat']
  return choice<Cause>({
    element: still.element,
    badge: null,
    stem: `${still.text}. Why does nothing happen?`,
    answer: cause,
    isRight: (value) => value === cause,
    lures: lures
      .filter((value) => value !== cause)
      .map((value): Lure<Cause> => ({
        value,
        misconception: misconceptions[value],
        why: `${value === 'energy' && cause === 'equilibrium' ? 'Solid and liquid have the same Gibbs energy here.' : reproofs[value]} ${account}.`,
      })),
    show: (value) => causes[value],
    right: `${account}.`,
    see: { article: null },
    solution: () =>
      workedComparison(
        'the reason why nothing happens',
        'A change can happen where ΔG is negative; how fast it does is decided by the activation energy',
        [['Here', capitalized(account)]],
        causes[cause],
      ),
  })
})
