import type { Pose } from '#chemistry/organic/drawing/skeletal-drawing.ts'
import type { Molecule } from '#chemistry/organic/molecules/molecule.ts'

/**
 * A figure beside the text of a question, as values. `quiz/figures` draws it, and writes its sentence and its table;
 * browser and worksheet share both. No judge looks at it.
 */
export type Figure =
  | MassSpectrum
  | PhotoelectronSpectrum
  | CalibrationLine
  | EnergyProfile
  | HeatingCurve
  | Skeleton

/** The isotopes of an element, or the ions of a substance, by mass. */
export type MassSpectrum = {
  readonly kind: 'mass-spectrum'
  readonly bars: readonly {
    /** Mass per charge, a whole number. */
    readonly mass: number
    /** The share of the ions in percent. */
    readonly share: number
  }[]
}

/** The peaks of an atom, one for each subshell. */
export type PhotoelectronSpectrum = {
  readonly kind: 'photoelectron-spectrum'
  readonly peaks: readonly {
    /** The energy that removes an electron, in MJ/mol. */
    readonly energy: number
    readonly electrons: number
  }[]
}

/** Absorbances of solutions of known concentration, and the line through them and the origin. */
export type CalibrationLine = {
  readonly kind: 'calibration-line'
  readonly points: readonly {
    /** In mmol/L. */
    readonly concentration: number
    readonly absorbance: number
  }[]
}

/** A molecule as a skeletal drawing, without the atoms that its corners and ends stand for. */
export type Skeleton = {
  readonly kind: 'skeleton'
  readonly molecule: Molecule
  readonly pose: Pose
}

/** The energies along a reaction in one step, in kJ/mol. */
export type EnergyProfile = {
  readonly kind: 'energy-profile'
  readonly reactants: number
  readonly summit: number
  readonly products: number
}

/** The temperature of a substance that takes up heat evenly, from solid to gas. */
export type HeatingCurve = {
  readonly kind: 'heating-curve'
  /** In °C. */
  readonly melting: number
  readonly boiling: number
}
