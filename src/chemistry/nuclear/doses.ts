/** A source of radiation, and the dose that it gives an average person in a year. */
export type DoseSource = {
  readonly name: string
  readonly millisieverts: number
  readonly isNatural: boolean
}

/**
 * Averages over all people. Source: UNSCEAR 2008, volume I, annexes A and B. J. E. Turner, Atoms, Radiation, and Radiation
 * Protection, table 1.1, has the same after UNSCEAR 2000, natural ones to one figure, but 0.4 mSv for medicine.
 */
export const doseSources: readonly DoseSource[] = [
  { name: 'radon in the air', millisieverts: 1.26, isNatural: true },
  { name: 'medical examinations', millisieverts: 0.6, isNatural: false },
  { name: 'rocks and soil', millisieverts: 0.48, isNatural: true },
  { name: 'cosmic rays', millisieverts: 0.39, isNatural: true },
  { name: 'food and drink', millisieverts: 0.29, isNatural: true },
  { name: 'fallout of bomb tests', millisieverts: 0.005, isNatural: false },
  { name: 'fallout of Chernobyl', millisieverts: 0.002, isNatural: false },
  { name: 'nuclear power plants', millisieverts: 0.0002, isNatural: false },
]
