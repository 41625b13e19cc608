import {
  acidConstant,
  type ConjugatePair,
  conjugatePairs,
} from '#chemistry/acids/acid-constants.ts'
import { formatFormula } from '#chemistry/compounds/formulas.ts'
import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { integer, pick, type Random, sample, shuffle } from '#quiz/random.ts'
import {
  choice,
  type Correction,
  type Lure,
  nextProduction,
  production,
  template,
} from '#quiz/template.ts'
import { exchanged, orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { typedFormula } from '#quiz/templates/made/typed-formula.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

import { constantText, logText } from './values.ts'

/** Species that differ by one H⁺ from one to the next. */
const ladders: readonly (readonly [element: ElementSymbol, species: readonly string[]])[] = [
  ['P', ['H3PO4', 'H2PO4^-', 'HPO4^2-', 'PO4^3-']],
  ['C', ['H2CO3', 'HCO3^-', 'CO3^2-']],
  ['S', ['H2SO4', 'HSO4^-', 'SO4^2-']],
  ['S', ['H2SO3', 'HSO3^-', 'SO3^2-']],
  ['C', ['H2C2O4', 'HC2O4^-', 'C2O4^2-']],
  ['O', ['H3O^+', 'H2O', 'OH^-']],
  ['S', ['H2S', 'HS^-']],
  ['N', ['NH4^+', 'NH3']],
  ['N', ['CH3NH3^+', 'CH3NH2']],
  ['C', ['CH3COOH', 'CH3COO^-']],
  ['C', ['HCOOH', 'HCOO^-']],
  ['F', ['HF', 'F^-']],
  ['N', ['HCN', 'CN^-']],
  ['Cl', ['HClO', 'ClO^-']],
  ['N', ['HNO2', 'NO2^-']],
  ['N', ['HNO3', 'NO3^-']],
  ['Cl', ['HCl', 'Cl^-']],
  ['C', ['C6H5OH', 'C6H5O^-']],
]

function chargeOf(species: string): string {
  return /\^.*$/.exec(species)?.[0] ?? ''
}

/** The conjugate acid or base of a species. */
export const conjugatePartner = production('ch-e43', 'formula', 'conjugate-pairs', (random) => {
  const [element, species] = pick(random, ladders)
  const place = integer(random, 0, species.length - 1)
  const asksBase = pick(random, [true, false])
  const step = asksBase ? 1 : -1
  const [given, answer] = [species[place], species[place + step]]
  if (given === undefined || answer === undefined) return null
  const kind = asksBase ? 'base' : 'acid'
  const account = `${formatFormula(given)} ${asksBase ? 'gives' : 'takes up'} one H⁺ and becomes ${formatFormula(answer)}`
  const [further, opposite] = [species[place + 2 * step], species[place - step]]
  const corrections: readonly Correction[] = [
    ...(further === undefined
      ? []
      : [
          {
            given: formatFormula(further),
            misconception: 'AB2' as const,
            text: `That is two H⁺ away, but a conjugate pair differs by one. ${account}.`,
          },
        ]),
    {
      given: formatFormula(`${answer.replace(/\^.*$/, '')}${chargeOf(given)}`),
      misconception: 'AB2',
      text: `${asksBase ? 'Without' : 'With'} the H⁺ the charge changes as well. ${account}.`,
    },
    ...(opposite === undefined
      ? []
      : [
          {
            given: formatFormula(opposite),
            misconception: null,
            text: `That is its conjugate ${asksBase ? 'acid' : 'base'}, the other direction. ${account}.`,
          },
        ]),
  ]
  return typedFormula({
    element,
    stem: `Type the formula of the conjugate ${kind} of ${formatFormula(given)}.`,
    answer: formatFormula(answer),
    corrections,
    right: `${account}.`,
    elements: [element],
    article: null,
  })
})

/** Two pairs whose equilibrium lies clearly on one side. */
type Side = { readonly isRight: boolean; readonly stronger: string }

/** The side that an equilibrium of two pairs favors. */
export const favoredSide = template('ch-m52', 'conjugate-pairs', (random) => {
  const [left, right] = sample(random, conjugatePairs, 2)
  if (left === undefined || right === undefined) return null
  const species = [left.acid, left.base, right.acid, right.base]
  if (new Set(species).size < 4 || Math.abs(left.pKa - right.pKa) < 2) return null
  const isRight = left.pKa < right.pKa
  const [stronger, weaker] = isRight ? [left, right] : [right, left]
  const [acid, other] = [formatFormula(stronger.acid), formatFormula(weaker.acid)]
  const account = `${acid} has the smaller pKa and is the stronger acid, so the side with ${other} is favored`
  const sides: readonly Side[] = [true, false].flatMap((one) =>
    [acid, other].map((name) => ({ isRight: one, stronger: name })),
  )
  const answer = sides.find((one) => one.isRight === isRight && one.stronger === acid)
  if (answer === undefined) return null
  return choice<Side>({
    element: stronger.element,
    badge: null,
    stem: `${formatFormula(left.acid)} + ${formatFormula(right.base)} ⇌ ${formatFormula(left.base)} + ${formatFormula(right.acid)}, with pKa ${logText(left.pKa)} of ${formatFormula(left.acid)} and ${logText(right.pKa)} of ${formatFormula(right.acid)}. Where does it lie?`,
    answer,
    isRight: (one) => one.isRight === isRight && one.stronger === acid,
    lures: sides
      .filter((one) => one !== answer)
      .map((one): Lure<Side> => ({
        value: one,
        misconception: one.stronger === acid ? 'AB19' : 'AB20',
        why: `${
          one.stronger === acid
            ? 'The stronger acid is named rightly, but it gives its H⁺ away.'
            : 'The larger pKa belongs to the weaker acid.'
        } ${account}.`,
      })),
    show: (one) => `${one.isRight ? 'right' : 'left'}, as ${one.stronger} is the stronger acid`,
    right: `${account}.`,
    see: { article: null },
  })
})

const CARDS = 4

/** Neighbors in the order are at least this far apart. */
const APART = 0.8

/** Acids, or their conjugate bases, by strength. */
export const orderOfStrength = production('ch-m50', 'order', 'acid-strength', (random) => {
  const asksBases = pick(random, [true, false])
  const drawn = shuffle(random, conjugatePairs).reduce<readonly ConjugatePair[]>(
    (chosen, one) =>
      chosen.length < CARDS && chosen.every(({ pKa }) => Math.abs(pKa - one.pKa) >= APART)
        ? [...chosen, one]
        : chosen,
    [],
  )
  if (drawn.length < CARDS) return null
  const items = drawn.toSorted((one, other) =>
    asksBases ? one.pKa - other.pKa : other.pKa - one.pKa,
  )
  const card = (one: ConjugatePair) =>
    asksBases
      ? `${formatFormula(one.base)} (${formatFormula(one.acid)}: pKa ${logText(one.pKa)})`
      : `${formatFormula(one.acid)} (pKa ${logText(one.pKa)})`
  const rule = asksBases
    ? 'The larger the pKa of an acid, the stronger is its conjugate base'
    : 'The smaller the pKa, the stronger is the acid'
  const [first] = items
  if (first === undefined) return null
  return orderedCards(random, {
    element: first.element,
    items,
    card,
    ends: ['weakest', 'strongest'],
    stemOf: () =>
      asksBases
        ? 'Order these bases by strength. Each stands with the pKa of its conjugate acid.'
        : 'Order these acids by strength.',
    wrong: [
      {
        order: items.toReversed(),
        misconception: asksBases ? 'AB3' : 'AB20',
        why: `${asksBases ? 'That is the order of the acids, and that of their bases is the reverse.' : 'A large pKa belongs to a weak acid.'} ${rule}.`,
      },
      ...[0, 1, 2].map((place) => ({
        order: exchanged(items, place),
        misconception: null,
        why: `Two neighbors are exchanged. ${rule}.`,
      })),
    ],
    right: `${rule}. In this order the pKa ${asksBases ? 'rises' : 'falls'}.`,
    elements: [...new Set(items.map(({ element }) => element))],
    article: null,
    solution: () =>
      workedComparison(
        asksBases ? 'the order of the bases' : 'the order of the acids',
        rule,
        items.map((one) => [`pKa of ${formatFormula(one.acid)}`, logText(one.pKa)]),
        items.map(card).join(', '),
      ),
  })
})

/** Acids of several steps with the species of all of them. */
const series: readonly (readonly [name: string, pairs: readonly ConjugatePair[]])[] = [
  'phosphoric acid',
  'carbonic acid',
  'sulfurous acid',
  'ammonium',
  'acetic acid',
  'hydrofluoric acid',
  'hypochlorous acid',
].map((name) => {
  const pairs = conjugatePairs.reduce<readonly ConjugatePair[]>((chosen, one) => {
    const last = chosen.at(-1)
    if (last === undefined) return one.name === name ? [one] : []
    return one.acid === last.base ? [...chosen, one] : chosen
  }, [])
  return [name, pairs]
})

/** A pH at least this far from each pKa has one main species. */
const CLEAR = 0.7

/** The main species at a pH. */
function speciesDraft(
  random: Random,
  stemOf: (formula: string, pKas: readonly string[], pH: string) => string,
) {
  const [name, pairs] = pick(random, series)
  const pH = integer(random, 8, 132) / 10
  if (pairs.some(({ pKa }) => Math.abs(pKa - pH) < CLEAR)) return null
  const species = [...pairs.slice(0, 1).map(({ acid }) => acid), ...pairs.map(({ base }) => base)]
  const place = pairs.filter(({ pKa }) => pKa < pH).length
  const answer = species[place]
  const [element] = pairs.map((one) => one.element)
  if (answer === undefined || element === undefined) return null
  const [below, above] = [pairs[place - 1], pairs[place]]
  const account = [
    below === undefined ? [] : [`above pKa ${logText(below.pKa)}`],
    above === undefined ? [] : [`below pKa ${logText(above.pKa)}`],
  ]
    .flat()
    .join(' and ')
  const text = `pH ${logText(pH)} is ${account}, so ${formatFormula(answer)} prevails`
  return typedFormula({
    element,
    stem: stemOf(
      formatFormula(species[0] ?? ''),
      pairs.map(({ pKa }) => logText(pKa)),
      logText(pH),
    ),
    answer: formatFormula(answer),
    corrections: [
      ...[species[place - 1], species[place + 1]].flatMap((other): Correction[] =>
        other === undefined
          ? []
          : [
              {
                given: formatFormula(other),
                misconception: 'AB12',
                text: `Above a pKa the base prevails, below it the acid. ${text}.`,
              },
            ],
      ),
      ...species
        .filter((_, other) => Math.abs(other - place) > 1)
        .map((other): Correction => ({
          given: formatFormula(other),
          misconception: 'AB2',
          text: `That is more than one H⁺ away from the right form. ${text}.`,
        })),
    ],
    right: `${text}.`,
    elements: [element],
    article: null,
    solution: () =>
      workedComparison(
        `the most common form of ${name} at pH ${logText(pH)}`,
        'Below its pKa an acid prevails, above it the conjugate base',
        pairs.map(({ acid, pKa }) => [`pKa of ${formatFormula(acid)}`, logText(pKa)]),
        formatFormula(answer),
      ),
  })
}

/** The most common form at a pH. */
export const mainSpecies = production('ch-m556', 'formula', 'acid-constants', (random) =>
  speciesDraft(
    random,
    (formula, pKas, pH) =>
      `${formula} has pKa ${pKas.join(', ')}. Type the formula of its most common form at pH ${pH}.`,
  ),
)

/** The same; several constants are named as such. */
export const mainSpeciesOfAcid = nextProduction(mainSpecies, (random) =>
  speciesDraft(random, (formula, pKas, pH) =>
    pKas.length === 1
      ? `${formula} has the pKa ${pKas.join(', ')}. Type the formula of its most common form at pH ${pH}.`
      : `${formula} has the pKa values ${pKas.slice(0, -1).join(', ')} and ${pKas.at(-1) ?? ''}. Type the formula of its most common form at pH ${pH}.`,
  ),
)

type ConstantKind = 'Ka' | 'Kb'

/** The expression for the constant of an acid or of its conjugate base. */
export const expressionOfConstant = template('ch-m557', 'acid-constants', (random) => {
  const { acid, base, element } = pick(random, conjugatePairs)
  const kind: ConstantKind = pick(random, ['Ka', 'Kb'])
  const [ofAcid, ofBase] = [`[${formatFormula(acid)}]`, `[${formatFormula(base)}]`]
  const [oxonium, hydroxide] = ['[H₃O⁺]', '[OH⁻]']
  const [start, end, ion, otherIon] =
    kind === 'Ka' ? [ofAcid, ofBase, oxonium, hydroxide] : [ofBase, ofAcid, hydroxide, oxonium]
  const answer = `${ion}${end}/${start}`
  const account =
    kind === 'Ka'
      ? `${formatFormula(acid)} gives its H⁺ to water, so H₃O⁺ and ${formatFormula(base)} stand above and the acid below`
      : `${formatFormula(base)} takes an H⁺ from water, so OH⁻ and ${formatFormula(acid)} stand above and the base below`
  const lures: readonly Lure<string>[] = [
    {
      value: `${start}/(${ion}${end})`,
      misconception: 'EQ8',
      why: `The products stand above and what reacts below. ${account}.`,
    },
    {
      value: `${otherIon}${start}/${end}`,
      misconception: 'AB18',
      why: `That is the constant of the conjugate ${kind === 'Ka' ? 'base' : 'acid'}. ${account}.`,
    },
    {
      value: `${ion}${start}/${end}`,
      misconception: null,
      why: `Acid and base are exchanged. ${account}.`,
    },
  ]
  return choice<string>({
    element,
    badge: null,
    stem: `Which expression is the ${kind} of ${formatFormula(kind === 'Ka' ? acid : base)} in water?`,
    answer,
    isRight: (value) => value === answer,
    lures,
    show: (value) => value,
    right: `${account}. Water itself is left out.`,
    see: { article: null },
  })
})

/** Acids by pKa, from their Ka. */
export const orderByConstant = production('ch-e52', 'order', 'acid-constants', (random) => {
  const drawn = sample(random, conjugatePairs, 3).toSorted((one, other) => one.pKa - other.pKa)
  const isClose = drawn.some((one, place) => one.pKa - (drawn[place - 1]?.pKa ?? -9) < APART)
  const [first] = drawn
  if (isClose || first === undefined) return null
  const rule = 'As pKa is −log Ka, the largest Ka has the smallest pKa'
  return orderedCards(random, {
    element: first.element,
    items: drawn,
    card: withConstant,
    ends: ['smallest pKa', 'largest pKa'],
    stemOf: () => 'Order these acids by their pKa.',
    wrong: [
      {
        order: drawn.toReversed(),
        misconception: 'AB20',
        why: `That is the order of Ka, which grows as pKa falls. ${rule}.`,
      },
      ...[0, 1].map((place) => ({
        order: exchanged(drawn, place),
        misconception: null,
        why: `Two neighbors are exchanged; compare the powers of ten first. ${rule}.`,
      })),
    ],
    right: `${rule}, and the acid with the largest Ka is the strongest.`,
    elements: [...new Set(drawn.map(({ element }) => element))],
    article: null,
  })
})

function withConstant(pair: ConjugatePair): string {
  return `${formatFormula(pair.acid)} (Ka ${constantText(acidConstant(pair))})`
}
