import { acidConstant, baseConstant, pairOf } from '#chemistry/acids/acid-constants.ts'
import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { integer, pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { decimal, exact, measured } from '#quiz/worked/amounts.ts'
import {
  divided,
  less,
  multiplied,
  negative,
  powerOf10,
  raised,
  root,
} from '#quiz/worked/expressions.ts'

import { constantText, logText, molar, phRoom, phFrom, phSteps } from './values.ts'

/** Weak acids that dissolve well, with one H⁺ to give. */
const weakAcids = ['CH3COOH', 'HCOOH', 'C2H5COOH', 'C3H7COOH', 'HF', 'HClO', 'HBrO'].map(pairOf)

/** Pairs of weak bases that dissolve well. */
export const weakBases = ['NH4^+', 'CH3NH3^+', '(CH3)2NH2^+', '(CH3)3NH^+'].map(pairOf)

/** Where so little is ionized the root is near enough. */
const MIN_RATIO = 500

/** A concentration from 0.01 to 1 mol/L in two figures. */
const concentrations = [
  0.01, 0.02, 0.025, 0.04, 0.05, 0.08, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.8,
]

/** The pH of a weak acid or a weak base. */
export const phOfWeak = production('ch-h48', 'number', 'weak-ph', (random) => {
  const isAcid = pick(random, [true, true, false])
  const pair = pick(random, isAcid ? weakAcids : weakBases)
  const constant = isAcid ? acidConstant(pair) : baseConstant(pair)
  const concentration = pick(random, concentrations)
  if (concentration / constant < MIN_RATIO) return null
  const x = Math.sqrt(constant * concentration)
  const log = -Math.log10(x)
  const value = isAcid ? log : 14 - log
  const name = formatFormula(isAcid ? pair.acid : pair.base)
  const [k, c] = [constantText(constant), molar(concentration)]
  const symbol = isAcid ? 'Ka' : 'Kb'
  const ion = isAcid ? '[H⁺]' : '[OH⁻]'
  return workedNumber({
    element: pair.element,
    stem: `${name} has ${symbol} = ${k}. What is the pH of ${c} ${name} at 25 °C?`,
    value,
    ...phRoom(value),
    solution: () => ({
      asked: 'the pH',
      given: {
        [symbol]: measured(constant, null, 2),
        Concentration: measured(concentration, 'mol/L', 2),
      },
      relation: `With x = ${ion}, x² ÷ c = ${symbol}, as long as x is small against c`,
      numbers: [
        ['x²', multiplied(measured(constant, null, 2), measured(concentration, null, 2)), null],
        [ion, root(2, measured(constant * concentration)), 'mol/L'],
        ...phSteps(x, isAcid),
      ],
    }),
    account: `${ion} = √(${k} × ${constantText(concentration)}) = ${molar(x, 3)}, so ${isAcid ? '' : `pOH = ${logText(log)} and `}pH = ${logText(value)}`,
    wrong: [
      [phFrom(concentration, isAcid), 'AB6', `That takes ${name} for completely ionized.`],
      [phFrom(constant * concentration, isAcid), 'AB7', 'The root was left out.'],
      [phFrom(constant, isAcid), 'AB7', `That takes ${symbol} alone for ${ion}.`],
      [isAcid ? Number.NaN : log, 'AB4', 'That is pOH, but a base has a pH above 7.'],
    ],
  })
})

/** The pH of a weak acid from the percentage of it that is ionized. */
export const phOfShare = production('ch-m523', 'number', 'weak-ph', (random) => {
  const pair = pick(random, weakAcids)
  const constant = acidConstant(pair)
  const concentration = pick(random, concentrations)
  const exactX = (-constant + Math.sqrt(constant ** 2 + 4 * constant * concentration)) / 2
  const percent = Number(((100 * exactX) / concentration).toPrecision(2))
  if (percent < 0.01) return null
  const x = (percent / 100) * concentration
  const value = -Math.log10(x)
  const name = formatFormula(pair.acid)
  const [c, share] = [molar(concentration), quantity(percent, '%', 2)]
  return workedNumber({
    element: pair.element,
    stem: `In ${c} ${name} at 25 °C, ${share} of the acid is ionized. What is the pH?`,
    value,
    ...phRoom(value),
    solution: () => ({
      asked: 'the pH',
      given: { Concentration: measured(concentration, 'mol/L', 2) },
      relation: 'Each molecule that is ionized gives one H⁺: [H⁺] = share × concentration',
      conversions: [
        ['Share', divided(measured(percent, '%', 2), exact(100, '%')), null, { significant: 2 }],
      ],
      numbers: [
        [
          '[H⁺]',
          multiplied(measured(percent / 100, null, 2), measured(concentration, 'mol/L', 2)),
          'mol/L',
        ],
        ...phSteps(x, true),
      ],
    }),
    account: `[H⁺] is ${share} of ${c}, that is ${molar(x, 3)}, so pH = ${logText(value)}`,
    wrong: [
      [phFrom(concentration, true), 'AB6', `That takes ${name} for completely ionized.`],
      [14 - value, 'AB4', 'That is pOH.'],
      [-Math.log(x), null, 'The pH takes the logarithm to base 10, not the natural one.'],
    ],
  })
})

/** Ka of a weak acid from its pH. */
export const constantFromPh = production('ch-h49', 'number', 'weak-ph', (random) => {
  const concentration = pick(random, concentrations)
  const wanted = 10 ** (-integer(random, 300, 650) / 100)
  const exactX = (-wanted + Math.sqrt(wanted ** 2 + 4 * wanted * concentration)) / 2
  const pH = Number((-Math.log10(exactX)).toFixed(2))
  const x = 10 ** -pH
  const value = x ** 2 / (concentration - x)
  if (x / concentration > 0.2) return null
  const c = molar(concentration)
  return workedNumber({
    element: 'H',
    stem: `A weak acid HA of ${c} has pH ${logText(pH)} at 25 °C. What is its Ka?`,
    value,
    unit: null,
    tolerance: 0.06,
    apart: 0.2,
    show: constantText,
    solution: () => ({
      asked: 'the Ka of HA',
      given: { pH: decimal(pH, null, 2), Concentration: measured(concentration, 'mol/L', 2) },
      relation: 'With x = [H⁺] = [A⁻], Ka = x² ÷ (c − x)',
      numbers: [
        ['x', powerOf10(negative(decimal(pH, null, 2))), 'mol/L'],
        ['c − x', less(measured(concentration, 'mol/L', 3), measured(x, 'mol/L')), 'mol/L'],
        [
          'Ka',
          divided(raised(measured(x), exact(2)), measured(concentration - x)),
          null,
          { significant: 2 },
        ],
      ],
    }),
    account: `x = 10^(−${logText(pH)}) = ${molar(x, 3)}, so Ka = x²/(c − x) = ${constantText(value)}`,
    wrong: [
      [x, null, 'That is [H⁺] itself.'],
      [x / concentration, null, 'That is the part that is ionized, and x counts twice in Ka.'],
      [x ** 2, null, 'The concentration of HA was left out.'],
      [concentration ** 2 / x, null, 'The two concentrations were exchanged.'],
    ],
  })
})

const dilutions = [4, 9, 16, 25, 36, 49, 64, 100] as const

/** The percentage of a weak acid that is ionized, or how dilution changes it. */
export const shareIonized = production('ch-h50', 'number', 'weak-ph', (random) => {
  const pair = pick(random, weakAcids)
  const constant = acidConstant(pair)
  const concentration = pick(random, concentrations)
  const name = formatFormula(pair.acid)
  if (pick(random, [true, false, false])) {
    const factor = pick(random, dilutions)
    if (concentration / factor / constant < MIN_RATIO) return null
    const value = Math.sqrt(factor)
    return workedNumber({
      element: pair.element,
      stem: `${molar(concentration)} ${name}, a weak acid, is diluted to ${factor} times the volume. By which factor does the percentage that is ionized grow?`,
      value,
      unit: null,
      tolerance: 0.05,
      show: (number) => quantity(number, null, 2),
      solution: () => ({
        asked: 'the factor of the percentage ionized',
        relation:
          'From Ka = x²/c the part x/c is √(Ka/c), so it goes with the root of the dilution',
        numbers: [['Factor', root(2, exact(factor)), null, { significant: 2 }]],
      }),
      account: `The part x/c is √(Ka/c), and c falls to 1/${factor}, so the part grows by √${factor} = ${quantity(value, null, 2)}`,
      wrong: [
        [1 / value, 'AB17', 'Diluted, a weak acid is ionized to a larger part.'],
        [factor, null, 'The part goes with the root of the dilution.'],
        [1 / factor, null, 'That is the factor of the concentration.'],
        [1, 'AB17', 'The part does not stay the same, although Ka does.'],
      ],
    })
  }
  if (concentration / constant < MIN_RATIO) return null
  const x = Math.sqrt(constant * concentration)
  const value = (100 * x) / concentration
  return workedNumber({
    element: pair.element,
    stem: `${name} has Ka = ${constantText(constant)}. What percentage of it is ionized in a ${molar(concentration)} solution?`,
    value,
    unit: '%',
    tolerance: 0.05,
    apart: 0.1,
    show: (number) => quantity(number, '%', 2),
    solution: () => ({
      asked: 'the percentage that is ionized',
      given: { Ka: measured(constant, null, 2) },
      relation: 'With x = [H⁺], x² ÷ c = Ka, and the percentage is 100 × x ÷ c',
      numbers: [
        ['x²', multiplied(measured(constant, null, 2), measured(concentration, null, 2)), null],
        ['x', root(2, measured(constant * concentration)), 'mol/L'],
        [
          'Percentage',
          multiplied(
            divided(measured(x, 'mol/L'), measured(concentration, 'mol/L', 2)),
            exact(100, '%'),
          ),
          '%',
          { significant: 2 },
        ],
      ],
    }),
    account: `x = √(Ka × c) = ${molar(x, 3)}, and 100 × x/c = ${quantity(value, '%', 2)}`,
    wrong: [
      [(100 * constant) / concentration, 'AB7', 'The root was left out.'],
      [100 * x, null, 'That is [H⁺] times 100, and the concentration was left out.'],
      [value / 100, null, 'That is the part as a fraction and not the percentage.'],
      [100, 'AB6', 'A weak acid is ionized only in part.'],
    ],
  })
})
