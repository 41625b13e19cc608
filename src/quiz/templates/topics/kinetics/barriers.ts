import { GAS_CONSTANT as R } from '#chemistry/quantities/constants.ts'
import { formatNumber, toKelvin } from '#chemistry/units.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity, threeFigures } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { decimal, exact, measured, withSign } from '#quiz/worked/amounts.ts'
import {
  added,
  divided,
  exponential,
  less,
  multiplied,
  naturalLog,
} from '#quiz/worked/expressions.ts'
import type { WorkedStep } from '#quiz/worked/worked-steps.ts'

/** 0 °C in kelvin. */
const ZERO = 273.15

const energies = ['J/mol', 'kJ/mol'] as const

function whole(value: number): string {
  return `${formatNumber(value)} kJ/mol`
}

function kilojoules(energy: number): string {
  return quantity(energy, 'kJ/mol')
}

function shown(number: number): string {
  return quantity(number, null)
}

/** The temperatures in kelvin. */
function kelvinSteps(low: number, high: number): readonly WorkedStep[] {
  return [
    ['Lower temperature', added(exact(low), exact(ZERO)), 'K', { decimals: 2 }],
    ['Higher temperature', added(exact(high), exact(ZERO)), 'K', { decimals: 2 }],
  ]
}

/** 1/T₁ − 1/T₂ of two temperatures in °C. */
function bracketStep(low: number, high: number): WorkedStep {
  const [cold, hot] = [toKelvin(low), toKelvin(high)].map((kelvin) => decimal(kelvin, 'K', 2))
  if (cold === undefined || hot === undefined) throw new RangeError('Two temperatures are needed.')
  return ['1/T₁ − 1/T₂', divided(less(hot, cold), multiplied(cold, hot)), 'K⁻¹']
}

/** The activation energy of the reverse reaction. */
export const reverseBarrier = production('ge-m62', 'number', 'activation-energy', (random) => {
  const barrier = integer(random, 30, 220)
  const change = pick(random, [1, -1]) * integer(random, 15, 180)
  const value = barrier - change
  if (value < 10 || barrier <= change) return null
  return workedNumber({
    element: 'H',
    stem: `An imagined reaction in one step has the activation energy ${whole(barrier)} and ΔH = ${whole(change)}. What is the activation energy of the reverse reaction?`,
    value,
    unit: 'kJ/mol',
    units: energies,
    tolerance: 0.0005,
    show: whole,
    solution: () => ({
      asked: 'the activation energy of the reverse reaction',
      relation: 'Both directions pass the same summit: Ea of the reverse reaction = Ea − ΔH',
      numbers: [
        [
          'Activation energy of the reverse reaction',
          less(exact(barrier, 'kJ/mol'), withSign(change, 'kJ/mol')),
          'kJ/mol',
          {},
        ],
      ],
    }),
    account: `From the products to the same summit it is Ea − ΔH = ${barrier} − ${change < 0 ? `(${formatNumber(change)})` : change} = ${whole(value)}`,
    wrong: [
      [barrier + change, 'GE10', 'ΔH was counted with the wrong sign.'],
      [barrier, 'KI10', 'That is the barrier of the forward reaction, from another level.'],
      [-barrier, 'KI10', 'A barrier is not negative: both directions have to climb.'],
      [-change, 'KI10', 'That is ΔH of the reverse reaction, not its barrier.'],
    ],
  })
})

/** The activation energy from rate constants at two temperatures. */
export const activationEnergy = production('ge-h55', 'number', 'activation-energy', (random) => {
  const wanted = integer(random, 40, 140)
  const low = integer(random, 15, 60)
  const high = low + integer(random, 2, 7) * 5
  const bracket = 1 / toKelvin(low) - 1 / toKelvin(high)
  const slow = integer(random, 100, 980) / 100_000
  const fast = threeFigures(slow * Math.exp(((1000 * wanted) / R) * bracket))
  const ratio = Math.log(fast / slow)
  if (ratio < 0.5 || fast > 0.9) return null
  const value = (R * ratio) / bracket / 1000
  return workedNumber({
    element: 'H',
    stem: `Suppose k of a reaction is ${quantity(slow, 's⁻¹')} at ${low} °C and ${quantity(fast, 's⁻¹')} at ${high} °C. What is the activation energy? R = ${R} J/(mol·K).`,
    value,
    unit: 'kJ/mol',
    units: energies,
    tolerance: 0.02,
    show: kilojoules,
    solution: () => ({
      asked: 'the activation energy',
      relation: 'ln(k₂/k₁) = (Ea/R)(1/T₁ − 1/T₂), with kelvin',
      conversions: kelvinSteps(low, high),
      numbers: [
        bracketStep(low, high),
        ['ln(k₂/k₁)', naturalLog(divided(measured(fast, 's⁻¹'), measured(slow, 's⁻¹'))), null],
        [
          'Activation energy in J/mol',
          divided(multiplied(exact(R, 'J/(mol·K)'), measured(ratio)), measured(bracket, 'K⁻¹')),
          'J/mol',
        ],
        [
          'Activation energy',
          divided(measured(1000 * value, 'J/mol'), exact(1000, 'J/kJ')),
          'kJ/mol',
        ],
      ],
    }),
    account: `Ea = R × ln(k₂/k₁) / (1/T₁ − 1/T₂) = ${R} J/(mol·K) × ${quantity(ratio, null)} / (1/${quantity(toKelvin(low), null, 5)} K − 1/${quantity(toKelvin(high), null, 5)} K) = ${kilojoules(value)}`,
    wrong: [
      [
        (R * ratio) / (1 / low - 1 / high) / 1000,
        'EN5',
        'The temperatures go in as kelvin, not as °C.',
      ],
      [value / Math.LN10, null, 'That takes the logarithm of base ten instead of the natural one.'],
      [1000 * value, 'TH12', 'That is the number of joules.'],
      [-value, null, 'A barrier is not negative: the larger k belongs to the higher temperature.'],
    ],
  })
})

/** The factor by which warming raises the rate constant. */
export const factorOfWarming = production('ge-h59', 'number', 'activation-energy', (random) => {
  const barrier = integer(random, 7, 26) * 5
  const low = integer(random, 3, 12) * 5
  const rise = pick(random, [5, 10, 15, 20])
  const high = low + rise
  const [cold, hot] = [toKelvin(low), toKelvin(high)]
  const exponent = ((1000 * barrier) / R) * (1 / cold - 1 / hot)
  const value = Math.exp(exponent)
  if (value > 20) return null
  return workedNumber({
    element: 'H',
    stem: `An imagined reaction has an activation energy of ${barrier} kJ/mol. By which factor does k grow from ${low} °C to ${high} °C? R = ${R} J/(mol·K).`,
    value,
    unit: null,
    tolerance: 0.03,
    apart: 0.1,
    show: shown,
    solution: () => ({
      asked: 'the factor by which k grows',
      relation: 'ln(k₂/k₁) = (Ea/R)(1/T₁ − 1/T₂), with kelvin and joules',
      conversions: [
        ...kelvinSteps(low, high),
        [
          'Activation energy',
          multiplied(exact(barrier, 'kJ/mol'), exact(1000, 'J/kJ')),
          'J/mol',
          {},
        ],
      ],
      numbers: [
        bracketStep(low, high),
        [
          'ln(k₂/k₁)',
          divided(
            multiplied(exact(1000 * barrier, 'J/mol'), measured(1 / cold - 1 / hot, 'K⁻¹')),
            exact(R, 'J/(mol·K)'),
          ),
          null,
        ],
        ['Factor', exponential(measured(exponent)), null],
      ],
    }),
    account: `ln(k₂/k₁) = (Ea/R)(1/T₁ − 1/T₂) = ${shown(exponent)}, with ${quantity(cold, null, 5)} K and ${quantity(hot, null, 5)} K, so the factor is e^${shown(exponent)} = ${shown(value)}`,
    wrong: [
      [
        2 ** (rise / 10),
        'KI16',
        'Twice the rate for 10 °C is a rule of thumb that holds near 50 kJ/mol.',
      ],
      [high / low, 'KI16', 'The rate does not go with the ratio of the temperatures in °C.'],
      [hot / cold, 'KI16', 'The rate does not go with the ratio of the temperatures.'],
      [exponent, null, 'That is the logarithm of the factor.'],
    ],
  })
})
