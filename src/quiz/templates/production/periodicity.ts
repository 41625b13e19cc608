import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { comparable } from '#chemistry/elements/trends.ts'
import { pick, sample } from '#quiz/random.ts'
import { production, type ProductionTemplate } from '#quiz/template.ts'
import { mixed } from '#quiz/templates/made/mixed-cards.ts'
import { shownIonizationEnergy, valueOf } from '#quiz/templates/periodicity/main-groups.ts'
import { effectiveCharge } from '#quiz/templates/periodicity/nuclear-pull.ts'
import { orderByIonizationEnergy, orderBySize } from '#quiz/templates/periodicity/orders.ts'
import { elementFromJump } from '#quiz/templates/periodicity/successive-ionization.ts'
import { listed, nameOf } from '#quiz/templates/shared/names.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

import { cardOf } from './building/cards.ts'
import { effectiveChargeOfIon, energyOfIons, outerFromEnergies } from './periodicity/numbers.ts'
import {
  orderByElectronegativity,
  orderBySecondEnergy,
  orderInGroup,
  orderOfIonSizes,
} from './periodicity/orders.ts'
import { dropsOfEnergy, extremeOfLine, largerThan } from './periodicity/picks.ts'
import { numberSister, orderSister, tableSister } from './sisters.ts'

/** Rows of main-group elements in which the ionization energy falls once or twice although it mostly rises. */
const rows: readonly (readonly ElementSymbol[])[] = [
  ['Li', 'Be', 'B', 'C', 'N', 'O', 'F', 'Ne'],
  ['Na', 'Mg', 'Al', 'Si', 'P', 'S', 'Cl', 'Ar'],
]

/** Four elements of a period in the order of their first ionization energies, with an exception among them. */
const orderWithException = production('pe-h21', 'order', 'ionization-energy', (random) => {
  const row = pick(random, rows)
  const drawn = new Set(sample(random, row, 4))
  const across = row.filter((symbol) => drawn.has(symbol))
  const rising = across.toSorted((a, b) => energyOf(a) - energyOf(b))
  const isClear = rising.every((symbol, place) =>
    rising.slice(place + 1).every((other) => comparable('ionizationEnergy', symbol, other)),
  )
  const exceptions = across.flatMap((symbol, place) => {
    const next = across[place + 1]
    return next !== undefined && energyOf(next) < energyOf(symbol) ? [[symbol, next] as const] : []
  })
  const [first] = exceptions
  if (!isClear || first === undefined) return null
  const values = rising.map((symbol) => `${symbol} ${shownIonizationEnergy(symbol)}`).join(', ')
  const [higher, lower] = first
  const cards = rising.map(cardOf)
  const shown = mixed(random, cards.length)
  const given = (order: readonly ElementSymbol[]) =>
    order.map((symbol) => rising.indexOf(symbol)).join(', ')
  return {
    type: 'order',
    key: { cards: cards.length },
    cards,
    shown,
    ends: ['lowest', 'highest'],
    element: higher,
    badge: null,
    stem: energyStem(shown.map((card) => rising[card] ?? '')),
    answer: cards.join(', '),
    corrections: [
      {
        given: given(across),
        misconception: 'PE3',
        text: `That is the order of the table, but the rise across a period has exceptions: ${nameOf(lower)} stands behind ${nameOf(higher)} and still loses its electron more easily. Measured: ${values}.`,
      },
      {
        given: given(rising.toReversed()),
        misconception: 'PE2',
        text: `That is the reverse: more protons in the same shell mostly hold the electrons more tightly. Measured: ${values}.`,
      },
    ],
    solution: () =>
      workedComparison(
        'the order of the first ionization energies',
        'Across a period the energy mostly rises; it falls from group 2 to group 13 and from group 15 to group 16',
        rising.map((symbol) => [element(symbol).name, shownIonizationEnergy(symbol)]),
        cards.join(', '),
      ),
    right: `Measured: ${values}. Across the period the energy mostly rises, but ${listed(exceptions.map(([, after]) => nameOf(after)))} ${exceptions.length === 1 ? 'breaks' : 'break'} the trend.`,
    see: {
      elements: rising.map((symbol) => element(symbol).symbol),
      article: 'periodic-trends-explained',
    },
  }
})

function energyStem(symbols: readonly ElementSymbol[]): string {
  return `Put ${listed(symbols.map(nameOf))} in the order of their first ionization energies, the lowest first.`
}

function sizeStem(symbols: readonly ElementSymbol[]): string {
  return `Put the atoms of ${listed(symbols.map(nameOf))} in the order of their sizes, the smallest first.`
}

function energyOf(symbol: ElementSymbol): number {
  return valueOf('ionizationEnergy', symbol)
}

export const periodicityProduction: readonly ProductionTemplate[] = [
  orderSister('pe-m21', orderBySize, ['smallest', 'largest'], sizeStem),
  orderSister('pe-m22', orderByIonizationEnergy, ['lowest', 'highest'], energyStem),
  orderWithException,
  numberSister('pe-h22', effectiveCharge, { unit: null, tolerance: 0.005 }),
  orderInGroup,
  extremeOfLine,
  orderByElectronegativity,
  orderOfIonSizes,
  largerThan,
  outerFromEnergies,
  tableSister('pe-h23', elementFromJump),
  orderBySecondEnergy,
  dropsOfEnergy,
  effectiveChargeOfIon,
  energyOfIons,
]
