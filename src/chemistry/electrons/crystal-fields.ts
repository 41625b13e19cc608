import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'

/** An octahedral complex and how its d electrons lie. */
export type SplitComplex = {
  /** In plain notation with its charge. */
  readonly formula: string
  readonly metal: ElementSymbol
  /** The oxidation number of the metal. */
  readonly charge: number
  readonly spin: 'high' | 'low'
  readonly whole: number
}

/**
 * Complexes with four to seven d electrons whose spin textbooks agree on: OpenStax Chemistry 2e, section 19.3;
 * Housecroft and Sharpe, Inorganic Chemistry, chapter 20.
 */
export const splitComplexes: readonly SplitComplex[] = [
  { formula: '[Cr(H2O)6]^2+', metal: 'Cr', charge: 2, spin: 'high', whole: 2 },
  { formula: '[Cr(CN)6]^4-', metal: 'Cr', charge: 2, spin: 'low', whole: -4 },
  { formula: '[Mn(H2O)6]^2+', metal: 'Mn', charge: 2, spin: 'high', whole: 2 },
  { formula: '[Mn(CN)6]^3-', metal: 'Mn', charge: 3, spin: 'low', whole: -3 },
  { formula: '[Mn(CN)6]^4-', metal: 'Mn', charge: 2, spin: 'low', whole: -4 },
  { formula: '[Fe(H2O)6]^2+', metal: 'Fe', charge: 2, spin: 'high', whole: 2 },
  { formula: '[Fe(H2O)6]^3+', metal: 'Fe', charge: 3, spin: 'high', whole: 3 },
  { formula: '[FeF6]^3-', metal: 'Fe', charge: 3, spin: 'high', whole: -3 },
  { formula: '[Fe(CN)6]^4-', metal: 'Fe', charge: 2, spin: 'low', whole: -4 },
  { formula: '[Fe(CN)6]^3-', metal: 'Fe', charge: 3, spin: 'low', whole: -3 },
  { formula: '[CoF6]^3-', metal: 'Co', charge: 3, spin: 'high', whole: -3 },
  { formula: '[Co(H2O)6]^2+', metal: 'Co', charge: 2, spin: 'high', whole: 2 },
  { formula: '[Co(NH3)6]^2+', metal: 'Co', charge: 2, spin: 'high', whole: 2 },
  { formula: '[Co(NH3)6]^3+', metal: 'Co', charge: 3, spin: 'low', whole: 3 },
  { formula: '[Co(CN)6]^3-', metal: 'Co', charge: 3, spin: 'low', whole: -3 },
]

/** Complexes in which every way of filling gives the same. */
export const plainComplexes: readonly Omit<SplitComplex, 'spin'>[] = [
  { formula: '[Ti(H2O)6]^3+', metal: 'Ti', charge: 3, whole: 3 },
  { formula: '[V(H2O)6]^3+', metal: 'V', charge: 3, whole: 3 },
  { formula: '[Cr(H2O)6]^3+', metal: 'Cr', charge: 3, whole: 3 },
  { formula: '[Cr(CN)6]^3-', metal: 'Cr', charge: 3, whole: -3 },
  { formula: '[Ni(H2O)6]^2+', metal: 'Ni', charge: 2, whole: 2 },
  { formula: '[Ni(NH3)6]^2+', metal: 'Ni', charge: 2, whole: 2 },
  { formula: '[Cu(H2O)6]^2+', metal: 'Cu', charge: 2, whole: 2 },
]

/** The d electrons of the metal ion. Its atom has as many outer ones as its group says, and loses those of 4s first. */
export function dElectrons({ metal, charge }: Pick<SplitComplex, 'metal' | 'charge'>): number {
  return element(metal).group - charge
}

/** Electrons in the three lower and in the two upper orbitals, and those of each that are alone in one. */
export function splitElectrons(electrons: number, spin: SplitComplex['spin']) {
  const below =
    spin === 'low' || electrons <= 3
      ? Math.min(6, electrons)
      : electrons <= 5
        ? 3
        : Math.min(6, electrons - 2)
  const above = electrons - below
  return {
    below,
    above,
    aloneBelow: below <= 3 ? below : 6 - below,
    aloneAbove: above <= 2 ? above : 4 - above,
  }
}

/** Electrons alone in an orbital. */
export function unpairedIn(electrons: number, spin: SplitComplex['spin']): number {
  const { aloneBelow, aloneAbove } = splitElectrons(electrons, spin)
  return aloneBelow + aloneAbove
}

/**
 * Ligands in the order of the splitting that they cause, the smallest first: a part of the spectrochemical series in
 * which books agree. Ammonia and ethane-1,2-diamine are too near to be told apart, so one of them is here.
 */
export const splittingLigands = ['Cl', 'F', 'H2O', 'NH3', 'CN'] as const

/** Complexes of one metal ion with six equal ligands, by ligand, that are known. */
export const ligandSeries: readonly {
  readonly metal: ElementSymbol
  readonly charge: number
  readonly formulas: readonly string[]
}[] = [
  {
    metal: 'Cr',
    charge: 3,
    formulas: ['[CrCl6]^3-', '[CrF6]^3-', '[Cr(H2O)6]^3+', '[Cr(NH3)6]^3+', '[Cr(CN)6]^3-'],
  },
  {
    metal: 'Co',
    charge: 3,
    formulas: ['[CoF6]^3-', '[Co(H2O)6]^3+', '[Co(NH3)6]^3+', '[Co(CN)6]^3-'],
  },
]

/** Colors that lie opposite each other on the color wheel: a solution that absorbs one of them looks like the other. */
export const oppositeColors: readonly (readonly [string, string])[] = [
  ['red', 'green'],
  ['orange', 'blue'],
  ['yellow', 'violet'],
]
