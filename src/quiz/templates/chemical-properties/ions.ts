import { fixedChargeIons, type Ion } from '#chemistry/electrons/ions.ts'
import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'

/** The main-group elements with one common ion only; their charge follows from the group. */
export const mainGroupIons: readonly Ion[] = fixedChargeIons.filter(
  ({ formula }) => element(formula).block !== 'd',
)

/** Counts the electrons in the outer shell of an atom. */
export function outerElectrons(symbol: ElementSymbol): number {
  return element(symbol).electronsPerShell.at(-1) ?? 0
}

/** Writes a charge as it stands in an ion: '2+', '1−'. Zero is '0'. */
export function formatCharge(charge: number): string {
  if (charge === 0) return '0'
  return `${Math.abs(charge)}${charge > 0 ? '+' : '−'}`
}

/** Writes an oxidation number, or a sum of charges, with its sign in front: '+6', '−2', '0'. */
export function formatSigned(value: number): string {
  if (value === 0) return '0'
  return `${value > 0 ? '+' : '−'}${Math.abs(value)}`
}
