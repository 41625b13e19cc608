/** How many bonds of each kind, such as 'C–H' or 'N≡N'. */
export type BondCount = Readonly<Record<string, number>>

/**
 * Average energy in kJ/mol that breaking one mole of bonds costs in the gas, as in the table of
 * OpenStax Chemistry 2e, section 7.5. The other table of that book (8.1) and an older one in whole
 * kilocalories differ by 8 kJ/mol at most, but newer ones give up to 485 for C–F, so every question names the
 * energies that it is to be answered with. bond-energies.test.ts holds the second values.
 */
export const bondEnergies: Readonly<Record<string, number>> = {
  'H–H': 436,
  'C–H': 415,
  'N–H': 390,
  'O–H': 464,
  'H–F': 569,
  'H–Cl': 432,
  'H–Br': 370,
  'H–I': 295,
  'C–C': 345,
  'C=C': 611,
  'C≡C': 837,
  'C–O': 350,
  'C–F': 439,
  'C–Cl': 330,
  'C–Br': 275,
  'N–N': 160,
  'N≡N': 946,
  'O–O': 140,
  'O=O': 498,
  'F–F': 160,
  'Cl–Cl': 243,
  'Br–Br': 190,
  'I–I': 150,
}

/** Bonds of small molecules, by the formula in plain text. */
export const bondsByMolecule: Readonly<Record<string, BondCount>> = {
  H2: { 'H–H': 1 },
  N2: { 'N≡N': 1 },
  O2: { 'O=O': 1 },
  F2: { 'F–F': 1 },
  Cl2: { 'Cl–Cl': 1 },
  Br2: { 'Br–Br': 1 },
  I2: { 'I–I': 1 },
  HF: { 'H–F': 1 },
  HCl: { 'H–Cl': 1 },
  HBr: { 'H–Br': 1 },
  HI: { 'H–I': 1 },
  H2O: { 'O–H': 2 },
  H2O2: { 'O–H': 2, 'O–O': 1 },
  NH3: { 'N–H': 3 },
  N2H4: { 'N–H': 4, 'N–N': 1 },
  CH4: { 'C–H': 4 },
  C2H6: { 'C–C': 1, 'C–H': 6 },
  C2H4: { 'C=C': 1, 'C–H': 4 },
  C2H2: { 'C≡C': 1, 'C–H': 2 },
  CH3F: { 'C–H': 3, 'C–F': 1 },
  CH3Cl: { 'C–H': 3, 'C–Cl': 1 },
  CH3Br: { 'C–H': 3, 'C–Br': 1 },
  CCl4: { 'C–Cl': 4 },
  CF4: { 'C–F': 4 },
  C2H5Cl: { 'C–C': 1, 'C–H': 5, 'C–Cl': 1 },
  C2H5Br: { 'C–C': 1, 'C–H': 5, 'C–Br': 1 },
  C2H4Cl2: { 'C–C': 1, 'C–H': 4, 'C–Cl': 2 },
  C2H4Br2: { 'C–C': 1, 'C–H': 4, 'C–Br': 2 },
  CH3OH: { 'C–H': 3, 'C–O': 1, 'O–H': 1 },
  C2H5OH: { 'C–C': 1, 'C–H': 5, 'C–O': 1, 'O–H': 1 },
}

/** Reactions of gases in which bonds break and form, with the smallest whole numbers. */
export const gasReactions: readonly string[] = [
  'H2 + Cl2 -> 2 HCl',
  'H2 + Br2 -> 2 HBr',
  'H2 + F2 -> 2 HF',
  'H2 + I2 -> 2 HI',
  'N2 + 3 H2 -> 2 NH3',
  '2 H2 + O2 -> 2 H2O',
  'CH4 + Cl2 -> CH3Cl + HCl',
  'CH4 + Br2 -> CH3Br + HBr',
  'CH4 + F2 -> CH3F + HF',
  'C2H4 + H2 -> C2H6',
  'C2H2 + H2 -> C2H4',
  'C2H2 + 2 H2 -> C2H6',
  'C2H4 + Cl2 -> C2H4Cl2',
  'C2H4 + Br2 -> C2H4Br2',
  'C2H4 + HCl -> C2H5Cl',
  'C2H4 + HBr -> C2H5Br',
  'C2H4 + H2O -> C2H5OH',
  'C2H6 + Cl2 -> C2H5Cl + HCl',
  'N2H4 -> N2 + 2 H2',
  'N2H4 + H2 -> 2 NH3',
  '2 H2O2 -> 2 H2O + O2',
]

const ORDER: Readonly<Record<string, number>> = { '–': 1, '=': 2, '≡': 3 }

/** Shared pairs of a bond such as 'C=C'. */
export function bondOrder(bond: string): number {
  return ORDER[bond.replace(/[A-Za-z]/g, '')] ?? 0
}
