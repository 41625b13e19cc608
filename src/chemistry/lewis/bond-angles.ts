/** Species by the angle between two neighboring bonds of their central atom, in degrees. */
export type Angled = {
  readonly formula: string
  readonly degrees: number
  /** Lone pairs of the central atom. */
  readonly lonePairs: number
}

/**
 * Without a lone pair and with equal neighbors the angle follows from the symmetry. Those of ammonia and water in the gas
 * are measured: NIST CCCBDB, experimental geometries, and OpenStax Chemistry 2e, section 7.6.
 */
export const angled: readonly Angled[] = [
  ...withAngle(180, 'CO2', 'CS2', 'BeCl2', 'NO2^+'),
  ...withAngle(120, 'BF3', 'BCl3', 'SO3', 'CO3^2-', 'NO3^-'),
  ...withAngle(109.5, 'CH4', 'CF4', 'CCl4', 'SiH4', 'SiCl4', 'NH4^+', 'BF4^-'),
  { formula: 'NH3', degrees: 107, lonePairs: 1 },
  { formula: 'H2O', degrees: 104.5, lonePairs: 2 },
]

function withAngle(degrees: number, ...formulas: readonly string[]): readonly Angled[] {
  return formulas.map((formula) => ({ formula, degrees, lonePairs: 0 }))
}
