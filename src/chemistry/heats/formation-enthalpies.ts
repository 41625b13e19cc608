/**
 * Standard enthalpies of formation at 25 °C and 1 bar in kJ/mol, by formula and state in plain text: CRC
 * Handbook, Standard Thermodynamic Properties of Chemical Substances (read from the Python package chemicals
 * 1.5.2). Each was found again within 1 kJ/mol in NIST-JANAF (1998), ATcT 1.112 or OpenStax Chemistry 2e, appendix
 * G; that of nitrogen monoxide is the one of NIST-JANAF. What tables differ on is left out, such as PCl5, HCN and CCl4.
 */
export const formationEnthalpies: Readonly<Record<string, number>> = {
  'H2O(l)': -285.8,
  'H2O(g)': -241.8,
  'H2O2(l)': -187.8,
  'HCl(g)': -92.3,
  'HBr(g)': -36.3,
  'H2S(g)': -20.6,
  'NH3(g)': -45.9,
  'NO(g)': 90.3,
  'NO2(g)': 33.2,
  'CO(g)': -110.5,
  'CO2(g)': -393.5,
  'SO2(g)': -296.8,
  'SO3(g)': -395.7,
  'CH4(g)': -74.6,
  'C2H2(g)': 227.4,
  'C2H4(g)': 52.4,
  'C2H6(g)': -84.0,
  'C3H8(g)': -103.8,
  'C4H10(g)': -125.7,
  'C6H6(l)': 49.1,
  'C8H18(l)': -250.1,
  'CH3OH(l)': -239.2,
  'C2H5OH(l)': -277.6,
  'CH3COOH(l)': -484.3,
  'CaO(s)': -634.9,
  'Ca(OH)2(s)': -985.2,
  'Al2O3(s)': -1675.7,
  'Fe2O3(s)': -824.2,
  'CuO(s)': -157.3,
  'ZnO(s)': -350.5,
  'ZnS(s)': -206.0,
  'Ag2O(s)': -31.1,
  'HgO(s)': -90.8,
  'NH4Cl(s)': -314.4,
}

/** Elements in their standard states. Their enthalpy of formation is zero by definition. */
const elementsInStandardState: ReadonlySet<string> = new Set(
  'H2(g) O2(g) N2(g) Cl2(g) Br2(l) C(s) S(s) Al(s) Fe(s) Cu(s) Zn(s) Ag(s) Hg(l) Ca(s)'.split(' '),
)

/** The enthalpy of formation of a substance with its state in kJ/mol; null where none is known here. */
export function formationEnthalpy(substance: string): number | null {
  if (elementsInStandardState.has(substance)) return 0
  return formationEnthalpies[substance] ?? null
}

/** Reactions of these substances, balanced, in plain text with states. C is graphite, S rhombic sulfur. */
export const thermoReactions: readonly string[] = [
  '2 H2(g) + O2(g) -> 2 H2O(l)',
  'N2(g) + 3 H2(g) -> 2 NH3(g)',
  'CH4(g) + 2 O2(g) -> CO2(g) + 2 H2O(l)',
  '2 C2H6(g) + 7 O2(g) -> 4 CO2(g) + 6 H2O(l)',
  'C3H8(g) + 5 O2(g) -> 3 CO2(g) + 4 H2O(l)',
  '2 C2H2(g) + 5 O2(g) -> 4 CO2(g) + 2 H2O(l)',
  'C2H4(g) + 3 O2(g) -> 2 CO2(g) + 2 H2O(l)',
  'C2H4(g) + H2(g) -> C2H6(g)',
  'C2H2(g) + 2 H2(g) -> C2H6(g)',
  'C2H5OH(l) + 3 O2(g) -> 2 CO2(g) + 3 H2O(l)',
  '2 CH3OH(l) + 3 O2(g) -> 2 CO2(g) + 4 H2O(l)',
  '2 CO(g) + O2(g) -> 2 CO2(g)',
  '2 SO2(g) + O2(g) -> 2 SO3(g)',
  '2 NO(g) + O2(g) -> 2 NO2(g)',
  'N2(g) + O2(g) -> 2 NO(g)',
  '4 NH3(g) + 5 O2(g) -> 4 NO(g) + 6 H2O(g)',
  '4 NH3(g) + 3 O2(g) -> 2 N2(g) + 6 H2O(g)',
  'CaO(s) + H2O(l) -> Ca(OH)2(s)',
  'Fe2O3(s) + 3 CO(g) -> 2 Fe(s) + 3 CO2(g)',
  '2 Al(s) + Fe2O3(s) -> Al2O3(s) + 2 Fe(s)',
  'C(s) + H2O(g) -> CO(g) + H2(g)',
  'CO(g) + H2O(g) -> CO2(g) + H2(g)',
  'CO(g) + 2 H2(g) -> CH3OH(l)',
  'C(s) + CO2(g) -> 2 CO(g)',
  '2 H2O2(l) -> 2 H2O(l) + O2(g)',
  'NH3(g) + HCl(g) -> NH4Cl(s)',
  'CuO(s) + H2(g) -> Cu(s) + H2O(g)',
  '2 Ag2O(s) -> 4 Ag(s) + O2(g)',
  '2 HgO(s) -> 2 Hg(l) + O2(g)',
  'H2(g) + Cl2(g) -> 2 HCl(g)',
  '2 ZnS(s) + 3 O2(g) -> 2 ZnO(s) + 2 SO2(g)',
  'ZnO(s) + C(s) -> Zn(s) + CO(g)',
  '2 H2S(g) + 3 O2(g) -> 2 SO2(g) + 2 H2O(l)',
  '2 H2S(g) + SO2(g) -> 3 S(s) + 2 H2O(l)',
]
