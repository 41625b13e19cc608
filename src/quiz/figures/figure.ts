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
  | StepProfile
  | HeatingCurve
  | Skeleton
  | Curves
  | Chromatogram
  | GalvanicCell
  | ElectrolysisCell
  | ParticleBoxes
  | Apparatus
  | WedgeDrawing
  | InfraredSpectrum

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

/** The bands of a compound in the infrared. */
export type InfraredSpectrum = {
  readonly kind: 'infrared-spectrum'
  readonly bands: readonly {
    /** The middle of the band and half its width, in 1/cm. */
    readonly at: number
    readonly width: number
    /** How much of the light does not pass at the middle, in percent. */
    readonly depth: number
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

/** The energies along a reaction in several steps, in kJ/mol. */
export type StepProfile = {
  readonly kind: 'step-profile'
  /** Reactants, then a summit and a valley for each step; the last valley is the products. */
  readonly levels: readonly number[]
}

/** The temperature of a substance that takes up heat evenly, from solid to gas. */
export type HeatingCurve = {
  readonly kind: 'heating-curve'
  /** In °C. */
  readonly melting: number
  readonly boiling: number
}

/** One or more curves between two axes, such as a titration or concentrations in time. */
export type Curves = {
  readonly kind: 'curves'
  /** The quantities on the axes. */
  readonly of:
    | 'titration'
    | 'concentrations'
    | 'gas-volume'
    | 'speeds'
    | 'pressure-volume'
    | 'gibbs-energy'
    | 'solubility'
    | 'potential-energy'
    | 'salt-solubility'
    | 'enzyme-temperature'
    | 'enzyme-acidity'
  readonly curves: readonly {
    /** A letter or a formula; it is shown only beside other curves. */
    readonly name: string
    /** From left to right; a jump is two points above each other. */
    readonly points: readonly (readonly [x: number, y: number])[]
  }[]
  /** A line upright at a value of the axis across. */
  readonly line?: { readonly at: number; readonly name: string }
}

/** Spots on paper, and how far they and the solvent have come from the start line. */
export type Chromatogram = {
  readonly kind: 'chromatogram'
  /** In mm. */
  readonly front: number
  readonly lanes: readonly { readonly name: string; readonly spots: readonly number[] }[]
}

/** Two half-cells with a wire, a voltmeter and a salt bridge. */
export type GalvanicCell = {
  readonly kind: 'galvanic-cell'
  readonly left: HalfCell
  readonly right: HalfCell
  /** The reading in V; without it the voltmeter has its letter alone. */
  readonly voltage?: number
}

type HalfCell = {
  /** The electrode, as a symbol, and the ion in the solution in Unicode. */
  readonly electrode: string
  readonly ion: string
}

/** A melt or a solution between two inert electrodes at a source of direct current. */
export type ElectrolysisCell = {
  readonly kind: 'electrolysis-cell'
  /** The formula in Unicode, with its state. */
  readonly liquid: string
}

/** Boxes with atoms of two kinds, alone or bonded. */
export type ParticleBoxes = {
  readonly kind: 'particle-boxes'
  readonly boxes: readonly {
    readonly name: string
    /** The molecules in it and how many of each. */
    readonly particles: readonly (readonly [particle: Particle, count: number])[]
  }[]
}

/** A is drawn as a dot and B as a ring. */
export type Particle = 'A' | 'B' | 'AA' | 'BB' | 'AB' | 'AAB'

/** An apparatus of the laboratory with letters at its parts. */
export type Apparatus = {
  readonly kind: 'apparatus'
  readonly setup: 'filtration' | 'distillation' | 'reflux' | 'over-water' | 'gas-syringe'
}

/** The bonds around a central atom, some of them in front of the paper or behind it. */
export type WedgeDrawing = {
  readonly kind: 'wedge-drawing'
  readonly center: string
  readonly bonds: readonly WedgeBond[]
}

export type WedgeBond = {
  readonly atom: string
  readonly way: 'line' | 'wedge' | 'dashes'
  /** The direction on paper: 0 is right, 90 is down. */
  readonly degrees: number
}
