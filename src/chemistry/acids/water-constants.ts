/** pKw of water at a temperature in °C and at 0.1 MPa. */
export type WaterConstant = { readonly celsius: number; readonly pKw: number }

/**
 * Source: CRC Handbook of Chemistry and Physics, Ionization Constant of Water as a Function of Temperature and
 * Pressure. OpenStax Chemistry 2e, appendix E, agrees within 0.02 where it has the temperature (0, 25, 50, 100 °C).
 */
export const waterConstants: readonly WaterConstant[] = [
  { celsius: 0, pKw: 14.946 },
  { celsius: 25, pKw: 13.995 },
  { celsius: 50, pKw: 13.264 },
  { celsius: 75, pKw: 12.696 },
  { celsius: 100, pKw: 12.252 },
]
