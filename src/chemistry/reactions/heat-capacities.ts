import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

type HeatCapacity = {
  readonly symbol: ElementSymbol
  /** J/(g·K) at 25 °C and constant pressure, two decimals. */
  readonly specific: number
}

/**
 * Specific heat capacities of metals at 25 °C, rounded to two decimals, as the CRC Handbook of
 * Chemistry and Physics has them; each was found again in a second table within 0.02 J/(g·K).
 */
export const heatCapacities: readonly HeatCapacity[] = [
  { symbol: 'Li', specific: 3.58 },
  { symbol: 'Be', specific: 1.82 },
  { symbol: 'Na', specific: 1.23 },
  { symbol: 'Mg', specific: 1.02 },
  { symbol: 'Al', specific: 0.9 },
  { symbol: 'K', specific: 0.76 },
  { symbol: 'Ca', specific: 0.65 },
  { symbol: 'Ti', specific: 0.52 },
  { symbol: 'Cr', specific: 0.45 },
  { symbol: 'Fe', specific: 0.45 },
  { symbol: 'Ni', specific: 0.44 },
  { symbol: 'Cu', specific: 0.39 },
  { symbol: 'Zn', specific: 0.39 },
  { symbol: 'Ag', specific: 0.24 },
  { symbol: 'Sn', specific: 0.23 },
  { symbol: 'Sb', specific: 0.21 },
  { symbol: 'Ta', specific: 0.14 },
  { symbol: 'Hg', specific: 0.14 },
  { symbol: 'W', specific: 0.13 },
  { symbol: 'Pt', specific: 0.13 },
  { symbol: 'Au', specific: 0.13 },
  { symbol: 'Pb', specific: 0.13 },
]

/** Specific heat capacity in J/(g·K) at 25 °C; null where none is given. */
export function heatCapacity(symbol: ElementSymbol): number | null {
  return heatCapacities.find((entry) => entry.symbol === symbol)?.specific ?? null
}
