import type { Ion } from '#chemistry/electrons/ions.ts'

/** A sparingly soluble salt with its solubility product at 25 °C. */
export type SparinglySoluble = {
  readonly name: string
  /** Plain text. */
  readonly formula: string
  readonly cation: Ion
  readonly anion: Ion
  /** Ions in one formula unit. */
  readonly cations: number
  readonly anions: number
  readonly solubilityProduct: number
}

/**
 * Solubility products at 25 °C in two figures, as the CRC Handbook has them (reprinted by eCampusOntario,
 * Chemistry, appendix L); that of lead(II) sulfate lies between 1.3 × 10⁻⁸ of OpenStax Chemistry 2e, appendix J,
 * and 2.5 × 10⁻⁸ of the CRC Handbook. Each was found again in the database minteq.v4 of PHREEQC (USGS), of silver
 * chromate within a factor of 3, of the others of 1.6. Left out are salts on which tables differ more, and those
 * whose anion reacts with water so far that no solubility follows from the product, such as carbonates and
 * phosphates. Every question names its value.
 */
export const sparinglySoluble: readonly SparinglySoluble[] = [
  salt('silver chloride', 'AgCl', silver(), onefold('chloride', 'Cl'), [1, 1], 1.8e-10),
  salt('silver bromide', 'AgBr', silver(), onefold('bromide', 'Br'), [1, 1], 5.3e-13),
  salt('silver iodide', 'AgI', silver(), onefold('iodide', 'I'), [1, 1], 8.5e-17),
  salt(
    'barium sulfate',
    'BaSO4',
    twofold('barium', 'Ba'),
    oxoanion('sulfate', 'SO4'),
    [1, 1],
    1.1e-10,
  ),
  salt(
    'strontium sulfate',
    'SrSO4',
    twofold('strontium', 'Sr'),
    oxoanion('sulfate', 'SO4'),
    [1, 1],
    3.4e-7,
  ),
  salt(
    'lead(II) sulfate',
    'PbSO4',
    twofold('lead(II)', 'Pb'),
    oxoanion('sulfate', 'SO4'),
    [1, 1],
    1.8e-8,
  ),
  salt(
    'calcium fluoride',
    'CaF2',
    twofold('calcium', 'Ca'),
    onefold('fluoride', 'F'),
    [1, 2],
    3.5e-11,
  ),
  salt(
    'lead(II) fluoride',
    'PbF2',
    twofold('lead(II)', 'Pb'),
    onefold('fluoride', 'F'),
    [1, 2],
    3.3e-8,
  ),
  salt(
    'lead(II) bromide',
    'PbBr2',
    twofold('lead(II)', 'Pb'),
    onefold('bromide', 'Br'),
    [1, 2],
    6.6e-6,
  ),
  salt(
    'lead(II) iodide',
    'PbI2',
    twofold('lead(II)', 'Pb'),
    onefold('iodide', 'I'),
    [1, 2],
    9.8e-9,
  ),
  salt(
    'magnesium hydroxide',
    'Mg(OH)2',
    twofold('magnesium', 'Mg'),
    onefold('hydroxide', 'OH'),
    [1, 2],
    5.6e-12,
  ),
  salt('silver chromate', 'Ag2CrO4', silver(), oxoanion('chromate', 'CrO4'), [2, 1], 1.1e-12),
]

/** Molar solubility in pure water when all that dissolves is separate ions, in mol/L. */
export function molarSolubility({ cations, anions, solubilityProduct }: SparinglySoluble): number {
  return (solubilityProduct / (cations ** cations * anions ** anions)) ** (1 / (cations + anions))
}

function salt(
  name: string,
  formula: string,
  cation: Ion,
  anion: Ion,
  [cations, anions]: readonly [number, number],
  solubilityProduct: number,
): SparinglySoluble {
  return { name, formula, cation, anion, cations, anions, solubilityProduct }
}

function silver(): Ion {
  return { name: 'silver', formula: 'Ag', charge: 1 }
}

function twofold(name: string, formula: string): Ion {
  return { name, formula, charge: 2 }
}

function onefold(name: string, formula: string): Ion {
  return { name, formula, charge: -1 }
}

function oxoanion(name: string, formula: string): Ion {
  return { name, formula, charge: -2 }
}
