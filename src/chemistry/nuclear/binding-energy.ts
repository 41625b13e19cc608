import type { ElementSymbol } from '#chemistry/elements/element-record.ts'
import { element } from '#chemistry/elements/elements.ts'
import { naturalIsotopes } from '#chemistry/elements/isotopes.ts'

/** Mass of a neutron in u, and the energy of one u in MeV. Source: CODATA 2022. */
export const NEUTRON_MASS = 1.008665
export const MEV_PER_U = 931.494

/** Returns the mass in u by which a natural nuclide is lighter than its parts, or null where it is none. */
export function massDefect(symbol: ElementSymbol, massNumber: number): number | null {
  const [hydrogen] = naturalIsotopes('H')
  const found = naturalIsotopes(symbol).find((one) => one.massNumber === massNumber)
  if (found === undefined || hydrogen === undefined) return null
  const { protons } = element(symbol)
  // Masses are those of atoms, so that the electrons of both sides cancel.
  return protons * hydrogen.mass + (massNumber - protons) * NEUTRON_MASS - found.mass
}

/** Returns the binding energy per nucleon of a natural nuclide in MeV, or null where it is none. */
export function bindingEnergy(symbol: ElementSymbol, massNumber: number): number | null {
  const defect = massDefect(symbol, massNumber)
  return defect === null ? null : (defect * MEV_PER_U) / massNumber
}
