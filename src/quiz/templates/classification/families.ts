import {
  type Classification,
  element,
  elements,
  type Element,
  type ElementSymbol,
} from '#chemistry/elements.ts'
import { groupIsSafe } from '#chemistry/trends.ts'

export type Family = 'alkali metal' | 'alkaline earth' | 'halogen' | 'noble gas'

/** The four families that a school course names, without members whose behavior is predicted. */
export const families: readonly {
  readonly family: Family
  readonly group: number
  readonly members: readonly ElementSymbol[]
}[] = [
  { family: 'alkali metal', group: 1, members: ['Li', 'Na', 'K', 'Rb', 'Cs', 'Fr'] },
  { family: 'alkaline earth', group: 2, members: ['Be', 'Mg', 'Ca', 'Sr', 'Ba', 'Ra'] },
  { family: 'halogen', group: 17, members: ['F', 'Cl', 'Br', 'I'] },
  { family: 'noble gas', group: 18, members: ['He', 'Ne', 'Ar', 'Kr', 'Xe', 'Rn'] },
]

export const metalloids: readonly ElementSymbol[] = ['B', 'Si', 'Ge', 'As', 'Sb', 'Te']

/** The element in a cell of the main body of the table; undefined where the cell is empty. */
export function elementAt(group: number, period: number): Element | undefined {
  return elements.find(
    (entry) => entry.group === group && entry.period === period && groupIsSafe(entry.symbol),
  )
}

/** Where an element stands: 'group 2, period 3'. */
export function place(symbol: ElementSymbol): string {
  const { group, period } = element(symbol)
  return `group ${group}, period ${period}`
}

/** Whether the element of a place, written as by `place`, is of this class. */
export function isPlaceOf(wanted: Classification, text: string): boolean {
  const [group = 0, period = 0] = Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits))
  return elementAt(group, period)?.classification === wanted
}
