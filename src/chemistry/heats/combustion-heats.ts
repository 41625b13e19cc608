/** A solid that laboratories burn in closed calorimeters, and about how much heat one mole releases, in kJ. */
export type CombustionHeat = {
  readonly name: string
  readonly formula: string
  readonly heat: number
}

/** Sources: CRC Handbook of Chemistry and Physics, 97th edition, section 5; NIST Chemistry WebBook. */
export const combustionHeats: readonly CombustionHeat[] = [
  { name: 'benzoic acid', formula: 'C7H6O2', heat: 3227 },
  { name: 'naphthalene', formula: 'C10H8', heat: 5157 },
  { name: 'glucose', formula: 'C6H12O6', heat: 2803 },
  { name: 'sucrose', formula: 'C12H22O11', heat: 5640 },
]
