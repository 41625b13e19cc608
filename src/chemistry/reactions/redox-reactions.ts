/**
 * Well-known reactions in which exactly one element is oxidized and one reduced, balanced, in
 * plain text. Sources: standard textbooks of general chemistry; their balance is tested.
 */
export const redoxReactions: readonly string[] = [
  '2 Mg + O2 -> 2 MgO',
  '2 Ca + O2 -> 2 CaO',
  '4 Al + 3 O2 -> 2 Al2O3',
  'S + O2 -> SO2',
  'C + O2 -> CO2',
  'CH4 + 2 O2 -> CO2 + 2 H2O',
  '4 NH3 + 5 O2 -> 4 NO + 6 H2O',
  '2 H2S + 3 O2 -> 2 SO2 + 2 H2O',
  '2 Na + Cl2 -> 2 NaCl',
  '2 Fe + 3 Cl2 -> 2 FeCl3',
  'H2 + Cl2 -> 2 HCl',
  'N2 + 3 H2 -> 2 NH3',
  'Zn + S -> ZnS',
  'Fe + S -> FeS',
  'Zn + Cu^2+ -> Zn^2+ + Cu',
  'Fe + Cu^2+ -> Fe^2+ + Cu',
  'Mg + Ni^2+ -> Mg^2+ + Ni',
  'Cu + 2 Ag+ -> Cu^2+ + 2 Ag',
  'Zn + 2 H+ -> Zn^2+ + H2',
  'Mg + 2 HCl -> MgCl2 + H2',
  'Fe + 2 HCl -> FeCl2 + H2',
  '2 Na + 2 H2O -> 2 NaOH + H2',
  'Ca + 2 H2O -> Ca(OH)2 + H2',
  'Cl2 + 2 Br- -> 2 Cl- + Br2',
  'Cl2 + 2 KI -> 2 KCl + I2',
  'Br2 + 2 I- -> 2 Br- + I2',
  '2 Fe^3+ + 2 I- -> 2 Fe^2+ + I2',
  '2 Fe^2+ + Cl2 -> 2 Fe^3+ + 2 Cl-',
  'Sn^2+ + 2 Fe^3+ -> Sn^4+ + 2 Fe^2+',
  'CuO + H2 -> Cu + H2O',
  'WO3 + 3 H2 -> W + 3 H2O',
  '2 CuO + C -> 2 Cu + CO2',
  'PbO + C -> Pb + CO',
  'SiO2 + 2 C -> Si + 2 CO',
  'Fe2O3 + 3 CO -> 2 Fe + 3 CO2',
  'Fe2O3 + 2 Al -> Al2O3 + 2 Fe',
  'Cr2O3 + 2 Al -> Al2O3 + 2 Cr',
  'TiCl4 + 2 Mg -> Ti + 2 MgCl2',
]

/**
 * A reduction in acidic solution without its electrons: the reduced species with its H⁺, and the
 * products.
 */
export type HalfReaction = { readonly left: string; readonly right: string }

/**
 * Reductions balanced for atoms, to be completed with electrons on the left; each takes three or
 * more. Sources: tables of standard reduction potentials.
 */
export const halfReactions: readonly HalfReaction[] = [
  { left: 'MnO4- + 8 H+', right: 'Mn^2+ + 4 H2O' },
  { left: 'MnO4- + 4 H+', right: 'MnO2 + 2 H2O' },
  { left: 'Cr2O7^2- + 14 H+', right: '2 Cr^3+ + 7 H2O' },
  { left: 'NO3- + 4 H+', right: 'NO + 2 H2O' },
  { left: 'NO3- + 10 H+', right: 'NH4+ + 3 H2O' },
  { left: '2 NO3- + 12 H+', right: 'N2 + 6 H2O' },
  { left: '2 NO3- + 10 H+', right: 'N2O + 5 H2O' },
  { left: '2 HNO2 + 4 H+', right: 'N2O + 3 H2O' },
  { left: 'N2 + 8 H+', right: '2 NH4+' },
  { left: 'O2 + 4 H+', right: '2 H2O' },
  { left: 'O3 + 6 H+', right: '3 H2O' },
  { left: 'ClO3- + 6 H+', right: 'Cl- + 3 H2O' },
  { left: 'ClO4- + 8 H+', right: 'Cl- + 4 H2O' },
  { left: '2 ClO3- + 12 H+', right: 'Cl2 + 6 H2O' },
  { left: 'BrO3- + 6 H+', right: 'Br- + 3 H2O' },
  { left: '2 BrO3- + 12 H+', right: 'Br2 + 6 H2O' },
  { left: 'IO3- + 6 H+', right: 'I- + 3 H2O' },
  { left: '2 IO3- + 12 H+', right: 'I2 + 6 H2O' },
  { left: 'SO2 + 4 H+', right: 'S + 2 H2O' },
  { left: 'SO4^2- + 8 H+', right: 'S + 4 H2O' },
  { left: 'SO4^2- + 10 H+', right: 'H2S + 4 H2O' },
  { left: 'CO2 + 8 H+', right: 'CH4 + 2 H2O' },
  { left: 'WO3 + 6 H+', right: 'W + 3 H2O' },
  { left: 'P4 + 12 H+', right: '4 PH3' },
]
