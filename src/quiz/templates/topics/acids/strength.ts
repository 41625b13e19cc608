import { acidConstant, baseConstant, conjugatePairs, KW } from '#chemistry/acids/acid-constants.ts'
import { strongAcids } from '#chemistry/compounds/acids.ts'
import { formatFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { pick, sample } from '#quiz/random.ts'
import { choice, type Lure, production, template } from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { decimal, exact, measured } from '#quiz/worked/amounts.ts'
import { divided, less, log10, negative, powerOf10 } from '#quiz/worked/expressions.ts'
import { known, law, outcome, solved } from '#quiz/worked/solutions.ts'

import { ARTICLE, constantText, logText, molar, PH_STYLE, phRoom } from './values.ts'

type Named = {
  readonly text: string
  readonly element: ElementSymbol
  /** How far it ionizes in water. */
  readonly extent: string
}

const strong: readonly Named[] = [
  ...strongAcids.map(({ name, element }) => ({
    text: name,
    element,
    extent: 'ionizes completely',
  })),
  { text: 'sulfuric acid', element: 'S', extent: 'gives off its first H⁺ completely' },
]

const weak: readonly Named[] = [
  'acetic acid',
  'formic acid',
  'benzoic acid',
  'hydrofluoric acid',
  'hypochlorous acid',
  'hydrocyanic acid',
  'carbonic acid',
  'phosphoric acid',
].flatMap((text) =>
  conjugatePairs.flatMap(({ name, element }) =>
    name === text ? [{ text, element, extent: 'ionizes only in part' }] : [],
  ),
)

/** The strong or the weak one of four acids. */
export const strongOne = template(
  'ch-e44',
  'acid-strength',
  (random) => {
    const isStrong = pick(random, [true, false])
    const right = isStrong ? strong : weak
    const answer = pick(random, right)
    const asked = isStrong ? 'strong' : 'weak'
    const account = accountOf(answer)
    return choice<Named>({
      element: answer.element,
      badge: null,
      stem: `Which of these is a ${asked} acid in water?`,
      answer,
      isRight: (one) => right.includes(one),
      lures: sample(random, isStrong ? weak : strong, 3).map((value) => ({
        value,
        misconception: 'AB1',
        why: `Strong and weak tell how far an acid ionizes. ${accountOf(value)}. ${account}.`,
      })),
      show: ({ text }) => text,
      right: `${account}, so it is a ${asked} acid.`,
      see: { article: ARTICLE },
    })
  },
  { fitsMatch: true },
)

type Comparison = {
  readonly ask: string
  readonly sign: 1 | -1
  readonly rule: string
  /** The idea behind another acid. */
  readonly misconception: 'AB3' | 'AB20'
}

/** The consequences of the smallest pKa, and of the largest. */
const comparisons: readonly Comparison[] = [
  {
    ask: 'is the strongest',
    sign: -1,
    rule: 'The smaller its pKa, the stronger an acid',
    misconception: 'AB20',
  },
  {
    ask: 'is the weakest',
    sign: 1,
    rule: 'The larger its pKa, the weaker an acid',
    misconception: 'AB20',
  },
  {
    ask: 'has the strongest conjugate base',
    sign: 1,
    rule: 'The weaker an acid, the stronger its conjugate base',
    misconception: 'AB3',
  },
  {
    ask: 'has the weakest conjugate base',
    sign: -1,
    rule: 'The stronger an acid, the weaker its conjugate base',
    misconception: 'AB3',
  },
]

/** The acid at one end of four, by their pKa. */
export const acidByConstant = template('ch-m402', 'acid-strength', (random) => {
  const drawn = sample(
    random,
    conjugatePairs.filter(({ name }) => name.endsWith('acid')),
    4,
  )
  const sizes = drawn.map(({ pKa }) => pKa).toSorted((one, other) => one - other)
  const isApart = sizes.every((pKa, place) => place === 0 || pKa - (sizes[place - 1] ?? 0) >= 0.4)
  if (!isApart) return null
  const { ask, sign, rule, misconception } = pick(random, comparisons)
  const [answer, ...others] = drawn.toSorted((one, other) => sign * (other.pKa - one.pKa))
  if (answer === undefined) return null
  const account = `${rule}: the pKa of ${answer.name} is ${pKaText(answer.pKa)}`
  return choice<(typeof drawn)[number]>({
    element: answer.element,
    badge: null,
    stem: `pKa values: ${drawn.map(({ name, pKa }) => `${name} ${pKaText(pKa)}`).join(', ')}. Which acid ${ask}?`,
    answer,
    isRight: ({ pKa }) => drawn.every((one) => sign * (pKa - one.pKa) >= 0),
    lures: others.toReversed().map((value): Lure<(typeof drawn)[number]> => ({
      value,
      misconception: value === others.at(-1) ? misconception : null,
      why: `The pKa of ${value.name} is ${pKaText(value.pKa)}, which is not the ${sign > 0 ? 'largest' : 'smallest'}. ${account}.`,
    })),
    show: ({ name }) => name,
    right: `${account}.`,
    see: { article: ARTICLE },
  })
})

function pKaText(pKa: number): string {
  return quantity(pKa, null)
}

function accountOf({ text, extent }: Named): string {
  return `${capitalized(text)} ${extent}`
}

type Verdict = { readonly stronger: 'A' | 'B'; readonly crowded: 'A' | 'B' }

/** Two solutions compared by the strength and by the concentration of their acids. */
export const strongAndConcentrated = template('ch-e47', 'acid-strength', (random) => {
  const [acid] = sample(
    random,
    conjugatePairs.filter(({ acid: text, pKa }) => !/\^/.test(text) && pKa > 3 && pKa < 9),
    1,
  )
  if (acid === undefined) return null
  const [one, other] = sample(random, [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2], 2)
  if (one === undefined || other === undefined) return null
  const share = 100 * Math.sqrt(10 ** -acid.pKa / other)
  if (share > 15) return null
  const isFirst = pick(random, [true, false])
  const full = `${molar(one)} of an acid that is 100% ionized`
  const part = `${molar(other)} of an acid that is ${quantity(share, '%', 2)} ionized`
  const strongPlace = isFirst ? 'A' : 'B'
  const weakPlace = isFirst ? 'B' : 'A'
  const right: Verdict = {
    stronger: strongPlace,
    crowded: one > other ? strongPlace : weakPlace,
  }
  const account = `The acid of ${right.stronger} is ionized to the larger part, so it is stronger, and ${right.crowded} holds more acid in each liter`
  const verdicts = (['A', 'B'] as const).flatMap((stronger) =>
    (['A', 'B'] as const).map((crowded): Verdict => ({ stronger, crowded })),
  )
  const isRight = (value: Verdict) =>
    value.stronger === right.stronger && value.crowded === right.crowded
  return choice<Verdict>({
    element: acid.element,
    badge: null,
    stem: `Solution A has ${isFirst ? full : part}, solution B has ${isFirst ? part : full}. Which statement is right?`,
    answer: right,
    isRight,
    lures: verdicts
      .filter((value) => !isRight(value))
      .map((value): Lure<Verdict> => ({
        value,
        misconception: 'AB1',
        why: `${
          value.stronger === right.stronger
            ? 'Concentrated is the solution with more acid in a liter, however much of it is ionized.'
            : 'Strong is the acid that is ionized to the larger part, however much of it is there.'
        } ${account}.`,
      })),
    show: ({ stronger, crowded }) =>
      stronger === crowded
        ? `${stronger} has the stronger acid and is more concentrated.`
        : `${stronger} has the stronger acid, ${crowded} is more concentrated.`,
    right: `${account}.`,
    see: { article: ARTICLE },
  })
})

type Reason = 'size' | 'center' | 'oxygen' | 'chain'

const reasons: Readonly<Record<Reason, string>> = {
  size: 'Its H is bonded to a larger atom.',
  center: 'Its central atom is more electronegative.',
  oxygen: 'It has more O atoms that draw electrons.',
  chain: 'Its chain has halogens that draw electrons.',
}

const accounts: Readonly<Record<Reason, string>> = {
  size: 'Down a group the atom beside H gets larger and holds it less firmly',
  center: 'A more electronegative central atom draws electrons out of the bond O–H',
  oxygen:
    'Each further O atom draws electrons out of the bond O–H and spreads the charge of the ion',
  chain: 'Halogens in the chain draw electrons toward them and spread the charge of the ion',
}

/** Acids of which the first is the stronger one, and why. */
const stronger: Readonly<
  Record<Reason, readonly (readonly [strong: string, weak: string, element: ElementSymbol])[]>
> = {
  size: [
    ['HCl', 'HF', 'Cl'],
    ['HBr', 'HCl', 'Br'],
    ['HI', 'HBr', 'I'],
    ['HBr', 'HF', 'Br'],
    ['HI', 'HF', 'I'],
    ['H2S', 'H2O', 'S'],
    ['H2Se', 'H2S', 'Se'],
  ],
  center: [
    ['HClO', 'HBrO', 'Cl'],
    ['HBrO', 'HIO', 'Br'],
    ['HClO', 'HIO', 'Cl'],
    ['H2SO3', 'H2SeO3', 'S'],
  ],
  oxygen: [
    ['HNO3', 'HNO2', 'N'],
    ['H2SO4', 'H2SO3', 'S'],
    ['HClO2', 'HClO', 'Cl'],
    ['HClO3', 'HClO2', 'Cl'],
    ['HClO4', 'HClO3', 'Cl'],
    ['HClO4', 'HClO', 'Cl'],
  ],
  chain: [
    ['CCl3COOH', 'CH3COOH', 'Cl'],
    ['CHCl2COOH', 'CH3COOH', 'Cl'],
    ['CH2ClCOOH', 'CH3COOH', 'Cl'],
    ['CF3COOH', 'CH3COOH', 'F'],
    ['CH2FCOOH', 'CH3COOH', 'F'],
    ['CH2BrCOOH', 'CH3COOH', 'Br'],
  ],
}

/** The reason why one acid is stronger than another. */
export const reasonForStrength = template('ch-h100', 'acid-strength', (random) => {
  const reason = pick(random, ['size', 'center', 'oxygen', 'chain'] as const)
  const [strongAcid, weakAcid, element] = pick(random, stronger[reason])
  return choice<Reason>({
    element,
    badge: null,
    stem: `Why is ${formatFormula(strongAcid)} a stronger acid than ${formatFormula(weakAcid)}?`,
    answer: reason,
    isRight: (value) => value === reason,
    lures: (['size', 'center', 'oxygen', 'chain'] as const)
      .filter((value) => value !== reason)
      .map((value) => ({
        value,
        misconception: 'AB21',
        why: `That is the reason in other pairs of acids, but not in this one. ${accounts[reason]}.`,
      })),
    show: (value) => reasons[value],
    right: `${accounts[reason]}.`,
    see: { article: null },
    solution: () =>
      solved(
        `the reason for the strength of ${formatFormula(strongAcid)}`,
        known('Acids compared', `${formatFormula(strongAcid)} and ${formatFormula(weakAcid)}`),
        law(
          'Look at what is different: the atom beside H, the central atom, the number of O atoms, or halogens in the chain',
        ),
        outcome(reasons[reason]),
      ),
  })
})

/** pKa, Ka and Kb of a pair from one another. */
export const constantsOfPair = production('ch-m49', 'number', 'acid-constants', (random) => {
  const pair = pick(random, conjugatePairs)
  const asked = pick(random, ['pKa', 'Ka', 'Kb', 'pKb'] as const)
  const { pKa, element } = pair
  const [ka, kb] = [acidConstant(pair), baseConstant(pair)]
  const [acid, base] = [formatFormula(pair.acid), formatFormula(pair.base)]
  const constant = { unit: null, tolerance: 0.05, apart: 0.15, show: constantText }
  if (asked === 'pKa') {
    const value = -Math.log10(ka)
    return workedNumber({
      element,
      stem: `${acid} has Ka = ${constantText(ka)}. What is its pKa?`,
      value,
      ...phRoom(value),
      solution: () => ({
        asked: `the pKa of ${acid}`,
        given: { Ka: measured(ka, null, 2) },
        relation: 'pKa = −log Ka',
        numbers: [['pKa', negative(log10(measured(ka, null, 2))), null, PH_STYLE]],
      }),
      account: `pKa = −log Ka = −log (${constantText(ka)}) = ${logText(value)}`,
      wrong: [
        [-value, 'AB4', 'The sign was left out.'],
        [14 - value, 'AB18', `That is pKb of its base ${base}.`],
        [value * Math.LN10, null, 'That takes the natural logarithm.'],
      ],
    })
  }
  if (asked === 'Ka') {
    const value = 10 ** -pKa
    return workedNumber({
      element,
      stem: `${acid} has pKa ${logText(pKa)}. What is its Ka?`,
      value,
      ...constant,
      solution: () => ({
        asked: `the Ka of ${acid}`,
        given: { pKa: decimal(pKa, null, 2) },
        relation: 'Ka is 10 to the power −pKa',
        numbers: [['Ka', powerOf10(negative(decimal(pKa, null, 2))), null, { significant: 2 }]],
      }),
      account: `Ka = 10^(−pKa) = 10^(−${logText(pKa)}) = ${constantText(value)}`,
      wrong: [
        [1 / value, 'AB4', 'The sign of the exponent was left out.'],
        [KW / value, 'AB18', `That is Kb of its base ${base}.`],
        [Math.exp(-pKa), null, 'That takes a power of e instead of one of 10.'],
      ],
    })
  }
  if (asked === 'Kb') {
    const value = KW / ka
    return workedNumber({
      element,
      stem: `${acid} has Ka = ${constantText(ka)}. What is Kb of its conjugate base ${base}? Kw = 1.0 × 10⁻¹⁴.`,
      value,
      ...constant,
      solution: () => ({
        asked: `the Kb of ${base}`,
        given: { [`Ka of ${acid}`]: measured(ka, null, 2) },
        relation: 'Ka × Kb = Kw for a conjugate pair',
        numbers: [
          ['Kb', divided(measured(KW, null, 2), measured(ka, null, 2)), null, { significant: 2 }],
        ],
      }),
      account: `Kb = Kw/Ka = 1.0 × 10⁻¹⁴ / (${constantText(ka)}) = ${constantText(value)}`,
      wrong: [
        [14 - ka, 'AB18', 'Only pKa and pKb add up to 14.'],
        [ka, 'AB18', 'That is Ka of the acid.'],
        [1 / ka, null, 'The product of both is Kw and not 1.'],
        [ka / KW, 'PH12', 'The quotient was turned upside down.'],
      ],
    })
  }
  const value = 14 - -Math.log10(kb)
  return workedNumber({
    element,
    stem: `${base} has Kb = ${constantText(kb)}. What is pKa of its conjugate acid ${acid} at 25 °C?`,
    value,
    ...phRoom(value),
    solution: () => ({
      asked: `the pKa of ${acid}`,
      given: { [`Kb of ${base}`]: measured(kb, null, 2) },
      relation: 'pKb = −log Kb, and pKa + pKb = 14.00 for a conjugate pair at 25 °C',
      numbers: [
        ['pKb', negative(log10(measured(kb, null, 2))), null, PH_STYLE],
        ['pKa', less(exact(14), decimal(-Math.log10(kb), null, 2)), null, PH_STYLE],
      ],
    }),
    account: `pKb = −log (${constantText(kb)}) = ${logText(14 - value)} and pKa = 14.00 − ${logText(14 - value)} = ${logText(value)}`,
    wrong: [
      [14 - value, 'AB18', 'That is pKb.'],
      [14 - kb, 'AB18', 'That subtracts Kb itself and not its logarithm.'],
      [14 - value + 14, 'AB4', 'The sign of the logarithm is wrong.'],
    ],
  })
})
