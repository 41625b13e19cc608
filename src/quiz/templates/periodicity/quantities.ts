import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { comparable } from '#chemistry/trends.ts'
import { formatNumber } from '#chemistry/units.ts'
import type { MisconceptionId } from '#quiz/misconceptions.ts'
import { pick, type Random, sample } from '#quiz/random.ts'
import { type Template, worded } from '#quiz/template.ts'

import { rows, valueOf } from './main-groups.ts'

type Quantity = 'covalentRadius' | 'ionizationEnergy' | 'electronegativity' | 'atomicMass'

const quantities: readonly {
  readonly quantity: Quantity
  readonly option: string
  readonly idea: MisconceptionId
  readonly decimals: number
}[] = [
  { quantity: 'covalentRadius', option: 'covalent radius', idea: 'PE2', decimals: 0 },
  { quantity: 'ionizationEnergy', option: 'first ionization energy', idea: 'PE4', decimals: 0 },
  { quantity: 'electronegativity', option: 'electronegativity', idea: 'PE4', decimals: 2 },
  { quantity: 'atomicMass', option: 'average atomic mass', idea: 'PE11', decimals: 1 },
]

/** Elements whose radii, energies and electronegativities follow the trends clearly. */
const compared: readonly ElementSymbol[] = [...rows.flat(), 'K', 'Ca', 'Rb', 'Sr']

export const quantityOfOrder: Template = {
  id: 'pe-m7',
  version: 1,
  category: 'periodicity',
  difficulty: 'medium',
  skill: 'trend-direction',
  fitsMatch: false,
  draw(random) {
    const asked = pick(random, quantities)
    const others = quantities.filter(({ quantity }) => quantity !== asked.quantity)
    const order = telltaleOrder(asked.quantity, random)
    if (order === null) return null
    const values = order.map((symbol) => `${symbol} ${shown(asked, symbol)}`).join(', ')
    return worded({
      element: pick(random, order),
      stem: `Which quantity rises in the order ${order.join(' < ')}?`,
      answer: asked.option,
      isRight: (text) =>
        quantities.some(
          ({ option, quantity }) => option === text && fallAt(quantity, order) === null,
        ),
      lures: others.map((other) => {
        const [before, after] = fallAt(other.quantity, order) ?? ['', '']
        return {
          value: other.option,
          misconception: other.idea,
          why: `By ${other.option}, ${after} (${shown(other, after)}) stands before ${before} (${shown(other, before)}). The order is that of the ${asked.option}: ${values}.`,
        }
      }),
      right: `The values of the ${asked.option} are ${values}.`,
      see: { elements: order, article: 'periodic-trends-explained' },
    })
  },
}

/** Orders drawn in search of one that a single quantity explains. */
const TRIES = 40

/** Four elements in the rising order of a quantity, which each other quantity clearly breaks. */
function telltaleOrder(asked: Quantity, random: Random): readonly ElementSymbol[] | null {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const order = sample(random, compared, 4).toSorted(
      (a, b) => amount(asked, a) - amount(asked, b),
    )
    const isClear = order
      .slice(1)
      .every((symbol, index) => differs(asked, order[index] ?? symbol, symbol))
    const fitting = quantities.filter(({ quantity }) => fallAt(quantity, order) === null)
    if (isClear && fitting.length === 1) return order
  }
  return null
}

function amount(quantity: Quantity, symbol: ElementSymbol): number {
  return quantity === 'atomicMass' ? element(symbol).atomicMass : valueOf(quantity, symbol)
}

/** Whether two elements differ so clearly that every source ranks them the same. */
function differs(quantity: Quantity, one: ElementSymbol, other: ElementSymbol): boolean {
  if (quantity === 'atomicMass') return true
  if (!comparable(quantity, one, other)) return false
  return quantity !== 'covalentRadius' || isLowerLeft(one, other) || isLowerLeft(other, one)
}

/** Radii of different scales agree where the larger atom stands farther left or down. */
function isLowerLeft(one: ElementSymbol, other: ElementSymbol): boolean {
  const [lower, upper] = [element(one), element(other)]
  return lower.period >= upper.period && lower.group <= upper.group
}

/** The first two neighbors of the order between which a quantity clearly falls. */
function fallAt(
  quantity: Quantity,
  order: readonly ElementSymbol[],
): readonly [before: ElementSymbol, after: ElementSymbol] | null {
  for (const [index, after] of order.slice(1).entries()) {
    const before = order[index] ?? after
    const falls = amount(quantity, before) > amount(quantity, after)
    if (falls && differs(quantity, before, after)) return [before, after]
  }
  return null
}

function shown(
  { quantity, decimals }: { readonly quantity: Quantity; readonly decimals: number },
  symbol: ElementSymbol,
): string {
  const unit = {
    covalentRadius: ' pm',
    ionizationEnergy: ' kJ/mol',
    electronegativity: '',
    atomicMass: ' u',
  }
  return symbol === '' ? '' : formatNumber(amount(quantity, symbol), { decimals }) + unit[quantity]
}
