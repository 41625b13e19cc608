import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { formatIon } from '#chemistry/formulas.ts'

/** The name of an element as it stands inside a sentence: 'iron'. */
export function nameOf(symbol: ElementSymbol): string {
  return element(symbol).name.toLowerCase()
}

/** A nuclide in words: 'iron-56'. */
export function nuclideName(symbol: ElementSymbol, massNumber: number): string {
  return `${nameOf(symbol)}-${massNumber}`
}

/** An atom or a one-atom ion in symbols: 'Fe', 'Fe³⁺'. */
export function ionText(symbol: ElementSymbol, charge: number): string {
  return formatIon(symbol, charge)
}

/** A count with its noun: '1 electron', '2 electrons'. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
