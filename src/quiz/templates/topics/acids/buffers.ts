import { pairOf } from '#chemistry/acids/acid-constants.ts'
import { formatFormula, molarMass } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { integer, pick, type Random, sample, shuffle } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { decimal, measured } from '#quiz/worked/amounts.ts'
import { added, divided, less, log10, multiplied, powerOf10 } from '#quiz/worked/expressions.ts'
import { molarMassStep } from '#quiz/worked/stoichiometry.ts'

import { isShifted, logText, PH_STYLE, phRoom } from './values.ts'

/** An acid and a salt of its base, or a salt of an acid and its base, in plain text. */
type Partners = { readonly acid: string; readonly base: string; readonly element: ElementSymbol }

const buffers: readonly Partners[] = [
  { acid: 'CH3COOH', base: 'CH3COONa', element: 'C' },
  { acid: 'HCOOH', base: 'HCOOK', element: 'C' },
  { acid: 'HF', base: 'NaF', element: 'F' },
  { acid: 'NH4Cl', base: 'NH3', element: 'N' },
  { acid: 'NaH2PO4', base: 'Na2HPO4', element: 'P' },
  { acid: 'NaHCO3', base: 'Na2CO3', element: 'C' },
]

/** Weak acids that sodium hydroxide can turn into their base in part. */
const halved: readonly Partners[] = [
  { acid: 'CH3COOH', base: 'NaOH', element: 'C' },
  { acid: 'HCOOH', base: 'NaOH', element: 'C' },
  { acid: 'HF', base: 'KOH', element: 'F' },
  { acid: 'HCl', base: 'NH3', element: 'N' },
]

const noBuffers: readonly (readonly [first: string, second: string, why: string])[] = [
  ['HCl', 'NaCl', 'HCl is a strong acid, and Cl⁻ takes up no H⁺'],
  ['HNO3', 'KNO3', 'HNO₃ is a strong acid, and NO₃⁻ takes up no H⁺'],
  ['NaOH', 'NaCl', 'NaOH is a strong base, and nothing there can take its place'],
  ['CH3COOH', 'HCl', 'Both are acids, and there is hardly any base'],
  ['NH3', 'NaOH', 'Both are bases, and there is hardly any acid'],
  ['HNO3', 'KBr', 'HNO₃ is a strong acid, and Br⁻ takes up no H⁺'],
  ['KOH', 'KNO3', 'KOH is a strong base, and nothing there can take its place'],
]

type Mixture = {
  readonly text: string
  readonly isBuffer: boolean
  readonly why: string
  readonly element: ElementSymbol
}

function mixed(one: number, first: string, other: number, second: string): string {
  return `${quantity(one, 'mol', 2)} ${formatFormula(first)}, ${quantity(other, 'mol', 2)} ${formatFormula(second)}`
}

/** A buffer: a pair as such, or made by neutralizing a part. */
function drawBuffer(random: Random): Mixture {
  const amount = pick(random, [0.1, 0.2, 0.3])
  if (pick(random, [true, false])) {
    const { acid, base, element } = pick(random, buffers)
    return {
      text: mixed(amount, acid, pick(random, [0.1, 0.2, 0.3]), base),
      isBuffer: true,
      why: `${formatFormula(acid)} and ${formatFormula(base)} bring a weak acid and its conjugate base`,
      element,
    }
  }
  const { acid, base, element } = pick(random, halved)
  const isStrong = acid === 'HCl'
  return {
    text: isStrong ? mixed(amount, acid, 2 * amount, base) : mixed(2 * amount, acid, amount, base),
    isBuffer: true,
    why: `Half of the ${formatFormula(isStrong ? base : acid)} reacts, so a weak acid and its conjugate base are there in equal amounts`,
    element,
  }
}

/** Mixtures that are no buffers; one of them has partners that react completely. */
function drawOthers(random: Random): readonly Mixture[] {
  const amount = pick(random, [0.1, 0.2])
  const { acid, base, element } = pick(random, halved)
  const isStrong = acid === 'HCl'
  const excess: Mixture = {
    text: isStrong ? mixed(2 * amount, acid, amount, base) : mixed(amount, acid, 2 * amount, base),
    isBuffer: false,
    why: `All of the ${formatFormula(isStrong ? base : acid)} reacts, and a strong ${isStrong ? 'acid' : 'base'} is left over`,
    element,
  }
  const two = sample(random, noBuffers, 2).map(([first, second, why]): Mixture => ({
    text: mixed(pick(random, [0.1, 0.2, 0.3]), first, pick(random, [0.1, 0.2, 0.3]), second),
    isBuffer: false,
    why,
    element: 'H',
  }))
  return shuffle(random, [excess, ...two])
}

/** The mixture that is a buffer. */
export const mixtureThatBuffers = template('ch-m53', 'buffers', (random) => {
  const answer = drawBuffer(random)
  return choice<Mixture>({
    element: answer.element,
    badge: null,
    stem: 'Each of these mixtures is made up to 1.0 L with water. Which one is a buffer?',
    answer,
    isRight: ({ isBuffer }) => isBuffer,
    lures: drawOthers(random).map((value): Lure<Mixture> => ({
      value,
      misconception: 'AB10',
      why: `${value.why}. A buffer needs a weak acid and its conjugate base.`,
    })),
    show: ({ text }) => text,
    right: `${answer.why}.`,
    see: { article: null },
  })
})

type Pair = {
  readonly acid: string
  readonly base: string
  readonly pKa: number
  readonly element: ElementSymbol
}

const pairs: readonly Pair[] = [
  'CH3COOH',
  'HCOOH',
  'C2H5COOH',
  'HF',
  'H2PO4^-',
  'HCO3^-',
  'NH4^+',
].map(pairOf)

const amounts = [0.1, 0.12, 0.15, 0.18, 0.2, 0.25, 0.3, 0.36, 0.4, 0.45, 0.5] as const

function moles(value: number): string {
  return quantity(value, 'mol', 2)
}

const RELATION = 'pH = pKa + log (base/acid), where amounts may stand for concentrations'

/** The pH of a buffer. */
export const phOfBuffer = production('ch-m571', 'number', 'buffers', (random) => {
  const { acid, base, pKa, element } = pick(random, pairs)
  const [a, b] = sample(random, amounts, 2)
  if (a === undefined || b === undefined) return null
  const log = Math.log10(b / a)
  if (Math.abs(log) < 0.1) return null
  const value = pKa + log
  if (isShifted(value, a, b, 0.005)) return null
  const [acidName, baseName] = [formatFormula(acid), formatFormula(base)]
  return workedNumber({
    element,
    stem: `A liter of solution holds ${moles(a)} ${acidName}, pKa ${logText(pKa)}, and ${moles(b)} ${baseName}. What is the pH?`,
    value,
    ...phRoom(value),
    solution: () => ({
      asked: 'the pH',
      given: { pKa: decimal(pKa, null, 2) },
      relation: RELATION,
      numbers: [
        ['Ratio base/acid', divided(measured(b, 'mol', 2), measured(a, 'mol', 2)), null],
        ['Logarithm', log10(measured(b / a)), null, PH_STYLE],
        ['pH', added(decimal(pKa, null, 2), decimal(log, null, 2)), null, PH_STYLE],
      ],
    }),
    account: `pH = pKa + log (base/acid) = ${logText(pKa)} + log (${moles(b)} / ${moles(a)}) = ${logText(value)}`,
    wrong: [
      [pKa - log, 'AB12', 'The ratio was turned around: the base stands above.'],
      [pKa, null, 'The pH is pKa only where acid and base are equal.'],
      [pKa + b / a, null, 'The ratio goes in with its logarithm.'],
      [pKa + Math.log(b / a), null, 'That takes the natural logarithm.'],
    ],
  })
})

/** The pH of a buffer after a strong acid or base has been added. */
export const phAfterAddition = production('ch-h52', 'number', 'buffers', (random) => {
  const { acid, base, pKa, element } = pick(random, pairs)
  const [a, b] = [pick(random, amounts), pick(random, amounts)]
  const x = pick(random, [0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1])
  if (x > Math.min(a, b) / 2) return null
  const isAcid = pick(random, [true, false])
  const [acidAfter, baseAfter] = isAcid ? [a + x, b - x] : [a - x, b + x]
  const value = pKa + Math.log10(baseAfter / acidAfter)
  if (isShifted(value, acidAfter, baseAfter, 0.005)) return null
  const [acidName, baseName] = [formatFormula(acid), formatFormula(base)]
  const strong = isAcid ? 'HCl' : 'NaOH'
  const [gains, loses] = isAcid ? [acidName, baseName] : [baseName, acidName]
  const log = Math.log10(baseAfter / acidAfter)
  const wrong = (
    [
      [pKa + Math.log10(b / a), 'AB10', 'A buffer changes its pH as well, if only a little.'],
      [
        pKa + Math.log10(isAcid ? baseAfter / a : b / acidAfter),
        'AB11',
        `The ${loses} was made less, but ${gains} becomes more as well.`,
      ],
      [
        pKa + Math.log10(isAcid ? b / acidAfter : baseAfter / a),
        'AB11',
        `The ${gains} was made more, but ${loses} becomes less as well.`,
      ],
      [
        pKa + Math.log10((isAcid ? b + x : b - x) / (isAcid ? a - x : a + x)),
        'AB11',
        `${strong} turns ${loses} into ${gains}, not the reverse.`,
      ],
      [pKa - log, 'AB12', 'The ratio was turned around: the base stands above.'],
    ] as const
  ).filter(([other]) => Math.abs(other - value) > 0.05)
  return workedNumber({
    element,
    stem: `${moles(x)} ${strong} are added to a liter with ${moles(a)} ${acidName}, pKa ${logText(pKa)}, and ${moles(b)} ${baseName}. What is the pH then?`,
    value,
    ...phRoom(value, 0.012),
    apart: 0.04 / value,
    solution: () => ({
      asked: 'the pH after the addition',
      given: { pKa: decimal(pKa, null, 2) },
      relation: `${isAcid ? 'H⁺ turns base into acid' : 'OH⁻ turns acid into base'}, mole for mole; ${RELATION}`,
      numbers: [
        [
          `Amount of ${acidName}`,
          isAcid
            ? added(measured(a, 'mol', 2), measured(x, 'mol', 2))
            : less(measured(a, 'mol', 2), measured(x, 'mol', 2)),
          'mol',
        ],
        [
          `Amount of ${baseName}`,
          isAcid
            ? less(measured(b, 'mol', 2), measured(x, 'mol', 2))
            : added(measured(b, 'mol', 2), measured(x, 'mol', 2)),
          'mol',
        ],
        ['Ratio base/acid', divided(measured(baseAfter, 'mol'), measured(acidAfter, 'mol')), null],
        ['Logarithm', log10(measured(baseAfter / acidAfter)), null, PH_STYLE],
        ['pH', added(decimal(pKa, null, 2), decimal(log, null, 2)), null, PH_STYLE],
      ],
    }),
    account: `${moles(acidAfter)} ${acidName} and ${moles(baseAfter)} ${baseName} are there then, so pH = ${logText(pKa)} + log (${moles(baseAfter)} / ${moles(acidAfter)}) = ${logText(value)}`,
    wrong,
  })
})

const salts: readonly (Pair & { readonly salt: string })[] = [
  { ...pairOf('CH3COOH'), salt: 'CH3COONa' },
  { ...pairOf('HCOOH'), salt: 'HCOONa' },
  { ...pairOf('C2H5COOH'), salt: 'C2H5COONa' },
  { ...pairOf('HF'), salt: 'NaF' },
]

/** The mass or amount of a salt that makes a buffer of a pH. */
export const saltForBuffer = production('ch-h59', 'number', 'buffers', (random) => {
  const { acid, pKa, salt, element } = pick(random, salts)
  const pH = pKa + pick(random, [1, -1]) * (integer(random, 15, 70) / 100)
  const amount = pick(random, amounts)
  const asksMass = pick(random, [true, false])
  const ratio = 10 ** (pH - pKa)
  const needed = amount * ratio
  const molarMassOf = molarMass(salt)
  const value = asksMass ? needed * molarMassOf : needed
  if (isShifted(pH, amount, needed, 0.01)) return null
  const unit = asksMass ? 'g' : 'mol'
  const show = (number: number) => quantity(number, unit, 2)
  const [acidName, saltName] = [formatFormula(acid), formatFormula(salt)]
  return workedNumber({
    element,
    stem: `${asksMass ? 'What mass' : 'What amount'} of ${saltName} makes a buffer of pH ${logText(pH)} with ${moles(amount)} ${acidName}, pKa ${logText(pKa)}?`,
    value,
    unit,
    units: asksMass ? ['mg', 'g', 'kg'] : ['mmol', 'mol'],
    tolerance: 0.05,
    apart: 0.15,
    show,
    solution: () => ({
      asked: `the ${asksMass ? 'mass' : 'amount'} of ${saltName}`,
      given: { pH: decimal(pH, null, 2), pKa: decimal(pKa, null, 2) },
      relation: RELATION,
      numbers: [
        ['pH − pKa', less(decimal(pH, null, 2), decimal(pKa, null, 2)), null, PH_STYLE],
        ['Ratio base/acid', powerOf10(decimal(pH - pKa, null, 2)), null],
        [
          `Amount of ${saltName}`,
          multiplied(measured(ratio), measured(amount, 'mol', 2)),
          'mol',
          asksMass ? { significant: 3 } : { significant: 2 },
        ],
        ...(asksMass
          ? [
              molarMassStep(salt),
              [
                `Mass of ${saltName}`,
                multiplied(measured(needed, 'mol'), measured(molarMassOf, 'g/mol', 4)),
                'g',
                { significant: 2 },
              ] as const,
            ]
          : []),
      ],
    }),
    account: `The ratio base/acid is 10^(${logText(pH - pKa)}) = ${quantity(ratio, null)}, so ${moles(needed)} of salt are needed${asksMass ? `, ${show(value)}` : ''}`,
    wrong: [
      [value / ratio ** 2, 'AB12', 'The ratio was turned around: the base stands above.'],
      [value / ratio, null, 'Equal amounts give the pH of pKa.'],
      [asksMass ? needed : Number.NaN, 'GE20', 'That is the amount in mol and not the mass.'],
      [(value * Math.exp(pH - pKa)) / ratio, null, 'That takes a power of e instead of one of 10.'],
    ],
  })
})
