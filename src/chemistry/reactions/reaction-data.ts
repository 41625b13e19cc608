/** Kinds of reactions that a school course tells apart. */
export type ReactionKind =
  | 'synthesis'
  | 'decomposition'
  | 'single replacement'
  | 'double replacement'
  | 'combustion'

/** Equation with the smallest whole numbers, kind, and the most telling element. */
export type ReactionRow = readonly [equation: string, kind: ReactionKind, element: string]

/** Well-known reactions; 'combustion' is kept for fuels that contain carbon and hydrogen. */
export const reactionRows: readonly ReactionRow[] = [
  ['2 H2 + O2 -> 2 H2O', 'synthesis', 'H'],
  ['N2 + 3 H2 -> 2 NH3', 'synthesis', 'N'],
  ['2 Na + Cl2 -> 2 NaCl', 'synthesis', 'Na'],
  ['2 Mg + O2 -> 2 MgO', 'synthesis', 'Mg'],
  ['4 Al + 3 O2 -> 2 Al2O3', 'synthesis', 'Al'],
  ['4 Fe + 3 O2 -> 2 Fe2O3', 'synthesis', 'Fe'],
  ['2 Fe + 3 Cl2 -> 2 FeCl3', 'synthesis', 'Fe'],
  ['2 Al + 3 Br2 -> 2 AlBr3', 'synthesis', 'Br'],
  ['P4 + 5 O2 -> P4O10', 'synthesis', 'P'],
  ['P4 + 6 Cl2 -> 4 PCl3', 'synthesis', 'P'],
  ['4 Li + O2 -> 2 Li2O', 'synthesis', 'Li'],
  ['6 Li + N2 -> 2 Li3N', 'synthesis', 'Li'],
  ['3 Mg + N2 -> Mg3N2', 'synthesis', 'Mg'],
  ['2 SO2 + O2 -> 2 SO3', 'synthesis', 'S'],
  ['2 K + Br2 -> 2 KBr', 'synthesis', 'K'],
  ['2 Al + 3 S -> Al2S3', 'synthesis', 'S'],
  ['2 H2O2 -> 2 H2O + O2', 'decomposition', 'O'],
  ['2 KClO3 -> 2 KCl + 3 O2', 'decomposition', 'K'],
  ['2 HgO -> 2 Hg + O2', 'decomposition', 'Hg'],
  ['2 Ag2O -> 4 Ag + O2', 'decomposition', 'Ag'],
  ['2 N2O -> 2 N2 + O2', 'decomposition', 'N'],
  ['2 NaHCO3 -> Na2CO3 + H2O + CO2', 'decomposition', 'Na'],
  ['2 Al2O3 -> 4 Al + 3 O2', 'decomposition', 'Al'],
  ['2 Cu(NO3)2 -> 2 CuO + 4 NO2 + O2', 'decomposition', 'Cu'],
  ['2 Al(OH)3 -> Al2O3 + 3 H2O', 'decomposition', 'Al'],
  ['CaCO3 -> CaO + CO2', 'decomposition', 'Ca'],
  ['Zn + 2 HCl -> ZnCl2 + H2', 'single replacement', 'Zn'],
  ['2 Al + 6 HCl -> 2 AlCl3 + 3 H2', 'single replacement', 'Al'],
  ['2 Na + 2 H2O -> 2 NaOH + H2', 'single replacement', 'Na'],
  ['Ca + 2 H2O -> Ca(OH)2 + H2', 'single replacement', 'Ca'],
  ['Cu + 2 AgNO3 -> Cu(NO3)2 + 2 Ag', 'single replacement', 'Ag'],
  ['Fe + CuSO4 -> FeSO4 + Cu', 'single replacement', 'Cu'],
  ['2 Al + Fe2O3 -> Al2O3 + 2 Fe', 'single replacement', 'Fe'],
  ['Cl2 + 2 KBr -> 2 KCl + Br2', 'single replacement', 'Br'],
  ['Cl2 + 2 NaI -> 2 NaCl + I2', 'single replacement', 'I'],
  ['2 Al + 3 CuCl2 -> 2 AlCl3 + 3 Cu', 'single replacement', 'Cu'],
  ['Mg + 2 AgNO3 -> Mg(NO3)2 + 2 Ag', 'single replacement', 'Mg'],
  ['AgNO3 + NaCl -> AgCl + NaNO3', 'double replacement', 'Ag'],
  ['BaCl2 + Na2SO4 -> BaSO4 + 2 NaCl', 'double replacement', 'Ba'],
  ['Pb(NO3)2 + 2 KI -> PbI2 + 2 KNO3', 'double replacement', 'Pb'],
  ['CuSO4 + 2 NaOH -> Cu(OH)2 + Na2SO4', 'double replacement', 'Cu'],
  ['FeCl3 + 3 NaOH -> Fe(OH)3 + 3 NaCl', 'double replacement', 'Fe'],
  ['CaCl2 + 2 AgNO3 -> Ca(NO3)2 + 2 AgCl', 'double replacement', 'Ca'],
  ['2 Na3PO4 + 3 CaCl2 -> Ca3(PO4)2 + 6 NaCl', 'double replacement', 'P'],
  ['Al2(SO4)3 + 6 NaOH -> 2 Al(OH)3 + 3 Na2SO4', 'double replacement', 'Al'],
  ['3 Ba(NO3)2 + 2 K3PO4 -> Ba3(PO4)2 + 6 KNO3', 'double replacement', 'Ba'],
  ['CH4 + 2 O2 -> CO2 + 2 H2O', 'combustion', 'C'],
  ['2 C2H6 + 7 O2 -> 4 CO2 + 6 H2O', 'combustion', 'C'],
  ['C3H8 + 5 O2 -> 3 CO2 + 4 H2O', 'combustion', 'C'],
  ['2 C4H10 + 13 O2 -> 8 CO2 + 10 H2O', 'combustion', 'C'],
  ['C2H4 + 3 O2 -> 2 CO2 + 2 H2O', 'combustion', 'C'],
  ['2 C2H2 + 5 O2 -> 4 CO2 + 2 H2O', 'combustion', 'C'],
  ['C2H5OH + 3 O2 -> 2 CO2 + 3 H2O', 'combustion', 'O'],
  ['2 CH3OH + 3 O2 -> 2 CO2 + 4 H2O', 'combustion', 'O'],
  ['C5H12 + 8 O2 -> 5 CO2 + 6 H2O', 'combustion', 'H'],
  ['C6H12O6 + 6 O2 -> 6 CO2 + 6 H2O', 'combustion', 'C'],
]
