import { formationEnthalpy, thermoReactions } from './formation-enthalpies.ts'

/**
 * Standard entropies at 25 °C and 1 bar in J/(mol·K), by formula and state in plain text: CRC Handbook, Standard
 * Thermodynamic Properties of Chemical Substances (read from the Python package chemicals 1.5.2). Each was found
 * again within 1 J/(mol·K) in NIST-JANAF (1998) or OpenStax Chemistry 2e, appendix G; those of sulfur and calcite
 * agree with the Gibbs energies that the handbook prints. C is graphite, S rhombic sulfur, CaCO3 calcite.
 */
export const standardEntropies: Readonly<Record<string, number>> = {
  'H2(g)': 130.7,
  'O2(g)': 205.2,
  'O3(g)': 238.9,
  'N2(g)': 191.6,
  'F2(g)': 202.8,
  'Cl2(g)': 223.1,
  'Br2(l)': 152.2,
  'Br2(g)': 245.5,
  'I2(s)': 116.1,
  'I2(g)': 260.7,
  'C(s)': 5.7,
  'S(s)': 32.1,
  'Si(s)': 18.8,
  'Al(s)': 28.3,
  'Ti(s)': 30.7,
  'Fe(s)': 27.3,
  'Cu(s)': 33.2,
  'Zn(s)': 41.6,
  'Ag(s)': 42.6,
  'Ca(s)': 41.6,
  'Hg(l)': 75.9,
  'H2O(l)': 70,
  'H2O(g)': 188.8,
  'H2O2(l)': 109.6,
  'HCl(g)': 186.9,
  'HBr(g)': 198.7,
  'HI(g)': 206.6,
  'H2S(g)': 205.8,
  'NH3(g)': 192.8,
  'NO(g)': 210.8,
  'NO2(g)': 240.1,
  'CO(g)': 197.7,
  'CO2(g)': 213.8,
  'SO2(g)': 248.2,
  'SO3(g)': 256.8,
  'CH4(g)': 186.3,
  'C2H2(g)': 200.9,
  'C2H4(g)': 219.3,
  'C2H6(g)': 229.2,
  'C3H8(g)': 270.3,
  'C6H6(l)': 173.4,
  'CH3OH(l)': 126.8,
  'C2H5OH(l)': 160.7,
  'C2H5OH(g)': 281.6,
  'CH3COOH(l)': 159.8,
  'CaO(s)': 38.1,
  'Ca(OH)2(s)': 83.4,
  'CaCO3(s)': 91.7,
  'Al2O3(s)': 50.9,
  'Fe2O3(s)': 87.4,
  'Fe3O4(s)': 146.4,
  'CuO(s)': 42.6,
  'Cu2O(s)': 93.1,
  'ZnO(s)': 43.7,
  'ZnS(s)': 57.7,
  'Ag2O(s)': 121.3,
  'HgO(s)': 70.3,
  'SiO2(s)': 41.5,
  'NaCl(s)': 72.1,
  'NH4Cl(s)': 94.6,
}

/** Enthalpies of formation in kJ/mol of substances that only questions about entropy have, from the same sources. */
const moreEnthalpies: Readonly<Record<string, number>> = {
  'CaCO3(s)': -1207.6,
  'Fe3O4(s)': -1118.4,
  'Cu2O(s)': -168.6,
  'Br2(g)': 30.9,
  'I2(s)': 0,
  'I2(g)': 62.4,
  'HI(g)': 26.5,
  'O3(g)': 142.7,
  'C2H5OH(g)': -234.8,
}

/** The standard entropy of a substance with its state in J/(mol·K); null where none is known here. */
export function standardEntropy(substance: string): number | null {
  return standardEntropies[substance] ?? null
}

/** The enthalpy of formation of a substance with its state in kJ/mol; null where none is known here. */
export function enthalpyOf(substance: string): number | null {
  return formationEnthalpy(substance) ?? moreEnthalpies[substance] ?? null
}

/** Reactions and changes of state whose substances have both values, balanced, in plain text with states. */
export const entropyReactions: readonly string[] = [
  ...thermoReactions,
  'CaCO3(s) -> CaO(s) + CO2(g)',
  'H2O(l) -> H2O(g)',
  'Br2(l) -> Br2(g)',
  'I2(s) -> I2(g)',
  'C2H5OH(l) -> C2H5OH(g)',
  '3 O2(g) -> 2 O3(g)',
  'H2(g) + I2(g) -> 2 HI(g)',
  'Fe3O4(s) + 4 H2(g) -> 3 Fe(s) + 4 H2O(g)',
  '4 CuO(s) -> 2 Cu2O(s) + O2(g)',
  'Ca(OH)2(s) + CO2(g) -> CaCO3(s) + H2O(l)',
]
