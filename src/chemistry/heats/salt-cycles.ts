import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A salt of one metal ion and one halide ion with the enthalpies of its cycle in kJ/mol. */
export type SaltCycle = {
  readonly metal: ElementSymbol
  readonly nonMetal: ElementSymbol
  /** Of the solid salt from the elements. */
  readonly formation: number
  /** Of one mole of gaseous metal atoms. */
  readonly atomization: number
  readonly ionization: number
  /** The enthalpy that breaks one mole of bonds of the non-metal. */
  readonly bond: number
  /** Of the gaseous non-metal atom that takes up an electron; negative. */
  readonly electronGain: number
}

/**
 * Enthalpies of Born-Haber cycles in whole kJ/mol. Formation: CRC Handbook (read from the Python package chemicals
 * 1.5.2) and OpenStax Chemistry 2e, appendix G. Atoms: CRC and NIST-JANAF (1998), which agree within 0.3; molecules as
 * twice the atoms of ATcT 1.112 and NIST-JANAF. Ionization energies: NIST ASD; electron affinities as in the element
 * data of this program. Other salts are left out, as a second table for their formation was not at hand.
 */
export const saltCycles: readonly SaltCycle[] = [
  {
    metal: 'Na',
    nonMetal: 'Cl',
    formation: -411,
    atomization: 108,
    ionization: 496,
    bond: 243,
    electronGain: -349,
  },
  {
    metal: 'K',
    nonMetal: 'Cl',
    formation: -437,
    atomization: 89,
    ionization: 419,
    bond: 243,
    electronGain: -349,
  },
]

/** The enthalpy of the solid salt from its gaseous ions, in kJ/mol; negative. */
export function latticeFormation(cycle: SaltCycle): number {
  return (
    cycle.formation - cycle.atomization - cycle.ionization - cycle.bond / 2 - cycle.electronGain
  )
}
