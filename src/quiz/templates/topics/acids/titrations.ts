import { acidConstant, baseConstant, KW, pairOf } from '#chemistry/acids/acid-constants.ts'
import { type Indicator, indicators } from '#chemistry/acids/indicators.ts'
import { strongAcids, strongBases } from '#chemistry/compounds/acids.ts'
import { formatFormula } from '#chemistry/compounds/formulas.ts'
import { formatNumber } from '#chemistry/units.ts'
import { integer, pick, sample } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { pairDraft } from '#quiz/templates/production/builds/pairs.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { decimal, exact, measured } from '#quiz/worked/amounts.ts'
import {
  added,
  divided,
  less,
  log10,
  multiplied,
  negative,
  root,
} from '#quiz/worked/expressions.ts'
import type { WorkedSteps } from '#quiz/worked/worked-steps.ts'

import {
  ARTICLE,
  constantText,
  isShifted,
  logText,
  molar,
  PH_STYLE,
  phRoom,
  phFrom,
  phSteps,
} from './values.ts'
import { weakBases } from './weak.ts'

function oneDecimal(value: number): string {
  return formatNumber(value, { decimals: 1 })
}

type Shade = 'acid' | 'base' | 'both' | 'foreign'

/** The color of an indicator in a solution. */
export const colorOfIndicator = template('ch-e46', 'titration-curves', (random) => {
  const indicator = pick(random, indicators)
  const { name, low, high, acidColor, baseColor } = indicator
  const shade = pick(random, ['acid', 'base', 'both'] as const)
  const middle = (low + high) / 2
  const pH = {
    acid: low - integer(random, 8, 20) / 10,
    base: high + integer(random, 8, 20) / 10,
    both: middle + integer(random, -1, 1) / 10,
  }[shade]
  const foreign = pick(
    random,
    ['red', 'blue', 'purple', 'yellow'].filter((one) => one !== acidColor && one !== baseColor),
  )
  const texts: Readonly<Record<Shade, string>> = {
    acid: acidColor,
    base: baseColor,
    both: 'a mix of both',
    foreign,
  }
  const account = `pH ${oneDecimal(pH)} is ${
    { acid: 'below', base: 'above', both: 'in the middle of' }[shade]
  } the range of ${name}, ${oneDecimal(low)} to ${oneDecimal(high)}`
  return choice<Shade>({
    element: 'H',
    badge: null,
    stem: `${capitalized(name)} turns from ${acidColor} to ${baseColor} between pH ${oneDecimal(low)} and ${oneDecimal(high)}. Which color does it have at pH ${oneDecimal(pH)}?`,
    answer: shade,
    isRight: (value) => value === shade,
    lures: (['acid', 'base', 'both', 'foreign'] as const)
      .filter((value) => value !== shade)
      .map((value): Lure<Shade> => ({
        value,
        misconception: value === 'foreign' ? null : 'AB15',
        why: `${value === 'foreign' ? `No form of ${name} is ${foreign}.` : 'The range of the indicator decides, not pH 7.'} ${account}.`,
      })),
    show: (value) => texts[value],
    right: `${account}.`,
    see: { article: ARTICLE },
  })
})

const weakAcids = ['CH3COOH', 'HCOOH', 'C2H5COOH', 'C3H7COOH'].map(pairOf)
const strengths = [0.05, 0.08, 0.1, 0.12, 0.15, 0.2] as const

/** [H⁺] of a weak acid, or [OH⁻] of a weak base, without the approximation of the root. */
function ionized(constant: number, concentration: number): number {
  return (-constant + Math.sqrt(constant ** 2 + 4 * constant * concentration)) / 2
}

/** The pH of the conjugate partner alone, in half the concentration. */
function phAtEquivalence(constant: number, concentration: number, isAcid: boolean): number {
  const x = Math.sqrt((KW / constant) * (concentration / 2))
  return phFrom(x, !isAcid)
}

/** Where an indicator has changed its color with more than this left, it is the wrong one. */
const MAX_SHARE_LEFT = 0.003

/** The part of a weak acid or base that is left at the end of the change of color. */
function leftAtChange({ low, high }: Indicator, pKa: number, isAcid: boolean): number {
  const ratio = isAcid ? 10 ** (high - pKa) : 10 ** (pKa - low)
  return 1 / (1 + ratio)
}

/** The indicator for the titration of a weak acid or a weak base. */
export const indicatorForTitration = template('ch-m55', 'titration-curves', (random) => {
  const isAcid = pick(random, [true, true, true, false, false])
  const pair = isAcid
    ? pick(random, ['CH3COOH', 'C2H5COOH', 'C3H7COOH'].map(pairOf))
    : pairOf('NH4^+')
  const partner = pick(random, isAcid ? strongBases.slice(0, 3) : strongAcids.slice(0, 4))
  const concentration = pick(random, [0.1, 0.12, 0.15, 0.2])
  const constant = isAcid ? acidConstant(pair) : baseConstant(pair)
  const pH = phAtEquivalence(constant, concentration, isAcid)
  const holds = ({ low, high }: Indicator) => low < pH && pH < high
  const tooEarly = indicators.filter(
    (one) => !holds(one) && leftAtChange(one, pair.pKa, isAcid) > MAX_SHARE_LEFT,
  )
  const [answer] = sample(random, indicators.filter(holds), 1)
  if (answer === undefined || tooEarly.length < 3) return null
  const name = formatFormula(isAcid ? pair.acid : pair.base)
  const account = `At the equivalence point ${formatFormula(isAcid ? pair.base : pair.acid)} makes the pH ${oneDecimal(pH)}, within the range of ${answer.name}`
  return choice<Indicator>({
    element: pair.element,
    badge: null,
    stem: `${molar(concentration)} ${name}, a weak ${isAcid ? 'acid' : 'base'}, is titrated with ${molar(concentration)} ${formatFormula(partner.formula)}. Which indicator fits?`,
    answer,
    isRight: holds,
    lures: sample(random, tooEarly, 3).map((value): Lure<Indicator> => ({
      value,
      misconception: value.low < 7 && value.high > 7 ? 'AB8' : 'AB22',
      why: `It has changed its color before the reaction is complete. ${account}.`,
    })),
    show: ({ name: text, low, high }) => `${text}, pH ${oneDecimal(low)} to ${oneDecimal(high)}`,
    right: `${account}.`,
    see: { article: null },
  })
})

function curve(start: number, end: number): string {
  return `pH ${oneDecimal(start)} at the start, ${oneDecimal(end)} at equivalence`
}

/** Titrations and the pH at their start and at the equivalence point. */
export const titrationsAndCurves = production('ch-m56', 'match', 'titration-curves', (random) => {
  const concentration = pick(random, strengths)
  const acid = pick(random, weakAcids)
  const base = pick(random, weakBases)
  const strongAcid = pick(random, strongAcids.slice(0, 4))
  const strongBase = pick(random, strongBases.slice(0, 3))
  const [a, b] = [formatFormula(acid.acid), formatFormula(base.base)]
  const [h, oh] = [formatFormula(strongAcid.formula), formatFormula(strongBase.formula)]
  const log = Math.log10(concentration)
  const [ka, kb] = [acidConstant(acid), baseConstant(base)]
  const weakAcid = curve(
    -Math.log10(ionized(ka, concentration)),
    phAtEquivalence(ka, concentration, true),
  )
  const weakBase = curve(
    14 + Math.log10(ionized(kb, concentration)),
    phAtEquivalence(kb, concentration, false),
  )
  const [ofStrongAcid, ofStrongBase] = [curve(-log, 7), curve(14 + log, 7)]
  const lefts = {
    strongAcid: `${h} with ${oh}`,
    weakAcid: `${a} with ${oh}`,
    weakBase: `${b} with ${h}`,
    strongBase: `${oh} with ${h}`,
  }
  return pairDraft(random, {
    stem: `Solutions of ${molar(concentration)} are titrated with one another. Pair each titration with its pH. ${a} is a weak acid, ${b} a weak base.`,
    pairs: [
      { left: lefts.strongAcid, partner: ofStrongAcid, element: strongAcid.element },
      { left: lefts.weakAcid, partner: weakAcid, element: acid.element },
      { left: lefts.weakBase, partner: weakBase, element: base.element },
      { left: lefts.strongBase, partner: ofStrongBase, element: strongBase.element },
    ],
    exchanges: [
      {
        of: [lefts.strongAcid, lefts.weakAcid],
        misconception: 'AB8',
        text: `Only a strong acid with a strong base ends at pH 7. ${a} is weak, so it starts higher, and its base makes the end basic.`,
      },
      {
        of: [lefts.weakBase, lefts.strongBase],
        misconception: 'AB6',
        text: `${b} is a weak base and starts at a lower pH than ${oh}. Its conjugate acid makes the end acidic.`,
      },
      {
        of: [lefts.strongAcid, lefts.strongBase],
        misconception: null,
        text: `The one titrated is there at the start. ${h} begins far below 7, ${oh} far above.`,
      },
      {
        of: [lefts.weakAcid, lefts.weakBase],
        misconception: null,
        text: `The one titrated is there at the start. ${a} begins below 7, ${b} above.`,
      },
    ],
    right: `A strong acid with a strong base ends at pH 7. ${a} leaves its base, which is basic, and ${b} its acid, which is acidic.`,
    article: null,
  })
})

type Region = 'part' | 'half' | 'equivalence' | 'beyond'

/** The pH in the course of a titration. */
export const phInTitration = production('ch-h53', 'number', 'titration-curves', (random) => {
  const pair = pick(random, weakAcids)
  const region: Region = pick(random, ['part', 'half', 'equivalence', 'equivalence', 'beyond'])
  const concentration = pick(random, strengths)
  const volume = pick(random, [20, 25, 30, 40, 50])
  const ka = acidConstant(pair)
  const pKa = -Math.log10(ka)
  const poured =
    volume *
    {
      part: pick(random, [0.2, 0.4, 0.6, 0.8]),
      half: 0.5,
      equivalence: 1,
      beyond: pick(random, [1.2, 1.4, 1.6]),
    }[region]
  const total = volume + poured
  const [acid, base] = [formatFormula(pair.acid), formatFormula(pair.base)]
  const start = -Math.log10(Math.sqrt(ka * concentration))
  const amount = volume * concentration
  const hydroxide = poured * concentration
  const ratio = hydroxide / (amount - hydroxide)
  const saltConcentration = amount / total
  const x = Math.sqrt((KW / ka) * saltConcentration)
  const excess = (hydroxide - amount) / total
  const value = {
    part: pKa + Math.log10(ratio),
    half: pKa,
    equivalence: 14 + Math.log10(x),
    beyond: 14 + Math.log10(excess),
  }[region]
  const isMixed = region === 'part' || region === 'half'
  if (isMixed && isShifted(value, (amount - hydroxide) / total, hydroxide / total, 0.012)) {
    return null
  }
  const c = molar(concentration)
  const room = phRoom(value, 0.03)
  const account = {
    part: () =>
      `${quantity(hydroxide, 'mmol')} of ${base} and ${quantity(amount - hydroxide, 'mmol')} of ${acid} are there, so pH = ${logText(pKa)} + log ${quantity(ratio, null)} = ${logText(value)}`,
    half: () =>
      `Half of the acid has reacted, so ${acid} and ${base} are equal and the pH is pKa = ${logText(value)}`,
    equivalence: () =>
      `All is ${base}, ${molar(saltConcentration, 3)}, with Kb = Kw/Ka = ${constantText(KW / ka)}, so [OH⁻] = ${molar(x, 3)} and pH = ${logText(value)}`,
    beyond: () =>
      `${quantity(hydroxide - amount, 'mmol')} of OH⁻ are left over in ${formatNumber(total)} mL, so [OH⁻] = ${molar(excess, 3)} and pH = ${logText(value)}`,
  }[region]()
  const wrong = (
    [
      [region === 'equivalence' ? 7 : Number.NaN, 'AB8', `${base} makes the solution basic.`],
      [
        region === 'equivalence'
          ? pKa
          : region === 'half'
            ? phAtEquivalence(ka, concentration, true)
            : Number.NaN,
        'AB13',
        region === 'equivalence'
          ? 'That is the pH at the half-equivalence point.'
          : 'That is the pH at the equivalence point, which comes later.',
      ],
      [
        region === 'equivalence'
          ? 14 + Math.log10(Math.sqrt((KW / ka) * concentration))
          : region === 'beyond'
            ? 14 + Math.log10((hydroxide - amount) / volume)
            : Number.NaN,
        'SO14',
        'The volume of the base was not added.',
      ],
      [
        region === 'part' ? pKa - Math.log10(ratio) : Number.NaN,
        'AB12',
        'The ratio was turned around.',
      ],
      [region === 'part' ? pKa : Number.NaN, 'AB13', 'The pH is pKa halfway to equivalence alone.'],
      [
        region === 'equivalence' || region === 'beyond' ? 14 - value : Number.NaN,
        'AB4',
        'That is pOH.',
      ],
      [
        region === 'half' || region === 'part' ? start : Number.NaN,
        null,
        'That is the pH before any base was added.',
      ],
    ] as const
  ).filter(([other]) => Math.abs(other - value) > 0.1)
  return workedNumber({
    element: pair.element,
    stem: `${volume} mL of ${c} ${acid} (Ka = ${constantText(ka)}) are titrated with ${c} NaOH. What is the pH after ${formatNumber(poured)} mL?`,
    value,
    ...room,
    solution: () => titrationSteps({ region, acid, base, ka, concentration, volume, poured }),
    account,
    wrong,
  })
})

type TitrationPoint = {
  readonly region: Region
  readonly acid: string
  readonly base: string
  readonly ka: number
  readonly concentration: number
  /** The volumes of the acid and of the base that has been added, in milliliters. */
  readonly volume: number
  readonly poured: number
}

/** Returns the steps to the pH at a point of the titration of a weak acid. */
function titrationSteps({
  region,
  acid,
  base,
  ka,
  concentration,
  volume,
  poured,
}: TitrationPoint): WorkedSteps {
  const pKa = -Math.log10(ka)
  const total = volume + poured
  const amount = volume * concentration
  const hydroxide = poured * concentration
  const ratio = hydroxide / (amount - hydroxide)
  const saltConcentration = amount / total
  const x = Math.sqrt((KW / ka) * saltConcentration)
  const excess = (hydroxide - amount) / total
  const amountSteps = [
    [
      `Amount of ${acid} at the start`,
      multiplied(exact(volume, 'mL'), measured(concentration, 'mmol/mL', 2)),
      'mmol',
    ],
    [
      'Amount of OH⁻',
      multiplied(exact(poured, 'mL'), measured(concentration, 'mmol/mL', 2)),
      'mmol',
    ],
  ] as const
  const asked = 'the pH'
  const given = { Ka: measured(ka, null, 2) }
  const pKaStep = ['pKa', negative(log10(measured(ka, null, 2))), null, PH_STYLE] as const
  if (region === 'half') {
    return {
      asked,
      given,
      relation: `Half of the volume at equivalence is added, so that ${acid} and ${base} are equal and the pH is pKa`,
      numbers: [pKaStep],
    }
  }
  if (region === 'part') {
    return {
      asked,
      given,
      relation: 'Before equivalence it is a buffer: pH = pKa + log (base/acid)',
      conversions: amountSteps,
      numbers: [
        pKaStep,
        [
          `Amount of ${acid} left`,
          less(measured(amount, 'mmol'), measured(hydroxide, 'mmol')),
          'mmol',
        ],
        [
          'Ratio base/acid',
          divided(measured(hydroxide, 'mmol'), measured(amount - hydroxide, 'mmol')),
          null,
        ],
        ['Logarithm', log10(measured(ratio)), null, PH_STYLE],
        ['pH', added(decimal(pKa, null, 2), decimal(Math.log10(ratio), null, 2)), null, PH_STYLE],
      ],
    }
  }
  const volumeStep = [
    'Total volume',
    added(exact(volume, 'mL'), exact(poured, 'mL')),
    'mL',
    {},
  ] as const
  if (region === 'equivalence') {
    return {
      asked,
      given,
      relation: `At equivalence all acid is ${base}, a weak base: Kb = Kw ÷ Ka and [OH⁻] = √(Kb × c)`,
      conversions: amountSteps.slice(0, 1),
      numbers: [
        volumeStep,
        [
          `Concentration of ${base}`,
          divided(measured(amount, 'mmol'), exact(total, 'mL')),
          'mol/L',
        ],
        ['Kb', divided(measured(KW, null, 2), measured(ka, null, 2)), null],
        ['x²', multiplied(measured(KW / ka), measured(saltConcentration)), null],
        ['[OH⁻]', root(2, measured((KW / ka) * saltConcentration)), 'mol/L'],
        ...phSteps(x, false),
      ],
    }
  }
  return {
    asked,
    given,
    relation: 'Beyond equivalence the OH⁻ left over decides, in the total volume',
    conversions: amountSteps,
    numbers: [
      volumeStep,
      ['Excess of OH⁻', less(measured(hydroxide, 'mmol'), measured(amount, 'mmol')), 'mmol'],
      ['[OH⁻]', divided(measured(hydroxide - amount, 'mmol'), exact(total, 'mL')), 'mol/L'],
      ...phSteps(excess, false),
    ],
  }
}

/** The exact pH of a weak acid that has been neutralized to a part, found by halving. */
function phOnCurve(pKa: number, acid: number, part: number): number {
  const ka = 10 ** -pKa
  let [low, high] = [0, 14]
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2
    const h = 10 ** -middle
    if (h + part * acid > KW / h + (acid * ka) / (ka + h)) low = middle
    else high = middle
  }
  return low
}

/** The pKa or the concentration of an acid from points of its titration curve. */
export const readCurve = production('ch-h57', 'number', 'titration-curves', (random) => {
  const wanted = integer(random, 420, 540) / 100
  const strength = pick(random, [0.05, 0.1, 0.2])
  const volume = pick(random, [10, 20, 25, 40])
  const end = 2 * integer(random, 7, 20)
  const concentration = (end * strength) / volume
  if (concentration > 0.5 || concentration < 0.04 || end === volume) return null
  const [quarter, pKa, last] = [0.25, 0.5, 1].map((part) => {
    const diluted = (end * strength) / (volume + part * end)
    return Number(phOnCurve(wanted, diluted, part).toFixed(2))
  })
  if (quarter === undefined || pKa === undefined || last === undefined) return null
  const asksConstant = pick(random, [true, false])
  const points = `${volume} mL of a weak acid with ${quantity(strength, 'mol/L', 2)} NaOH: pH ${logText(quarter)} at ${formatNumber(end / 4)} mL, ${logText(pKa)} at ${formatNumber(end / 2)} mL, ${logText(last)} at equivalence (${formatNumber(end)} mL).`
  if (asksConstant) {
    return workedNumber({
      element: 'H',
      stem: `${points} What is pKa?`,
      value: pKa,
      ...phRoom(pKa, 0.05),
      solution: () => ({
        asked: 'the pKa of the acid',
        given: { 'Volume at equivalence': exact(end, 'mL') },
        relation: 'pKa = pH − log (base/acid), and halfway to equivalence both are equal',
        numbers: [
          ['Half of the volume', divided(exact(end, 'mL'), exact(2)), 'mL', {}],
          [
            'pKa',
            less(
              decimal(pKa, null, 2),
              log10(divided(exact(end / 2, 'mL'), less(exact(end, 'mL'), exact(end / 2, 'mL')))),
            ),
            null,
            PH_STYLE,
          ],
        ],
      }),
      account: `Half of ${formatNumber(end)} mL is ${formatNumber(end / 2)} mL, and the pH there is pKa = ${logText(pKa)}`,
      wrong: [
        [last, 'AB13', 'That is the pH at the equivalence point.'],
        [quarter, 'AB13', 'There only a quarter of the acid has reacted.'],
        [7, 'AB8', 'The pKa has nothing to do with pH 7.'],
        [last / 2, 'AB13', 'The volume is halved and not the pH.'],
      ],
    })
  }
  return workedNumber({
    element: 'H',
    stem: `${points} What concentration did the acid have?`,
    value: concentration,
    unit: 'mol/L',
    units: ['mmol/L', 'mol/L'],
    solution: () => ({
      asked: 'the concentration of the acid',
      given: { 'Volume at equivalence': exact(end, 'mL') },
      relation: 'At the equivalence point as much NaOH is added as there was acid',
      conversions: [
        ['Amount of NaOH', multiplied(exact(end, 'mL'), measured(strength, 'mmol/mL', 2)), 'mmol'],
      ],
      numbers: [
        ['Concentration', divided(measured(end * strength, 'mmol'), exact(volume, 'mL')), 'mol/L'],
      ],
    }),
    account: `${formatNumber(end)} mL × ${quantity(strength, 'mol/L', 2)} = ${quantity(end * strength, 'mmol')} of NaOH, in ${volume} mL of acid ${quantity(concentration, 'mol/L')}`,
    wrong: [
      [concentration / 2, 'AB13', 'That takes the half-equivalence point.'],
      [(volume * strength) / end, null, 'The two volumes were exchanged.'],
      [strength, 'SO15', 'Equal concentrations would need equal volumes.'],
    ],
  })
})
