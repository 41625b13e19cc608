import { formatIon } from '#chemistry/compounds/formulas.ts'
import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { superscript } from '#chemistry/units.ts'

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

/** An ion of the unknown element X: 'X²⁺'. */
export function ionOfX(charge: number): string {
  const size = Math.abs(charge)
  return `X${size === 1 ? '' : superscript(size)}${charge > 0 ? '⁺' : '⁻'}`
}

/** A count with its noun: '1 electron', '2 electrons'. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** A text with a capital at its beginning. */
export function capitalized(text: string): string {
  return text.replace(/^[a-z]/, (letter) => letter.toUpperCase())
}

/** A text with a small letter at its beginning. */
export function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Items in a sentence: '63 and 65', 'zinc, iron and cobalt'. */
export function listed(items: readonly (string | number)[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? String(last) : `${items.slice(0, -1).join(', ')} and ${last}`
}

/** The ends of a stretch of numbers: '3 and 4', '3 to 6'. */
export function fromTo(from: number, to: number): string {
  return to - from === 1 ? `${from} and ${to}` : `${from} to ${to}`
}
