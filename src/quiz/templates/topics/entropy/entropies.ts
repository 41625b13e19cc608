import { molarMass } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { substanceOf } from '#chemistry/heats/changes.ts'
import { standardEntropy } from '#chemistry/heats/entropies.ts'
import {
  equation as equationOf,
  formatEquation,
  formatTerm,
} from '#chemistry/reactions/equations.ts'
import { formatNumber } from '#chemistry/units.ts'
import { pick, sample } from '#quiz/random.ts'
import { choice, type Lure, nextVersion, production, template } from '#quiz/template.ts'
import { isTooLong } from '#quiz/templates/made/long-stem.ts'
import { orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { couplesOf, type Exchange, pairDraft } from '#quiz/templates/production/builds/pairs.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { decimal } from '#quiz/worked/amounts.ts'
import { added, type Expression, less } from '#quiz/worked/expressions.ts'
import { countedParts } from '#quiz/worked/stoichiometry.ts'

import {
  bothWays,
  joulesPerKelvin,
  type Reaction,
  reactions,
  substanceText,
  withoutState,
} from './reactions.ts'

type Substance = { readonly name: string; readonly element: ElementSymbol }

const solids: readonly Substance[] = [
  { name: 'Al(s)', element: 'Al' },
  { name: 'Fe(s)', element: 'Fe' },
  { name: 'Cu(s)', element: 'Cu' },
  { name: 'Si(s)', element: 'Si' },
  { name: 'CaO(s)', element: 'Ca' },
  { name: 'SiO2(s)', element: 'Si' },
]

const liquids: readonly Substance[] = [
  { name: 'H2O(l)', element: 'O' },
  { name: 'CH3OH(l)', element: 'C' },
  { name: 'C2H5OH(l)', element: 'C' },
  { name: 'Br2(l)', element: 'Br' },
]

/** Gases of one kind, the smaller molecule first. */
const gasPairs: readonly (readonly [Substance, Substance])[] = [
  gasPair('C', 'CH4(g)', 'C2H6(g)'),
  gasPair('C', 'CH4(g)', 'C3H8(g)'),
  gasPair('C', 'C2H6(g)', 'C3H8(g)'),
  gasPair('C', 'CO(g)', 'CO2(g)'),
  gasPair('N', 'NO(g)', 'NO2(g)'),
  gasPair('Cl', 'HCl(g)', 'HBr(g)'),
  gasPair('Br', 'HCl(g)', 'HI(g)'),
  gasPair('Cl', 'F2(g)', 'Cl2(g)'),
  gasPair('O', 'O2(g)', 'O3(g)'),
]

function gasPair(element: ElementSymbol, small: string, large: string) {
  return [
    { name: small, element },
    { name: large, element },
  ] as const
}

/** @throws RangeError when a substance is not in the table. */
function entropyOf({ name }: Substance): number {
  const value = standardEntropy(name)
  if (value === null) throw new RangeError(`No entropy of ${name}.`)
  return value
}

function shownName({ name }: Substance): string {
  const [term] = equationOf(`${name} -> ${name}`).reactants
  return term === undefined ? name : formatTerm(term)
}

function massOf({ name }: Substance): number {
  return molarMass(withoutState(name))
}

/** Neighbors in an order differ by this share at least. */
const CLEAR = 1.05

/** Substances in the order of their standard entropy. */
export const orderOfEntropies = production('ge-e47', 'order', 'entropy', (random) => {
  const [solid, liquid] = [pick(random, solids), pick(random, liquids)]
  const [small, large] = pick(random, gasPairs)
  const items = [solid, liquid, small, large]
  const isNear = items.some(
    (item, place) => place > 0 && entropyOf(item) < CLEAR * entropyOf(items[place - 1] ?? item),
  )
  if (isNear) return null
  const list = items.map((item) => `${shownName(item)} ${formatNumber(entropyOf(item))}`).join(', ')
  const account = `Solid, liquid, gas is the order, and of two gases of a kind the larger molecule has more. In J/(mol·K): ${list}`
  return orderedCards(random, {
    element: large.element,
    elements: items.map(({ element }) => element),
    items,
    card: shownName,
    ends: ['smallest', 'largest'],
    stemOf: () => 'Order one mole of each by its standard entropy at 25 °C.',
    wrong: [
      {
        order: items.toReversed(),
        misconception: 'EN12',
        why: `The order is turned around. ${account}.`,
      },
      {
        order: items.toSorted((one, other) => massOf(one) - massOf(other)),
        misconception: 'EN11',
        why: `That is the order of the masses. ${account}.`,
      },
      {
        order: [liquid, solid, small, large],
        misconception: null,
        why: `In a solid the particles have fixed places, so it has less entropy than a liquid. ${account}.`,
      },
      {
        order: [solid, liquid, large, small],
        misconception: null,
        why: `The two gases are exchanged. ${account}.`,
      },
    ],
    right: `${account}.`,
    article: null,
  })
})

type Change = { readonly text: string; readonly element: ElementSymbol; readonly reason: string }

/** Changes by which the entropy of the substances grows. */
const growing: readonly Change[] = [
  { text: 'Water evaporates at 80 °C.', element: 'O', reason: 'a gas forms from a liquid' },
  { text: 'Ice melts in a warm room.', element: 'O', reason: 'a liquid forms from a solid' },
  { text: 'Dry ice turns into gas.', element: 'C', reason: 'a gas forms from a solid' },
  { text: 'Solid iodine turns into vapor.', element: 'I', reason: 'a gas forms from a solid' },
  { text: 'Two gases mix in a flask.', element: 'N', reason: 'the particles get more room' },
  { text: 'A gas flows into a vacuum.', element: 'He', reason: 'the particles get more room' },
  {
    text: 'Sugar dissolves in hot water.',
    element: 'C',
    reason: 'its molecules spread out in the water',
  },
  { text: 'CaCO₃ gives CaO and CO₂ gas.', element: 'Ca', reason: 'a gas forms from a solid' },
  { text: 'H₂O₂ gives water and O₂ gas.', element: 'O', reason: 'a gas forms from a liquid' },
  {
    text: 'Liquid lead gets warmer.',
    element: 'Pb',
    reason: 'its particles have more energy to spread',
  },
]

const falling: readonly Change[] = [
  { text: 'Steam condenses at 90 °C.', element: 'O', reason: 'a liquid forms from a gas' },
  { text: 'Water freezes at −10 °C.', element: 'O', reason: 'a solid forms from a liquid' },
  { text: 'Liquid gold turns solid.', element: 'Au', reason: 'a solid forms from a liquid' },
  { text: 'Iodine vapor turns solid.', element: 'I', reason: 'a solid forms from a gas' },
  { text: 'Cold air gives liquid oxygen.', element: 'O', reason: 'a liquid forms from a gas' },
  {
    text: 'A cylinder of argon gets colder.',
    element: 'Ar',
    reason: 'its particles have less energy to spread',
  },
  {
    text: 'Sugar crystallizes from syrup.',
    element: 'C',
    reason: 'its molecules leave the liquid for fixed places',
  },
  { text: 'NH₃ and HCl gas give a solid.', element: 'N', reason: 'a solid forms from two gases' },
  { text: 'CaO takes up gaseous CO₂.', element: 'Ca', reason: 'a gas is bound in a solid' },
  { text: 'H₂ and O₂ give liquid water.', element: 'H', reason: 'a liquid forms from two gases' },
]

/** The change by which entropy grows, or falls. */
export const growingEntropy = template('ge-e48', 'entropy', (random) => {
  const isGrowing = pick(random, [true, false])
  const [right, wrong] = isGrowing ? [growing, falling] : [falling, growing]
  const answer = pick(random, right)
  const account = `In the answer ${answer.reason}, so the entropy ${isGrowing ? 'grows' : 'falls'}`
  return choice<Change>({
    element: answer.element,
    badge: null,
    stem: `By which of these changes does the entropy of the substances ${isGrowing ? 'grow' : 'fall'}?`,
    answer,
    isRight: (change) => right.includes(change),
    lures: sample(
      random,
      wrong.filter(({ element }) => element !== answer.element),
      3,
    ).map((value): Lure<Change> => ({
      value,
      misconception: 'EN12',
      why: `There ${value.reason}, so the entropy ${isGrowing ? 'falls' : 'grows'}. ${account}.`,
    })),
    show: ({ text }) => text,
    right: `${account}.`,
    see: { article: null },
  })
})

/** The same, with an explanation that needs no look at the options. */
export const explainedEntropy = nextVersion(growingEntropy, (draft) => ({
  ...draft,
  right: capitalized(draft.right.replace('In the answer ', '')),
}))

/** In J/K: changes of at least this size, and at most this size, are told apart by the gases alone. */
const LARGE_CHANGE = 100
const SMALL_CHANGE = 50

/** Equations longer than this do not fit a card. */
const LONGEST = 34

const shortOnes = bothWays.filter(({ equation }) => formatEquation(equation).length <= LONGEST)

/** Reactions and the change of their entropy, which follows from the gases. */
export const changesOfEntropy = production('ge-m52', 'match', 'entropy', (random) => {
  const draw = (fits: (reaction: Reaction) => boolean) => pick(random, shortOnes.filter(fits))
  const drawn = [
    draw(({ gasChange, entropy }) => gasChange > 0 && entropy > LARGE_CHANGE),
    draw(({ gasChange, entropy }) => gasChange === 0 && Math.abs(entropy) < SMALL_CHANGE),
    draw(({ gasChange, entropy }) => gasChange < 0 && entropy < -LARGE_CHANGE),
  ].map((reaction) => ({
    ...reaction,
    left: formatEquation(reaction.equation),
    partner: `ΔS° = ${joulesPerKelvin(reaction.entropy)}`,
  }))
  return pairDraft(random, {
    stem: 'Pair each reaction with its change of entropy. Count the moles of gas.',
    pairs: drawn.map(({ left, partner, element }) => ({ left, partner, element })),
    exchanges: couplesOf(drawn).map(([one, other]): Exchange => ({
      of: [one.left, other.left],
      misconception: 'EN12',
      text: `${one.left} changes the gas by ${moles(one.gasChange)} and ${other.left} by ${moles(other.gasChange)}. More gas means more entropy.`,
    })),
    right: `More gas means more entropy: ${drawn.map(({ left, gasChange, partner }) => `${left}, gas ${moles(gasChange)}, ${partner}`).join('; ')}.`,
    article: null,
  })
})

function moles(change: number): string {
  return `${change > 0 ? '+' : ''}${formatNumber(change)} mol`
}

/** The change of entropy from a table. */
export const changeFromTable = production('ge-m53', 'number', 'entropy', (random) => {
  const { equation, entropy: value, element } = pick(random, reactions)
  const terms = [...equation.reactants, ...equation.products]
  const valueOf = (term: (typeof terms)[number]) => standardEntropy(substanceOf(term)) ?? Number.NaN
  const list = terms
    .map((term) => `${substanceText(term)} ${formatNumber(valueOf(term), { decimals: 1 })}`)
    .join(', ')
  const stem = `Entropies in J/(mol·K): ${list}. What is ΔS° of ${formatEquation(equation)}?`
  if (isTooLong(stem)) return null
  const sum = (side: typeof terms) =>
    side.reduce((total, term) => total + term.coefficient * valueOf(term), 0)
  const [left, right] = [sum([...equation.reactants]), sum([...equation.products])]
  const parts = (side: readonly (typeof terms)[number][]): Expression =>
    added(
      ...side.map((term) => countedParts(term.coefficient, decimal(valueOf(term), 'J/(mol·K)', 1))),
    )
  const shown = `${formatNumber(right, { decimals: 1 })} − ${formatNumber(left, { decimals: 1 })}`
  const withoutElements = terms.reduce((total, term, place) => {
    const isElement = /^[A-Z][a-z]?\d?\([a-z]+\)$/.test(substanceOf(term))
    const sign = place < equation.reactants.length ? -1 : 1
    return total + (isElement ? 0 : sign * term.coefficient * valueOf(term))
  }, 0)
  const plain = terms.reduce(
    (total, term, place) => total + (place < equation.reactants.length ? -1 : 1) * valueOf(term),
    0,
  )
  return workedNumber({
    element,
    stem,
    value,
    unit: 'J/K',
    units: ['J/K', 'kJ/K'],
    tolerance: 1 / Math.abs(value),
    apart: 2.1 / Math.abs(value),
    show: joulesPerKelvin,
    solution: () => ({
      asked: 'ΔS° of the equation',
      relation:
        'ΔS° = entropies of the products − entropies of the reactants, each times its number',
      conversions: [
        ['Products', parts(equation.products), 'J/K', { decimals: 1 }],
        ['Reactants', parts(equation.reactants), 'J/K', { decimals: 1 }],
      ],
      numbers: [
        ['ΔS°', less(decimal(right, 'J/K', 1), decimal(left, 'J/K', 1)), 'J/K', { decimals: 1 }],
      ],
    }),
    account: `Products minus reactants is ${shown} = ${joulesPerKelvin(value)}`,
    wrong: [
      [-value, 'TH9', 'Products and reactants are exchanged.'],
      [withoutElements, 'EN6', 'The entropy of an element is not zero.'],
      [plain, 'TH10', 'Each entropy is multiplied by the number in front.'],
      [left + right, null, 'The two sums are not added.'],
    ],
  })
})
