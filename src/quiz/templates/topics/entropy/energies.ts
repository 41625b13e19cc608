import { formatEquation } from '#chemistry/reactions/equations.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { isTooLong } from '#quiz/templates/made/long-stem.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { couplesOf, type Exchange, pairDraft } from '#quiz/templates/production/builds/pairs.ts'
import { decimal, exact } from '#quiz/worked/amounts.ts'
import { added, divided, less, multiplied } from '#quiz/worked/expressions.ts'

import {
  bothWays,
  changesState,
  energyAmount,
  energyAt,
  entropyAmount,
  joulesPerKelvin,
  kilojoules,
} from './reactions.ts'

/** ΔG of a reaction at a temperature. */
export const energyAtTemperature = production('ge-m54', 'number', 'gibbs-energy', (random) => {
  const reaction = pick(random, bothWays)
  const { equation, enthalpy, entropy, element } = reaction
  const isKelvin = pick(random, [true, false])
  const celsius = changesState(reaction)
    ? 25
    : pick(random, [25, 50, 100, 127, 200, 227, 300, 400, 500, 600])
  const kelvins = isKelvin ? Math.round(celsius + 273.15) : celsius + 273.15
  const value = energyAt(reaction, kelvins)
  const product = (kelvins * entropy) / 1000
  if (Math.abs(product) < 5 || Math.abs(value) < 2) return null
  const temperature = isKelvin ? `${formatNumber(kelvins)} K` : `${formatNumber(celsius)} °C`
  const stem = `${formatEquation(equation)} has ΔH = ${kilojoules(enthalpy)} and ΔS = ${joulesPerKelvin(entropy)}. What is ΔG at ${temperature}?`
  if (isTooLong(stem)) return null
  const shown = formatNumber(kelvins)
  const account = `ΔS is ${formatNumber(entropy / 1000, { decimals: 4 })} kJ/K, so ΔG = ${kilojoules(enthalpy)} − ${shown} K × (${formatNumber(entropy / 1000, { decimals: 4 })} kJ/K) = ${kilojoules(value)}`
  return workedNumber({
    element,
    stem,
    value,
    unit: 'kJ',
    units: ['J', 'kJ'],
    tolerance: Math.max(0.5, 0.003 * Math.abs(product)) / Math.abs(value),
    apart: 0.02,
    show: kilojoules,
    solution: () => ({
      asked: `ΔG at ${temperature}`,
      given: isKelvin ? { T: exact(kelvins, 'K') } : {},
      relation: 'ΔG = ΔH − T × ΔS, with all energies in kilojoules and T in kelvin',
      conversions: [
        ...(isKelvin ? [] : ([['T', added(exact(celsius), exact(273.15)), 'K', {}]] as const)),
        ['ΔS', divided(entropyAmount(entropy), exact(1000, 'J/kJ')), 'kJ/K', { decimals: 4 }],
      ],
      numbers: [
        [
          'T × ΔS',
          multiplied(exact(kelvins, 'K'), decimal(entropy / 1000, 'kJ/K', 4)),
          'kJ',
          { decimals: 1 },
        ],
        ['ΔG', less(energyAmount(enthalpy), energyAmount(product)), 'kJ', { decimals: 1 }],
      ],
    }),
    account,
    wrong: [
      [enthalpy - kelvins * entropy, 'EN4', 'ΔS is in joules and ΔH in kilojoules.'],
      [
        isKelvin ? Number.NaN : enthalpy - (celsius * entropy) / 1000,
        'EN5',
        'The temperature goes in as kelvin.',
      ],
      [enthalpy + product, 'EN8', 'T × ΔS is subtracted, not added.'],
      [enthalpy, 'EN2', 'That is ΔH alone, without the entropy.'],
    ],
  })
})

const classes = [
  { isExothermic: true, isGrowing: true, verdict: 'favored at every temperature' },
  { isExothermic: false, isGrowing: false, verdict: 'favored at no temperature' },
  { isExothermic: true, isGrowing: false, verdict: 'favored only when it is cold enough' },
  { isExothermic: false, isGrowing: true, verdict: 'favored only when it is hot enough' },
] as const

/** Below these sizes the sign of ΔH (in kJ) or ΔS (in J/K) is not certain enough. */
const CLEAR_ENTHALPY = 20
const CLEAR_ENTROPY = 20

/** The signs of ΔH and ΔS and when a reaction is favored. */
export const signsOfEnergies = production('ge-m55', 'match', 'gibbs-energy', (random) => {
  const drawn = classes.map(({ isExothermic, isGrowing, verdict }) => {
    const { enthalpy, entropy, element } = pick(
      random,
      bothWays.filter(
        (one) =>
          one.enthalpy < 0 === isExothermic &&
          one.entropy > 0 === isGrowing &&
          Math.abs(one.enthalpy) > CLEAR_ENTHALPY &&
          Math.abs(one.entropy) > CLEAR_ENTROPY,
      ),
    )
    const left = `ΔH = ${kilojoules(enthalpy)}, ΔS = ${joulesPerKelvin(entropy)}`
    return { left, verdict, element, isExothermic, isGrowing }
  })
  return pairDraft(random, {
    stem: 'Four reactions have these values. Pair each with the temperatures at which it is favored.',
    pairs: drawn.map(({ left, verdict, element }) => ({ left, partner: verdict, element })),
    exchanges: couplesOf(drawn).map(([one, other]): Exchange => {
      const isEntropy = one.isExothermic === other.isExothermic || one.isGrowing !== other.isGrowing
      return {
        of: [one.left, other.left],
        misconception: isEntropy ? 'EN8' : 'EN2',
        text: isEntropy
          ? 'In ΔG = ΔH − TΔS a higher temperature helps where ΔS is positive. Where ΔS is negative, it hinders.'
          : 'The sign of ΔH alone does not decide. In ΔG = ΔH − TΔS the second term grows with the temperature.',
      }
    }),
    right:
      'ΔG = ΔH − TΔS is negative at every temperature if ΔH is negative and ΔS positive, at none in the opposite case; with both negative it is so when cold, with both positive when hot.',
    article: null,
  })
})

/** In K: estimates further out would not mean much. */
const LOWEST = 300
const HIGHEST = 2000
const BOILING = 380

/** The temperature above or below which a reaction is favored. */
export const turningTemperature = production('ge-m575', 'number', 'gibbs-energy', (random) => {
  const reaction = pick(random, bothWays)
  const { equation, enthalpy, entropy, element } = reaction
  const value = (1000 * enthalpy) / entropy
  if (value > BOILING && changesState(reaction)) return null
  if (value < LOWEST || value > HIGHEST || Math.abs(enthalpy) < CLEAR_ENTHALPY) return null
  const side = entropy > 0 ? 'Above' : 'Below'
  const stem = `${formatEquation(equation)} has ΔH = ${kilojoules(enthalpy)} and ΔS = ${joulesPerKelvin(entropy)}. ${side} which temperature is it favored, if both are constant?`
  if (isTooLong(stem)) return null
  const account = `ΔG is zero where T = ΔH/ΔS, here ${formatNumber(1000 * enthalpy)} J divided by ${joulesPerKelvin(entropy)}, that is ${kelvinText(value)}`
  return workedNumber({
    element,
    stem,
    value,
    unit: 'K',
    units: ['K', '°C'],
    show: kelvinText,
    solution: () => ({
      asked: 'the temperature at which ΔG is zero',
      given: { ΔS: entropyAmount(entropy) },
      relation: 'ΔG = ΔH − T × ΔS is zero where T = ΔH ÷ ΔS',
      conversions: [['ΔH', multiplied(energyAmount(enthalpy), exact(1000, 'J/kJ')), 'J', {}]],
      numbers: [
        [
          'T',
          divided(exact(1000 * enthalpy, 'J'), entropyAmount(entropy)),
          'K',
          { significant: 3 },
        ],
      ],
    }),
    account,
    wrong: [
      [value / 1000, 'EN4', 'ΔH is in kilojoules and ΔS in joules.'],
      [value - 273.15, 'EN5', 'ΔH/ΔS is a temperature in kelvin already.'],
      [value + 273.15, 'EN5', 'ΔH/ΔS is a temperature in kelvin already.'],
      [(1000 * entropy) / enthalpy, 'PH12', 'The quotient is turned around.'],
    ],
  })
})

function kelvinText(kelvins: number): string {
  return `${formatNumber(kelvins, { significant: 3 })} K`
}
