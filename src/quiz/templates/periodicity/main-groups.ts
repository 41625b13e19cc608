import { properties } from '#chemistry/elements/element-properties.ts'
import { element, elements, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { propertyValue, type TrendProperty } from '#chemistry/elements/trends.ts'
import { formatNumber } from '#chemistry/units.ts'

/** Periods 2 and 3 without the noble gases, whose radii are of another kind. */
export const rows: readonly (readonly ElementSymbol[])[] = [
  ['Li', 'Be', 'B', 'C', 'N', 'O', 'F'],
  ['Na', 'Mg', 'Al', 'Si', 'P', 'S', 'Cl'],
]

/** The groups in which the radii grow clearly with every step down. */
export const steadyColumns: readonly (readonly ElementSymbol[])[] = [
  ['Li', 'Na', 'K', 'Rb', 'Cs'],
  ['Be', 'Mg', 'Ca', 'Sr', 'Ba'],
  ['C', 'Si', 'Ge', 'Sn', 'Pb'],
  ['N', 'P', 'As', 'Sb', 'Bi'],
]

/** Main-group elements with an electronegativity, lithium to barium. */
export const mainGroupElements: readonly ElementSymbol[] = elements
  .filter(({ atomicNumber, block }) => atomicNumber > 2 && atomicNumber < 57 && /[sp]/.test(block))
  .filter(({ symbol, group }) => group < 18 && properties(symbol).electronegativity !== null)
  .map(({ symbol }) => symbol)

/** Whether another element stands farther left or down, and neither farther right nor farther up. */
export function isTowardLowerLeft(symbol: ElementSymbol, from: ElementSymbol): boolean {
  const [one, other] = [element(symbol), element(from)]
  return symbol !== from && one.group <= other.group && one.period >= other.period
}

/** Electrons in the outermost shell. */
export function outerElectrons(symbol: ElementSymbol): number {
  return element(symbol).electronsPerShell.at(-1) ?? 0
}

/** A value that the element is known to have; 0 is never a value of these properties. */
export function valueOf(property: TrendProperty, symbol: ElementSymbol): number {
  return propertyValue(property, symbol) ?? 0
}

/** A first ionization energy as it is shown: '738 kJ/mol'. */
export function shownIonizationEnergy(symbol: ElementSymbol): string {
  return `${formatNumber(valueOf('ionizationEnergy', symbol), { decimals: 0 })} kJ/mol`
}
