import { properties } from '#chemistry/elements/element-properties.ts'
import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, sample } from '#quiz/random.ts'
import { template } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'
import { type ElementLure, whichElement } from '#quiz/which-element.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

import { mainGroupElements } from './main-groups.ts'

/** Second-row elements that gain less energy than the element below, and the lower neighbor. */
const crowded = [
  ['F', 'Cl'],
  ['O', 'S'],
  ['C', 'Si'],
  ['B', 'Al'],
] as const

/** Other elements that release much energy. */
const eager = ['Br', 'I', 'Se', 'Te', 'S', 'O', 'Cl', 'F'] as const

/** Smallest difference of two electron affinities, as a share of the larger one. */
const MARGIN = 0.05
/** The same where no reason is asked beside the trend. */
const CLEAR_MARGIN = 0.25

/** Which atom releases the most energy when it takes up an electron. */
export const largestAffinity = template('pe-h5', 'electron-affinity', (random) => {
  const [small, answer] =
    random() < 0.6 ? pick(random, crowded) : ([null, pick(random, eager)] as const)
  const others = sample(
    random,
    [...mainGroupElements, 'Ne', 'Ar', 'Kr'].filter(
      (symbol) => symbol !== small && affinity(symbol) < affinity(answer) * (1 - MARGIN),
    ),
    small === null ? 3 : 2,
  )
  const all = [answer, ...(small === null ? [] : [small]), ...others]
  return whichElement({
    stem: 'Which gaseous atom releases the most energy when it takes up an electron?',
    answer,
    isRight: (symbol) => affinity(symbol) === Math.max(...all.map(affinity)),
    lures: [
      ...(small === null ? [] : [crowdedLure(small, answer)]),
      ...others.map((symbol) => lesserLure(symbol, answer)),
    ],
    right:
      small === null
        ? `${element(answer).name} releases ${shown(answer)} kJ/mol; an atom with almost eight outer electrons mostly releases more than the others.`
        : `${element(answer).name} releases ${shown(answer)} kJ/mol, even more than ${nameOf(small)} above it (${shown(small)}), where the electrons are crowded.`,
    see: { elements: all, article: 'periodic-trends-explained' },
    solution: () =>
      workedComparison(
        'the atom that releases the most energy',
        'Atoms whose outer shell is almost complete release the most, but in the small atoms of period 2 the added electron is crowded',
        all.map((symbol) => [
          element(symbol).name,
          affinity(symbol) === 0 ? 'binds no electron' : `${shown(symbol)} kJ/mol`,
        ]),
        element(answer).name,
      ),
  })
})

function crowdedLure(small: ElementSymbol, answer: ElementSymbol): ElementLure {
  return {
    symbol: small,
    misconception: 'PE9',
    why: `${element(small).name} releases ${shown(small)} kJ/mol, ${nameOf(answer)} ${shown(answer)}. In the tiny ${nameOf(small)} atom the added electron is crowded by the others.`,
  }
}

function lesserLure(symbol: ElementSymbol, answer: ElementSymbol): ElementLure {
  return affinity(symbol) === 0
    ? {
        symbol,
        misconception: 'CH4',
        why: `A gaseous ${nameOf(symbol)} atom does not bind a further electron. Of the four, ${nameOf(answer)} releases the most energy, ${shown(answer)} kJ/mol.`,
      }
    : {
        symbol,
        misconception: isLarger(symbol, answer) ? 'PE13' : 'PE4',
        why: `${element(symbol).name} releases only ${shown(symbol)} kJ/mol, ${nameOf(answer)} ${shown(answer)}. The order is not simply that of size or of ionization energy.`,
      }
}

function isLarger(one: ElementSymbol, other: ElementSymbol): boolean {
  return (properties(one).covalentRadius ?? 0) > (properties(other).covalentRadius ?? 0)
}

/** Electronvolt to kJ/mol. */
const KILOJOULES_PER_ELECTRONVOLT = 96.485

/** Energy released in kJ/mol; 0 for atoms that bind no further electron. */
function affinity(symbol: ElementSymbol): number {
  return (properties(symbol).electronAffinity ?? 0) * KILOJOULES_PER_ELECTRONVOLT
}

function shown(symbol: ElementSymbol): string {
  return formatNumber(affinity(symbol), { decimals: 0 })
}

/** Which atom of one period releases the most energy. */
export const affinityInPeriod = template('pe-m361', 'electron-affinity', (random) => {
  const period = pick(random, [2, 3, 4, 5])
  const row = [...mainGroupElements, 'Ne', 'Ar', 'Kr', 'Xe'].filter(
    (symbol) => element(symbol).period === period,
  )
  const all = sample(random, row, 4).toSorted((one, other) => affinity(other) - affinity(one))
  const [answer, ...others] = all
  if (answer === undefined) return null
  // Values that are nearly the same decide nothing.
  if (others.some((symbol) => affinity(symbol) > affinity(answer) * (1 - CLEAR_MARGIN))) return null
  const isRightmost = others.every(
    (symbol) => element(symbol).group < element(answer).group || element(symbol).group === 18,
  )
  if (!isRightmost) return null
  return whichElement({
    stem: `Which of these gaseous atoms of period ${period} releases the most energy when it takes up an electron?`,
    answer,
    isRight: (symbol) => affinity(symbol) === Math.max(...all.map(affinity)),
    lures: others.map((symbol) => lesserLure(symbol, answer)),
    right: `Along a period an added electron is mostly held more firmly, up to group 17: ${nameOf(answer)} releases ${shown(answer)} kJ/mol, the most of the four.`,
    see: { elements: all, article: 'periodic-trends-explained' },
  })
})
