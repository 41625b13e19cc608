import { KW } from '#chemistry/acids/acid-constants.ts'
import { waterConstants } from '#chemistry/acids/water-constants.ts'
import { strongAcids, strongBases } from '#chemistry/compounds/acids.ts'
import { formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, type Random } from '#quiz/random.ts'
import { nextProduction, production } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber, type WrongResult } from '#quiz/templates/made/worked-number.ts'
import { decimal, exact, measured } from '#quiz/worked/amounts.ts'
import {
  added,
  divided,
  less,
  log10,
  multiplied,
  negative,
  powerOf10,
} from '#quiz/worked/expressions.ts'
import { molarMassStep } from '#quiz/worked/stoichiometry.ts'
import type { WorkedStep } from '#quiz/worked/worked-steps.ts'

import {
  ARTICLE,
  constantText,
  logText,
  molar,
  PH_STYLE,
  phRoom,
  phFrom,
  phSteps,
  logStep,
} from './values.ts'

/** A concentration in two figures. */
function drawnConcentration(random: Random, divisors: readonly number[]): number {
  return Number((integer(random, 10, 99) / pick(random, divisors)).toPrecision(2))
}

const TO_PH = 'pH = −log [H⁺]'
const BY_POH = 'pOH = −log [OH⁻], and pH + pOH = 14 at 25 °C'

/** The pH of a strong acid or base. */
export const phOfStrong = production('ch-e45', 'number', 'strong-ph', (random) => {
  const isAcid = pick(random, [true, false])
  const { formula, element } = pick(random, isAcid ? strongAcids : strongBases)
  const concentration = drawnConcentration(random, [200, 1000, 10_000])
  const log = -Math.log10(concentration)
  const value = isAcid ? log : 14 - log
  const name = formatFormula(formula)
  const c = molar(concentration)
  return workedNumber({
    element,
    stem: `What is the pH of ${c} ${name} at 25 °C?`,
    value,
    ...phRoom(value),
    solution: () => ({
      asked: 'the pH',
      given: { [isAcid ? '[H⁺]' : '[OH⁻]']: measured(concentration, 'mol/L', 2) },
      relation: isAcid ? TO_PH : BY_POH,
      numbers: phSteps(concentration, isAcid),
    }),
    account: isAcid
      ? `${name} ionizes completely, so pH = −log ${constantText(concentration)} = ${logText(value)}`
      : `${name} gives one OH⁻, so pOH = −log ${constantText(concentration)} = ${logText(log)} and pH = 14.00 − ${logText(log)} = ${logText(value)}`,
    wrong: [
      [14 - value, 'AB4', isAcid ? 'That is pOH.' : 'That is pOH, but a base has a pH above 7.'],
      [-log, 'AB4', 'The sign of the logarithm was left out.'],
      [isAcid ? log * Math.LN10 : Number.NaN, null, 'That takes the natural logarithm.'],
      [isAcid ? Number.NaN : 14 + log, 'AB4', 'The pOH is subtracted from 14, not added.'],
    ],
    article: ARTICLE,
  })
})

/** The concentration of H⁺ or OH⁻ from the pH. */
export const concentrationFromPh = production('ch-m47', 'number', 'strong-ph', (random) => {
  const pH = integer(random, 150, 1250) / 100
  if (Math.abs(pH - 7) < 0.3) return null
  const asksAcid = pick(random, [true, false])
  const exponent = asksAcid ? pH : 14 - pH
  const value = 10 ** -exponent
  const [ion, other] = asksAcid ? ['[H⁺]', '[OH⁻]'] : ['[OH⁻]', '[H⁺]']
  return workedNumber({
    element: 'H',
    stem: `A solution at 25 °C has pH ${logText(pH)}. What is ${ion}?`,
    value,
    unit: 'mol/L',
    units: ['µmol/L', 'mmol/L', 'mol/L'],
    tolerance: 0.05,
    apart: 0.15,
    show: (number) => molar(number),
    solution: () => ({
      asked: ion,
      given: { pH: decimal(pH, null, 2) },
      relation: asksAcid
        ? '[H⁺] is 10 to the power −pH'
        : 'pH + pOH = 14 at 25 °C, and [OH⁻] is 10 to the power −pOH',
      numbers: asksAcid
        ? [[ion, powerOf10(negative(decimal(pH, null, 2))), 'mol/L', { significant: 2 }]]
        : [
            ['pOH', less(exact(14), decimal(pH, null, 2)), null, PH_STYLE],
            [ion, powerOf10(negative(decimal(exponent, null, 2))), 'mol/L', { significant: 2 }],
          ],
    }),
    account: asksAcid
      ? `[H⁺] = 10^(−${logText(pH)}) = ${molar(value)}`
      : `pOH = 14.00 − ${logText(pH)} = ${logText(exponent)}, so [OH⁻] = 10^(−${logText(exponent)}) = ${molar(value)}`,
    wrong: [
      [KW / value, 'AB4', `That is ${other}.`],
      [1 / value, 'AB4', 'The sign of the exponent was left out.'],
      [Math.exp(-exponent), null, 'That takes a power of e instead of one of 10.'],
    ],
    article: ARTICLE,
  })
})

const earths: readonly (readonly [formula: string, element: ElementSymbol])[] = [
  ['Ba(OH)2', 'Ba'],
  ['Sr(OH)2', 'Sr'],
]

/** The pH of a hydroxide with two OH⁻, or of a mass of one with one. */
export const phOfHydroxide = production('ch-m48', 'number', 'strong-ph', (random) => {
  const isTwofold = pick(random, [true, true, false])
  if (isTwofold) {
    const [formula, element] = pick(random, earths)
    const concentration = drawnConcentration(random, [2000, 10_000])
    const hydroxide = 2 * concentration
    const pOH = -Math.log10(hydroxide)
    const value = 14 - pOH
    const name = formatFormula(formula)
    return workedNumber({
      element,
      stem: `What is the pH of ${molar(concentration)} ${name} at 25 °C?`,
      value,
      ...phRoom(value),
      solution: () => ({
        asked: 'the pH',
        given: { [`Concentration of ${name}`]: measured(concentration, 'mol/L', 2) },
        relation: `Each ${name} gives two OH⁻; ${BY_POH}`,
        numbers: [
          ['[OH⁻]', multiplied(exact(2), measured(concentration, 'mol/L', 2)), 'mol/L'],
          ...phSteps(hydroxide, false),
        ],
      }),
      account: `[OH⁻] = 2 × ${molar(concentration)} = ${molar(hydroxide)}, pOH = ${logText(pOH)} and pH = 14.00 − ${logText(pOH)} = ${logText(value)}`,
      wrong: [
        [14 + Math.log10(concentration), 'AB5', `Each ${name} gives two OH⁻ and not one.`],
        [14 + Math.log10(concentration / 2), 'AB5', 'That divides by two instead of doubling.'],
        [pOH, 'AB4', 'That is pOH, but a base has a pH above 7.'],
      ],
    })
  }
  const { formula, name: fullName, element } = pick(random, strongBases.slice(0, 3))
  const grams = integer(random, 12, 95) / 100
  const milliliters = pick(random, [100, 200, 250, 400, 500, 1000])
  const molarMassOf = molarMass(formula)
  const amount = grams / molarMassOf
  const hydroxide = amount / (milliliters / 1000)
  const pOH = -Math.log10(hydroxide)
  const value = 14 - pOH
  return workedNumber({
    element,
    stem: `${quantity(grams, 'g')} of ${fullName}, ${formatFormula(formula)}, are in ${milliliters} mL of solution at 25 °C. What is the pH?`,
    value,
    ...phRoom(value),
    solution: () => ({
      asked: 'the pH',
      given: { Mass: measured(grams, 'g') },
      relation: `Amount = mass ÷ molar mass, [OH⁻] = amount ÷ volume; ${BY_POH}`,
      conversions: [['Volume', divided(exact(milliliters, 'mL'), exact(1000, 'mL/L')), 'L']],
      numbers: [
        molarMassStep(formula),
        ['Amount', divided(measured(grams, 'g'), measured(molarMassOf, 'g/mol', 4)), 'mol'],
        ['[OH⁻]', divided(measured(amount, 'mol'), measured(milliliters / 1000, 'L')), 'mol/L'],
        ...phSteps(hydroxide, false),
      ],
    }),
    account: `${quantity(amount, 'mol')} in ${quantity(milliliters / 1000, 'L')} give [OH⁻] = ${molar(hydroxide, 3)}, pOH = ${logText(pOH)} and pH = 14.00 − ${logText(pOH)} = ${logText(value)}`,
    wrong: [
      [pOH, 'AB4', 'That is pOH, but a base has a pH above 7.'],
      [
        milliliters === 1000 ? Number.NaN : 14 + Math.log10(amount),
        'SO2',
        'That takes the amount for the concentration.',
      ],
      [
        14 + Math.log10(grams / (milliliters / 1000)),
        'GE20',
        'That takes grams in a liter for moles in a liter.',
      ],
    ],
  })
})

/** The pH of a strong acid after dilution. */
export const phOfDiluted = production('ch-m54', 'number', 'strong-ph', (random) =>
  dilutedDraft(random, Infinity),
)

/** The same, without wrong answers that no solution has. */
export const phAfterDiluting = nextProduction(phOfDiluted, (random) => dilutedDraft(random, 14))

/** A dilution of a strong acid. Wrong answers beyond `highest` are left out. */
function dilutedDraft(random: Random, highest: number) {
  const { formula, element } = pick(random, strongAcids)
  const pH = integer(random, 60, 350) / 100
  const factor = pick(random, [2, 5, 10, 20, 50, 100, 1000])
  const milliliters = pick(random, [5, 10, 20, 25, 50])
  const shift = Math.log10(factor)
  const value = pH + shift
  // Below that water begins to count.
  if (value > 5.5 || milliliters * factor > 5000) return null
  const room = phRoom(value)
  return workedNumber({
    element,
    stem: `${milliliters} mL of ${formatFormula(formula)} with pH ${logText(pH)} are made up to ${formatNumber(milliliters * factor)} mL with water. What is the pH then?`,
    value,
    ...room,
    solution: () => ({
      asked: 'the pH after the dilution',
      given: { 'pH before': decimal(pH, null, 2) },
      relation:
        'Diluted, a strong acid has a pH that is larger by the logarithm of the factor of the volume',
      numbers: [
        [
          'Factor of the volume',
          divided(exact(milliliters * factor, 'mL'), exact(milliliters, 'mL')),
          null,
          {},
        ],
        ['Change of the pH', log10(exact(factor)), null, PH_STYLE],
        ['pH', added(decimal(pH, null, 2), decimal(shift, null, 2)), null, PH_STYLE],
      ],
    }),
    account: `[H⁺] falls to 1/${factor}, so the pH rises by log ${factor} = ${logText(shift)} to ${logText(value)}`,
    wrong: [
      [pH - shift, 'GE5', 'Diluted, an acid has a higher pH.'],
      [
        pH * factor > highest ? Number.NaN : pH * factor,
        'AB4',
        'The pH does not go in proportion to the volume.',
      ],
      [pH / factor, 'AB4', 'The pH does not go in proportion to the concentration.'],
    ],
  })
}

type Base = { readonly formula: string; readonly hydroxides: 1 | 2 }

const bases: readonly Base[] = [
  { formula: 'NaOH', hydroxides: 1 },
  { formula: 'KOH', hydroxides: 1 },
  { formula: 'Ba(OH)2', hydroxides: 2 },
]

const strengths = [0.02, 0.04, 0.05, 0.08, 0.1, 0.12, 0.15, 0.2] as const

/** The pH of a mixture of a strong acid and a strong base. */
export const phOfMixture = production('ch-h55', 'number', 'strong-ph', (random) => {
  const { formula, element } = pick(random, [
    ...strongAcids.slice(0, 2),
    ...strongAcids.slice(3, 4),
  ])
  const base = pick(random, bases)
  const [a, b] = [integer(random, 4, 12) * 5, integer(random, 4, 12) * 5]
  const [acidic, basic] = [pick(random, strengths), pick(random, strengths)]
  const [protons, hydroxide] = [a * acidic, b * basic * base.hydroxides]
  const excess = Math.abs(protons - hydroxide)
  if (excess / Math.max(protons, hydroxide) < 0.05) return null
  const isAcid = protons > hydroxide
  const total = a + b
  const value = phFrom(excess / total, isAcid)
  const oneToOne = a * acidic - b * basic
  const [acid, other] = [formatFormula(formula), formatFormula(base.formula)]
  const rest = isAcid ? 'H⁺' : 'OH⁻'
  const [more, fewer] = isAcid ? [protons, hydroxide] : [hydroxide, protons]
  const room = phRoom(value)
  return workedNumber({
    element,
    stem: `${a} mL of ${molar(acidic)} ${acid} and ${b} mL of ${molar(basic)} ${other} are mixed at 25 °C. What is the pH?`,
    value,
    ...room,
    solution: () => ({
      asked: 'the pH of the mixture',
      relation: `H⁺ and OH⁻ react one to one, and the excess is in the total volume; ${isAcid ? TO_PH : BY_POH}`,
      conversions: [
        ['Amount of H⁺', multiplied(exact(a, 'mL'), measured(acidic, 'mmol/mL', 2)), 'mmol'],
        [
          'Amount of OH⁻',
          base.hydroxides === 1
            ? multiplied(exact(b, 'mL'), measured(basic, 'mmol/mL', 2))
            : multiplied(exact(2), exact(b, 'mL'), measured(basic, 'mmol/mL', 2)),
          'mmol',
        ],
        ['Total volume', added(exact(a, 'mL'), exact(b, 'mL')), 'mL', {}],
      ],
      numbers: [
        [`Excess of ${rest}`, less(measured(more, 'mmol'), measured(fewer, 'mmol')), 'mmol'],
        [`[${rest}]`, divided(measured(excess, 'mmol'), exact(total, 'mL')), 'mol/L'],
        ...phSteps(excess / total, isAcid),
      ],
    }),
    account: `${quantity(protons, 'mmol')} of H⁺ and ${quantity(hydroxide, 'mmol')} of OH⁻ leave ${quantity(excess, 'mmol')} of ${rest} in ${total} mL, [${rest}] = ${molar(excess / total, 3)}, so the pH is ${logText(value)}`,
    wrong: (
      [
        [
          phFrom(excess / (isAcid ? a : b), isAcid),
          'SO14',
          'The volume of the other solution was left out.',
        ],
        [
          base.hydroxides === 1 || oneToOne === 0
            ? Number.NaN
            : phFrom(Math.abs(oneToOne) / total, oneToOne > 0),
          'AB5',
          `Each ${other} gives two OH⁻.`,
        ],
        [14 - value, 'AB4', 'That is pOH.'],
        [
          (phFrom(acidic, true) + phFrom(basic * base.hydroxides, false)) / 2,
          'AB4',
          'The mean of two pH values says nothing, since they are logarithms.',
        ],
      ] as const
    ).filter(
      ([wrongValue]) => Math.abs(wrongValue - value) > room.apart * Math.max(wrongValue, value),
    ),
  })
})

/** The ion product in the two figures that a question gives. */
const temperatures = waterConstants
  .filter(({ celsius }) => celsius !== 25)
  .map(({ celsius, pKw }) => ({ celsius, kw: Number((10 ** -pKw).toPrecision(2)) }))

/** The pH of water, or of a strong base, at another temperature than 25 °C. */
export const phWhenWarm = production('ch-h58', 'number', 'strong-ph', (random) => {
  const { celsius, kw } = pick(random, temperatures)
  const pKw = -Math.log10(kw)
  const k = constantText(kw)
  const kwStep: WorkedStep = ['pKw', negative(log10(measured(kw, null, 2))), null, PH_STYLE]
  if (pick(random, [true, false, false])) {
    const value = pKw / 2
    return workedNumber({
      element: 'H',
      stem: `At ${celsius} °C Kw of water is ${k}. Which pH is neutral there?`,
      value,
      ...phRoom(value),
      solution: () => ({
        asked: 'the pH of a neutral solution',
        given: { Kw: measured(kw, null, 2) },
        relation: 'Neutral means [H⁺] = [OH⁻], so the pH is half of pKw',
        numbers: [kwStep, ['pH', divided(decimal(pKw, null, 2), exact(2)), null, PH_STYLE]],
      }),
      account: `[H⁺] = [OH⁻] = √Kw, so the pH is half of pKw = ${logText(pKw)}, which is ${logText(value)}`,
      wrong: [
        [7, 'AB16', 'Neutral is pH 7 at 25 °C alone.'],
        [pKw, null, 'That is pKw, and the root of Kw was left out.'],
      ],
    })
  }
  const { formula, element } = pick(random, strongBases.slice(0, 3))
  const concentration = drawnConcentration(random, [1000, 10_000])
  const pOH = -Math.log10(concentration)
  const value = pKw - pOH
  if (celsius === 100) return null
  const wrong: readonly WrongResult[] = [
    [14 - pOH, 'AB16', 'At this temperature pH and pOH do not add up to 14.'],
    [pOH, 'AB4', 'That is pOH.'],
    [pKw + pOH, 'AB4', 'The pOH is subtracted, not added.'],
  ]
  return workedNumber({
    element,
    stem: `At ${celsius} °C Kw of water is ${k}. What is the pH of ${molar(concentration)} ${formatFormula(formula)} there?`,
    value,
    ...phRoom(value, 0.015),
    solution: () => ({
      asked: 'the pH',
      given: { Kw: measured(kw, null, 2), '[OH⁻]': measured(concentration, 'mol/L', 2) },
      relation: 'pH + pOH = pKw at each temperature',
      numbers: [
        kwStep,
        logStep('pOH', concentration),
        ['pH', less(decimal(pKw, null, 2), decimal(pOH, null, 2)), null, PH_STYLE],
      ],
    }),
    account: `pKw = ${logText(pKw)} and pOH = −log ${constantText(concentration)} = ${logText(pOH)}, so pH = ${logText(pKw)} − ${logText(pOH)} = ${logText(value)}`,
    wrong,
  })
})
