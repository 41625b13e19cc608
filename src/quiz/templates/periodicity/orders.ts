import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { comparable, type TrendProperty } from '#chemistry/elements/trends.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, type Random, sample } from '#quiz/random.ts'
import { choice, template } from '#quiz/template.ts'
import { capitalized, nameOf } from '#quiz/templates/shared/names.ts'

import {
  isTowardLowerLeft,
  rows,
  shownIonizationEnergy,
  steadyColumns,
  valueOf,
} from './main-groups.ts'

type Order = readonly ElementSymbol[]

/** In which order the atoms of three elements grow. */
export const orderBySize = template('pe-m1', 'atomic-radius', (random) => {
  const drawn = drawnCorner(random)
  if (drawn === null) return null
  const { corner, right: small, below: large } = drawn
  const growing = [small, corner, large] as const
  if (!differ('covalentRadius', growing)) return null
  const { period, protons } = element(corner)
  const across = `${nameOf(corner)} and ${nameOf(small)} share shell ${period}, and ${element(small).protons} protons draw it in more than ${protons}`
  const down = `${nameOf(large)} has ${element(large).period} shells, ${nameOf(corner)} only ${period}`
  const solution = `So the order is ${write(growing)}.`
  return choice<Order>({
    element: corner,
    badge: null,
    stem: 'In which order do the atoms grow from left to right?',
    answer: growing,
    isRight: (order) => isRising('covalentRadius', order),
    show: write,
    lures: [
      {
        value: growing.toReversed(),
        misconception: 'PE1',
        why: `That is the reverse: ${down}. ${solution}`,
      },
      {
        value: cornerFirst(random, growing),
        misconception: 'PE2',
        why: `Atoms shrink across a period: ${across}. ${solution}`,
      },
      {
        value: cornerLast(random, growing),
        misconception: 'PE1',
        why: `Atoms grow down a group: ${down}. ${solution}`,
      },
    ],
    right: `${capitalized(across)}; ${down}.`,
    see: { elements: growing, article: 'periodic-trends-explained' },
  })
})

/** An element with one to its right in its period and one below it in its group. */
type Corner = Readonly<Record<'corner' | 'right' | 'below', ElementSymbol>>

function drawnCorner(random: Random): Corner | null {
  const row = pick(random, rows)
  const corner = pick(random, row)
  const column = steadyColumns.find((members) => members.includes(corner))
  const left = row.indexOf(corner)
  const above = column?.indexOf(corner) ?? 0
  if (column === undefined || left === row.length - 1) return null
  return {
    corner,
    right: pick(random, row.slice(left + 1)),
    below: pick(random, column.slice(above + 1)),
  }
}

type Triple = readonly [first: ElementSymbol, corner: ElementSymbol, last: ElementSymbol]

/** A wrong order of three with the corner at its beginning. */
function cornerFirst(random: Random, [first, corner, last]: Triple): Order {
  return pick(random, [
    [corner, first, last],
    [corner, last, first],
  ])
}

/** A wrong order of three with the corner at its end. */
function cornerLast(random: Random, [first, corner, last]: Triple): Order {
  return pick(random, [
    [last, first, corner],
    [first, last, corner],
  ])
}

/** Main-group elements of one period; the drawn ones rise in ionization energy without a break. */
const energyRows: readonly Order[] = [
  ['Li', 'Be', 'B', 'C', 'N', 'O', 'F', 'Ne'],
  ['Na', 'Mg', 'Al', 'Si', 'P', 'S', 'Cl', 'Ar'],
  ['K', 'Ca', 'Ga', 'Ge', 'As', 'Se', 'Br', 'Kr'],
]

/** In which order the first ionization energies of three elements rise. */
export const orderByIonizationEnergy = template('pe-m2', 'ionization-energy', (random) => {
  const row = pick(random, energyRows)
  const drawn = sample(random, row, 3)
  const [low = '', middle = '', high = ''] = row.filter((symbol) => drawn.includes(symbol))
  const rising = [low, middle, high]
  if (!differ('ionizationEnergy', rising) || !isRising('ionizationEnergy', rising)) return null
  const values = rising.map((symbol) => `${symbol} ${shownIonizationEnergy(symbol)}`).join(', ')
  return choice<Order>({
    element: middle,
    badge: null,
    stem: 'In which order does the first ionization energy rise from left to right?',
    answer: rising,
    isRight: (order) => isRising('ionizationEnergy', order),
    show: write,
    lures: [
      {
        value: rising.toReversed(),
        misconception: 'PE2',
        why: `That is the reverse: more protons in the same shell hold the electrons more tightly. Measured: ${values}.`,
      },
      {
        value: pick(random, [
          [middle, low, high],
          [middle, high, low],
        ]),
        misconception: null,
        why: `${element(middle).name} stands farther right than ${nameOf(low)} and has more protons for the same shell. Measured: ${values}.`,
      },
      {
        value: pick(random, [
          [low, high, middle],
          [high, low, middle],
        ]),
        misconception: null,
        why: `${element(high).name} stands farther right than ${nameOf(middle)} and has more protons for the same shell. Measured: ${values}.`,
      },
    ],
    right: `Across the period more protons attract the same shell: ${values}.`,
    see: { elements: rising, article: 'periodic-trends-explained' },
  })
})

function write(order: Order): string {
  return order.join(' < ')
}

function isRising(property: TrendProperty, order: Order): boolean {
  const values = order.map((symbol) => valueOf(property, symbol))
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))
}

function differ(property: TrendProperty, symbols: Order): boolean {
  return symbols.every((one, index) =>
    symbols.slice(index + 1).every((other) => comparable(property, one, other)),
  )
}

type Quantity = 'covalentRadius' | 'ionizationEnergy' | 'electronegativity' | 'atomicMass'

const quantities = [
  'covalentRadius',
  'ionizationEnergy',
  'electronegativity',
  'atomicMass',
] as const

const quantityNames: Readonly<Record<Quantity, string>> = {
  covalentRadius: 'covalent radius',
  ionizationEnergy: 'first ionization energy',
  electronegativity: 'electronegativity',
  atomicMass: 'average atomic mass',
}

/** The misconception of a learner to whom another quantity seems to rise with the one asked for. */
function ideaOf(asked: Quantity, other: Quantity): MisconceptionId | null {
  if (other === 'atomicMass') return null
  if (asked === 'atomicMass') return other === 'covalentRadius' ? 'PE2' : 'PE7'
  return asked === 'covalentRadius' || other === 'covalentRadius' ? 'PE13' : 'PE4'
}

/** Elements whose radii, energies and electronegativities follow the trends clearly. */
const compared: Order = [...rows.flat(), 'K', 'Ca', 'Rb', 'Sr']

/** Which quantity rises in a given order of four elements. */
export const quantityOfOrder = template('pe-m7', 'trend-direction', (random) => {
  const asked = pick(random, quantities)
  const order = telltaleOrder(asked, random)
  if (order === null) return null
  const values = order.map((symbol) => `${symbol} ${shown(asked, symbol)}`).join(', ')
  return choice<Quantity>({
    element: pick(random, order),
    badge: null,
    stem: `Which quantity rises in the order ${write(order)}?`,
    answer: asked,
    isRight: (quantity) => fallAt(quantity, order) === null,
    show: (quantity: Quantity) => quantityNames[quantity],
    lures: quantities.flatMap((other) => {
      const fall = fallAt(other, order)
      if (fall === null) return []
      const [before, after] = fall
      return {
        value: other,
        misconception: ideaOf(asked, other),
        why: `By ${quantityNames[other]}, ${after} (${shown(other, after)}) stands before ${before} (${shown(other, before)}). The order is that of the ${quantityNames[asked]}: ${values}.`,
      }
    }),
    right: `The values of the ${quantityNames[asked]} are ${values}.`,
    see: { elements: order, article: 'periodic-trends-explained' },
  })
})

/** Orders drawn in search of one that a single quantity explains. */
const TRIES = 40

/** Four elements in the rising order of a quantity, which each other quantity clearly breaks. */
function telltaleOrder(asked: Quantity, random: Random): Order | null {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const order = sample(random, compared, 4).toSorted(
      (a, b) => amount(asked, a) - amount(asked, b),
    )
    const isClear = order
      .slice(1)
      .every((symbol, index) => differs(asked, order[index] ?? symbol, symbol))
    const fitting = quantities.filter((quantity) => fallAt(quantity, order) === null)
    // Few learners know on which side of each other beryllium and silicon stand.
    const isKnown = !(order.includes('Be') && order.includes('Si'))
    if (isClear && isKnown && fitting.length === 1) return order
  }
  return null
}

/** The first two neighbors of the order between which a quantity clearly falls. */
function fallAt(
  quantity: Quantity,
  order: Order,
): readonly [before: ElementSymbol, after: ElementSymbol] | null {
  for (const [index, after] of order.slice(1).entries()) {
    const before = order[index] ?? after
    const falls = amount(quantity, before) > amount(quantity, after)
    if (falls && differs(quantity, before, after)) return [before, after]
  }
  return null
}

/** Whether two elements differ so clearly that every source ranks them the same. */
function differs(quantity: Quantity, one: ElementSymbol, other: ElementSymbol): boolean {
  if (quantity === 'atomicMass') return true
  if (!comparable(quantity, one, other)) return false
  // Radii of different scales agree where the larger atom stands farther left or down.
  return (
    quantity !== 'covalentRadius' || isTowardLowerLeft(one, other) || isTowardLowerLeft(other, one)
  )
}

function amount(quantity: Quantity, symbol: ElementSymbol): number {
  return quantity === 'atomicMass' ? element(symbol).atomicMass : valueOf(quantity, symbol)
}

function shown(quantity: Quantity, symbol: ElementSymbol): string {
  const value = amount(quantity, symbol)
  return {
    covalentRadius: `${formatNumber(value, { decimals: 0 })} pm`,
    ionizationEnergy: `${formatNumber(value, { decimals: 0 })} kJ/mol`,
    electronegativity: formatNumber(value, { decimals: 2 }),
    atomicMass: `${formatNumber(value, { decimals: 1 })} u`,
  }[quantity]
}

/** In which order three elements get more metallic: along a period and then down a group. */
export const orderByMetallicCharacter = template('pe-m360', 'metallic-character', (random) => {
  const drawn = drawnCorner(random)
  if (drawn === null) return null
  const { corner, right: least, below: most } = drawn
  const growing = [least, corner, most] as const
  const across = `${nameOf(least)} stands farther right than ${nameOf(corner)} and is less metallic`
  const down = `${nameOf(most)} stands below ${nameOf(corner)} and is more metallic`
  const solution = `So the order is ${write(growing)}.`
  return choice<Order>({
    element: corner,
    badge: null,
    stem: 'In which order does the metallic character of the elements grow from left to right?',
    answer: growing,
    isRight: (order) => isRising('electronegativity', order.toReversed()),
    show: write,
    lures: [
      {
        value: growing.toReversed(),
        misconception: 'PE14',
        why: `That is the reverse: ${down}. ${solution}`,
      },
      {
        value: cornerFirst(random, growing),
        misconception: 'PE14',
        why: `In a period metallic character falls to the right: ${across}. ${solution}`,
      },
      {
        value: cornerLast(random, growing),
        misconception: 'PE14',
        why: `In a group metallic character grows downward: ${down}. ${solution}`,
      },
    ],
    right: `${capitalized(across)}; ${down}.`,
    see: { elements: growing, article: 'types-of-elements' },
  })
})

/** In which order three elements attract shared electrons more and more. */
export const orderByElectronegativity = template('pe-m362', 'electronegativity', (random) => {
  const drawn = drawnCorner(random)
  if (drawn === null) return null
  const { corner, right: most, below: least } = drawn
  const growing = [least, corner, most] as const
  if (!isRising('electronegativity', growing) || !differ('electronegativity', growing)) return null
  const across = `${nameOf(most)} stands farther right than ${nameOf(corner)} and attracts shared electrons more`
  const down = `${nameOf(least)} stands below ${nameOf(corner)} and attracts them less`
  const solution = `So the order is ${write(growing)}.`
  return choice<Order>({
    element: corner,
    badge: null,
    stem: 'In which order does the electronegativity of the elements grow from left to right?',
    answer: growing,
    isRight: (order) => isRising('electronegativity', order),
    show: write,
    lures: [
      {
        value: growing.toReversed(),
        misconception: 'PE13',
        why: `That is the reverse: ${across}. ${solution}`,
      },
      {
        value: cornerFirst(random, growing),
        misconception: 'PE13',
        why: `In a group electronegativity falls downward: ${down}. ${solution}`,
      },
      {
        value: cornerLast(random, growing),
        misconception: 'PE13',
        why: `In a period electronegativity grows to the right: ${across}. ${solution}`,
      },
    ],
    right: `${capitalized(across)}; ${down}.`,
    see: { elements: growing, article: 'periodic-trends-explained' },
  })
})
