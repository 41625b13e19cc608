import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A substance with its specific heat capacity in J/(g·K) at 25 °C and constant pressure. */
export type SpecificHeat = {
  readonly name: string
  readonly element: ElementSymbol
  readonly specific: number
}

/** Specific heat capacity of water, in J/(g·K), and of ice near 0 °C. */
export const WATER_HEAT = 4.18
export const ICE_HEAT = 2.09

/** Molar heat of fusion of ice in kJ/mol. */
export const ICE_FUSION = 6.01

/** Heats of melting ice and of boiling water at 101.3 kPa in J/g, rounded. */
export const MELTING_HEAT = 334
export const BOILING_HEAT = 2257

/**
 * Specific heat capacities: CRC Handbook, in the state at 25 °C; each was found again within 3 % in OpenStax
 * Chemistry 2e, chapter 5. That of ice near 0 °C and the heats of melting and boiling are from the CRC Handbook and IAPWS.
 */
export const specificHeats: readonly SpecificHeat[] = [
  { name: 'water', element: 'O', specific: WATER_HEAT },
  { name: 'ethanol', element: 'C', specific: 2.44 },
  { name: 'aluminum', element: 'Al', specific: 0.897 },
  { name: 'silicon', element: 'Si', specific: 0.712 },
  { name: 'iron', element: 'Fe', specific: 0.449 },
  { name: 'copper', element: 'Cu', specific: 0.385 },
  { name: 'gold', element: 'Au', specific: 0.129 },
]
