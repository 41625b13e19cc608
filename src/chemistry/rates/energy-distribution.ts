import { GAS_CONSTANT } from '#chemistry/quantities/constants.ts'

const POINTS = 80

/**
 * Returns the shares of molecules by kinetic energy at a temperature in kelvin: the Maxwell–Boltzmann distribution,
 * per kJ/mol, at energies in kJ/mol.
 */
export function energyDistribution(
  kelvin: number,
  until: number,
): readonly (readonly [energy: number, share: number])[] {
  return Array.from({ length: POINTS + 1 }, (_, index) => {
    const energy = (until * index) / POINTS
    return [energy, densityAt(kelvin, energy)]
  })
}

function densityAt(kelvin: number, energy: number): number {
  const thermal = thermalEnergy(kelvin)
  return (
    (2 / Math.sqrt(Math.PI)) * thermal ** -1.5 * Math.sqrt(energy) * Math.exp(-energy / thermal)
  )
}

/** RT in kJ/mol. */
function thermalEnergy(kelvin: number): number {
  return (GAS_CONSTANT * kelvin) / 1000
}
