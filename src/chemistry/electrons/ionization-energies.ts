import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

import { ionizationEnergyTable } from './ionization-energy-data.ts'

/**
 * Successive ionization energies in kJ/mol, one decimal, first removal first: at most eight, for
 * hydrogen to krypton (NIST ASD); empty for other elements.
 */
export function ionizationEnergies(symbol: ElementSymbol): readonly number[] {
  return ionizationEnergyTable[symbol] ?? []
}
