import type { ElementSymbol } from '#chemistry/elements/elements.ts'

/** A gas that splits into two molecules, which takes up heat. */
export type SplittingGas = {
  /** Formulas in plain notation. */
  readonly whole: string
  /** The two products, which may be the same. */
  readonly parts: readonly [string, string]
  readonly element: ElementSymbol
}

/**
 * Gases that are at equilibrium with their parts at concentrations of tenths of a mole in a liter: dinitrogen tetroxide
 * below 100 °C, phosphorus pentachloride near 300 °C, phosgene near 600 °C. Source: OpenStax Chemistry 2e, chapter 13.
 * Each breaks a bond of one molecule, so ΔH is positive.
 */
export const splittingGases: readonly SplittingGas[] = [
  { whole: 'N2O4', parts: ['NO2', 'NO2'], element: 'N' },
  { whole: 'PCl5', parts: ['PCl3', 'Cl2'], element: 'P' },
  { whole: 'COCl2', parts: ['CO', 'Cl2'], element: 'C' },
]
