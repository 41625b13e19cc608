import { element, type ElementSymbol } from '#chemistry/elements.ts'
import { formatFormula } from '#chemistry/formulas.ts'
import { fixedChargeIons, type Ion } from '#chemistry/ions.ts'

/** '2+', '1−': a charge as it stands in an ion. Zero is '0'. */
export function formatCharge(charge: number): string {
  if (charge === 0) return '0'
  return `${Math.abs(charge)}${charge > 0 ? '+' : '−'}`
}

/** An oxidation number with its sign: '+6', '−2', '0'. */
export function formatOxidationNumber(value: number): string {
  if (value === 0) return '0'
  return `${value > 0 ? '+' : '−'}${Math.abs(value)}`
}

/** The main-group elements with one common ion only; their charge follows from the group. */
export const mainGroupIons: readonly Ion[] = fixedChargeIons.filter(
  ({ formula }) => element(formula).block !== 'd',
)

/** The electrons in the outer shell of a main-group atom. */
export function outerElectrons(symbol: ElementSymbol): number {
  return element(symbol).electronsPerShell.at(-1) ?? 0
}

/** A formula in which each of two ions stands so many times: 'Al₂O₃', 'Mg₂Cl₂'. */
export function writeSalt(cation: Ion, cations: number, anion: Ion, anions: number): string {
  return formatFormula(
    `${cation.formula}${cations === 1 ? '' : cations}${anion.formula}${anions === 1 ? '' : anions}`,
  )
}
