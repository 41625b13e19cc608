import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A metal and its ion in water. */
export type HalfCell = {
  readonly symbol: ElementSymbol
  readonly charge: number
  /** Standard reduction potential of the ion against hydrogen in V at 25 °C. */
  readonly potential: number
}

/**
 * Standard reduction potentials, lowest first. Source: CRC Handbook of Chemistry and Physics,
 * Electrochemical series, rounded to two decimals; the appendix of OpenStax Chemistry 2e gives the
 * same within 0.02 V. Older tables differ by up to 0.16 V for manganese, iron and nickel; a question
 * that depends on one gives it.
 */
export const halfCells: readonly HalfCell[] = [
  { symbol: 'Mg', charge: 2, potential: -2.37 },
  { symbol: 'Al', charge: 3, potential: -1.66 },
  { symbol: 'Mn', charge: 2, potential: -1.19 },
  { symbol: 'Zn', charge: 2, potential: -0.76 },
  { symbol: 'Cr', charge: 3, potential: -0.74 },
  { symbol: 'Fe', charge: 2, potential: -0.45 },
  { symbol: 'Cd', charge: 2, potential: -0.4 },
  { symbol: 'Co', charge: 2, potential: -0.28 },
  { symbol: 'Ni', charge: 2, potential: -0.26 },
  { symbol: 'Sn', charge: 2, potential: -0.14 },
  { symbol: 'Pb', charge: 2, potential: -0.13 },
  { symbol: 'Cu', charge: 2, potential: 0.34 },
  { symbol: 'Ag', charge: 1, potential: 0.8 },
  { symbol: 'Pt', charge: 2, potential: 1.18 },
  { symbol: 'Au', charge: 3, potential: 1.5 },
]

/** Standard reduction potential in V of a metal's ion; null where none is given. */
export function standardPotential(symbol: ElementSymbol): number | null {
  return halfCells.find((entry) => entry.symbol === symbol)?.potential ?? null
}
