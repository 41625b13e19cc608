/** The pressure of water vapor over liquid water at one temperature. */
type VaporPressure = { readonly celsius: number; readonly kilopascals: number }

/**
 * Vapor pressure of water: the equation of state IAPWS-95 (2018 release); OpenStax Chemistry 2e,
 * appendix E, has the same values within 1 %.
 */
export const waterVaporPressures: readonly VaporPressure[] = [
  { celsius: 10, kilopascals: 1.23 },
  { celsius: 15, kilopascals: 1.71 },
  { celsius: 20, kilopascals: 2.34 },
  { celsius: 22, kilopascals: 2.65 },
  { celsius: 25, kilopascals: 3.17 },
  { celsius: 30, kilopascals: 4.25 },
]
