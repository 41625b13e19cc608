import {
  composition,
  formatFormula,
  formula as readFormula,
} from '#chemistry/compounds/formulas.ts'
import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { oxidationNumber } from '#chemistry/reactions/oxidation-numbers.ts'
import { couples } from '#chemistry/reference/reactivity.ts'
import { pick, sample } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { formatSigned } from '#quiz/templates/chemical-properties/ions.ts'
import { orderedCards } from '#quiz/templates/made/ordered-cards.ts'
import { listed, nameOf } from '#quiz/templates/shared/names.ts'

const article = 'types-of-chemical-reactions'

/** Well-known substances and ions of an element, in which each oxidation number follows from the rules. */
const series: readonly (readonly [symbol: ElementSymbol, species: readonly string[]])[] = [
  ['N', ['NH3', 'N2', 'N2O', 'NO', 'HNO2', 'NO2', 'HNO3']],
  ['N', ['NH4+', 'N2', 'NO', 'NO2-', 'NO2', 'NO3-']],
  ['S', ['H2S', 'S8', 'SO2', 'SO3']],
  ['S', ['S^2-', 'S8', 'SO3^2-', 'SO4^2-']],
  ['Cl', ['HCl', 'Cl2', 'HClO', 'HClO2', 'HClO3', 'HClO4']],
  ['Cl', ['Cl-', 'Cl2', 'ClO-', 'ClO2-', 'ClO3-', 'ClO4-']],
  ['Mn', ['Mn', 'Mn^2+', 'Mn2O3', 'MnO2', 'MnO4^2-', 'MnO4-']],
  ['C', ['CH4', 'CO', 'CO2', 'C']],
  ['Cr', ['Cr', 'Cr^2+', 'Cr2O3', 'CrO3']],
  ['V', ['V', 'V^2+', 'V2O3', 'VO2', 'V2O5']],
]

type Species = { readonly formula: string; readonly number: number }

/** Substances of an element in the order of its oxidation number. */
export const orderOfOxidationNumbers = production(
  'ch-m22',
  'order',
  'oxidation-number',
  (random) => {
    const [symbol, all] = pick(random, series)
    const items = sample(random, all, 4)
      .flatMap((formula): Species[] => {
        const number = oxidationNumber(formula, symbol)
        return number === null ? [] : [{ formula, number }]
      })
      .toSorted((a, b) => a.number - b.number)
    const isClear = items.every(({ number }, place) => number < (items[place + 1]?.number ?? 99))
    if (items.length < 4 || !isClear) return null
    const values = items
      .map((item) => `${shownFormula(item)} ${formatSigned(item.number)}`)
      .join(', ')
    return orderedCards(random, {
      element: symbol,
      items,
      card: shownFormula,
      ends: ['lowest', 'highest'],
      stemOf: (shown) =>
        `Put ${listed(shown.map(shownFormula))} in the order of the oxidation number of ${nameOf(symbol)}, the lowest first.`,
      wrong: [
        {
          order: items.toReversed(),
          misconception: 'CH11',
          why: `That order begins with the highest oxidation number. From the lowest upward: ${values}.`,
        },
        {
          order: items.toSorted((a, b) => Math.abs(a.number) - Math.abs(b.number)),
          misconception: 'CH11',
          why: `That order leaves out the signs. A negative oxidation number is lower than 0: ${values}.`,
        },
        {
          order: items.toSorted((a, b) => chargeOf(a) - chargeOf(b)),
          misconception: 'CH11',
          why: `That order follows the charges of the whole particles. The oxidation number belongs to one ${nameOf(symbol)} atom: ${values}.`,
        },
        {
          order: items.toSorted((a, b) => oxygensOf(a) - oxygensOf(b)),
          misconception: 'CH11',
          why: `That order counts oxygen atoms. The number of ${nameOf(symbol)} atoms and the charge matter too: ${values}.`,
        },
      ],
      right: `The oxidation numbers of ${nameOf(symbol)} are ${values}.`,
      article,
    })
  },
)

function shownFormula({ formula }: Species): string {
  return formatFormula(formula)
}

function oxygensOf({ formula }: Species): number {
  return composition(formula).get('O') ?? 0
}

function chargeOf({ formula }: Species): number {
  return readFormula(formula).charge
}

/** Metals of the activity series that a school course names; sources agree on where they stand. */
const activity = couples.filter(({ symbol }) =>
  'K Na Mg Al Zn Fe Sn Pb Cu Ag Au'.split(' ').includes(symbol),
)

/** Closer potentials than this, in V, may stand the other way around in an older table. */
const CLEAR_VOLTS = 0.25

/** Metals in the order of their reactivity. */
export const orderOfActivity = production('ch-m23', 'order', 'displacement', (random) => {
  const items = sample(random, activity, 4).toSorted((a, b) => b.potential - a.potential)
  const isClear = items.every(({ potential }, place) => {
    const next = items[place + 1]
    return next === undefined || potential - next.potential >= CLEAR_VOLTS
  })
  const [first] = items
  if (!isClear || first === undefined) return null
  const name = ({ symbol }: (typeof activity)[number]) => element(symbol).name
  const number = ({ symbol }: (typeof activity)[number]) => element(symbol).atomicNumber
  const order = items.map(({ symbol }) => nameOf(symbol)).join(', ')
  const account = `In the activity series, the most active at the end, they stand ${order}`
  return orderedCards(random, {
    element: first.symbol,
    items,
    card: name,
    ends: ['least reactive', 'most reactive'],
    stemOf: (shown) =>
      `Put ${listed(shown.map(({ symbol }) => nameOf(symbol)))} in the order of the activity series, the least reactive first.`,
    wrong: [
      {
        order: items.toReversed(),
        misconception: 'CH10',
        why: `That order begins with the most reactive metal. From the least reactive upward they stand ${order}.`,
      },
      {
        order: items.toSorted((a, b) => number(a) - number(b)),
        misconception: 'CH2',
        why: `That is the order of the atomic numbers, which do not decide. ${account}.`,
      },
      {
        order: items.toSorted((a, b) => number(b) - number(a)),
        misconception: 'CH2',
        why: `That order begins with the heaviest atoms, but mass does not decide. ${account}.`,
      },
    ],
    right: `${account}. Each displaces those before it from their compounds.`,
    elements: items.map(({ symbol }) => symbol),
    article,
  })
})
