import { fixedChargeIons } from '#chemistry/electrons/ions.ts'
import { element, elements, type ElementSymbol } from '#chemistry/elements/elements.ts'

/** An atom, of charge 0, or an ion of one atom. */
export type Particle = { readonly symbol: ElementSymbol; readonly charge: number }

/** Ions of main-group elements, each with the electrons of a noble gas. */
export const nobleIons: readonly Particle[] = fixedChargeIons
  .map(({ formula, charge }) => ({ symbol: formula, charge }))
  .filter(({ symbol }) => element(symbol).block !== 'd')

/** The noble gases to radon. */
export const nobleGases = elements.filter(
  ({ category, atomicNumber }) => category === 'noble gas' && atomicNumber <= 86,
)

/** Counts the electrons of an atom or an ion. */
export function electronsOf({ symbol, charge }: Particle): number {
  return element(symbol).atomicNumber - charge
}
