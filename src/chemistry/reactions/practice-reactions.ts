import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A balanced equation in plain text with the smallest whole numbers, and the most telling element. */
type WrittenReaction = { readonly equation: string; readonly element: ElementSymbol }

/**
 * Reactions whose numbers take some thought. Sources: Greenwood and Earnshaw, Chemistry of the
 * Elements; Holleman-Wiberg, Inorganic Chemistry. That the numbers balance, are the smallest and the
 * only ones is tested.
 */
export const intricateReactions: readonly WrittenReaction[] = [
  { equation: 'MnO2 + 4 HCl -> MnCl2 + Cl2 + 2 H2O', element: 'Mn' },
  { equation: '2 KMnO4 + 16 HCl -> 2 KCl + 2 MnCl2 + 5 Cl2 + 8 H2O', element: 'Mn' },
  { equation: 'K2Cr2O7 + 14 HCl -> 2 KCl + 2 CrCl3 + 3 Cl2 + 7 H2O', element: 'Cr' },
  { equation: '3 Cu + 8 HNO3 -> 3 Cu(NO3)2 + 2 NO + 4 H2O', element: 'Cu' },
  { equation: 'Cu + 4 HNO3 -> Cu(NO3)2 + 2 NO2 + 2 H2O', element: 'Cu' },
  { equation: 'Cu + 2 H2SO4 -> CuSO4 + SO2 + 2 H2O', element: 'Cu' },
  { equation: '3 Ag + 4 HNO3 -> 3 AgNO3 + NO + 2 H2O', element: 'Ag' },
  { equation: '4 Zn + 10 HNO3 -> 4 Zn(NO3)2 + NH4NO3 + 3 H2O', element: 'Zn' },
  { equation: '4 NH3 + 5 O2 -> 4 NO + 6 H2O', element: 'N' },
  { equation: '4 NH3 + 3 O2 -> 2 N2 + 6 H2O', element: 'N' },
  { equation: '2 NH3 + 3 CuO -> N2 + 3 Cu + 3 H2O', element: 'Cu' },
  { equation: '3 NO2 + H2O -> 2 HNO3 + NO', element: 'N' },
  { equation: '4 FeS2 + 11 O2 -> 2 Fe2O3 + 8 SO2', element: 'Fe' },
  { equation: '2 PbS + 3 O2 -> 2 PbO + 2 SO2', element: 'Pb' },
  { equation: '2 ZnS + 3 O2 -> 2 ZnO + 2 SO2', element: 'Zn' },
  { equation: 'CS2 + 3 O2 -> CO2 + 2 SO2', element: 'S' },
  { equation: '2 H2S + SO2 -> 3 S + 2 H2O', element: 'S' },
  { equation: 'Fe2O3 + 3 CO -> 2 Fe + 3 CO2', element: 'Fe' },
  { equation: 'Fe3O4 + 4 CO -> 3 Fe + 4 CO2', element: 'Fe' },
  { equation: 'Fe3O4 + 4 H2 -> 3 Fe + 4 H2O', element: 'Fe' },
  { equation: '3 Fe3O4 + 8 Al -> 9 Fe + 4 Al2O3', element: 'Fe' },
  { equation: '3 MnO2 + 4 Al -> 3 Mn + 2 Al2O3', element: 'Mn' },
  { equation: 'B2O3 + 3 Mg -> 2 B + 3 MgO', element: 'B' },
  { equation: '3 Cl2 + 6 NaOH -> 5 NaCl + NaClO3 + 3 H2O', element: 'Cl' },
  { equation: 'P4 + 3 NaOH + 3 H2O -> 3 NaH2PO2 + PH3', element: 'P' },
  { equation: '2 Ca3(PO4)2 + 6 SiO2 + 10 C -> 6 CaSiO3 + P4 + 10 CO', element: 'P' },
  { equation: 'P4O10 + 6 H2O -> 4 H3PO4', element: 'P' },
  { equation: 'PCl5 + 4 H2O -> H3PO4 + 5 HCl', element: 'P' },
  { equation: 'PCl3 + 3 H2O -> H3PO3 + 3 HCl', element: 'P' },
  { equation: 'Al4C3 + 12 H2O -> 4 Al(OH)3 + 3 CH4', element: 'Al' },
  { equation: 'Mg3N2 + 6 H2O -> 3 Mg(OH)2 + 2 NH3', element: 'Mg' },
  { equation: 'Ca3P2 + 6 H2O -> 3 Ca(OH)2 + 2 PH3', element: 'Ca' },
  { equation: '2 KNO3 + 3 C + S -> K2S + N2 + 3 CO2', element: 'K' },
  { equation: 'C + 4 HNO3 -> CO2 + 4 NO2 + 2 H2O', element: 'C' },
  { equation: 'I2 + 10 HNO3 -> 2 HIO3 + 10 NO2 + 4 H2O', element: 'I' },
]

/**
 * Substances that fall apart, most of them when they are heated (Greenwood and Earnshaw, Chemistry of
 * the Elements), with at least one number above 1.
 */
export const decompositions: readonly (WrittenReaction & { readonly name: string })[] = [
  { name: 'hydrogen peroxide', equation: '2 H2O2 -> 2 H2O + O2', element: 'O' },
  { name: 'ammonia', equation: '2 NH3 -> N2 + 3 H2', element: 'N' },
  { name: 'nitrous oxide', equation: '2 N2O -> 2 N2 + O2', element: 'N' },
  { name: 'ozone', equation: '2 O3 -> 3 O2', element: 'O' },
  { name: 'sulfur trioxide', equation: '2 SO3 -> 2 SO2 + O2', element: 'S' },
  { name: 'silver oxide', equation: '2 Ag2O -> 4 Ag + O2', element: 'Ag' },
  { name: 'mercury(II) oxide', equation: '2 HgO -> 2 Hg + O2', element: 'Hg' },
  { name: 'lead(IV) oxide', equation: '2 PbO2 -> 2 PbO + O2', element: 'Pb' },
  { name: 'barium peroxide', equation: '2 BaO2 -> 2 BaO + O2', element: 'Ba' },
  { name: 'sodium azide', equation: '2 NaN3 -> 2 Na + 3 N2', element: 'Na' },
  { name: 'sodium chlorate', equation: '2 NaClO3 -> 2 NaCl + 3 O2', element: 'Cl' },
  { name: 'potassium chlorate', equation: '2 KClO3 -> 2 KCl + 3 O2', element: 'Cl' },
  { name: 'potassium perchlorate', equation: 'KClO4 -> KCl + 2 O2', element: 'Cl' },
  { name: 'sodium nitrate', equation: '2 NaNO3 -> 2 NaNO2 + O2', element: 'Na' },
  { name: 'potassium nitrate', equation: '2 KNO3 -> 2 KNO2 + O2', element: 'K' },
  { name: 'silver nitrate', equation: '2 AgNO3 -> 2 Ag + 2 NO2 + O2', element: 'Ag' },
  {
    name: 'magnesium nitrate',
    equation: '2 Mg(NO3)2 -> 2 MgO + 4 NO2 + O2',
    element: 'Mg',
  },
  { name: 'zinc nitrate', equation: '2 Zn(NO3)2 -> 2 ZnO + 4 NO2 + O2', element: 'Zn' },
  { name: 'lead(II) nitrate', equation: '2 Pb(NO3)2 -> 2 PbO + 4 NO2 + O2', element: 'Pb' },
  { name: 'copper(II) nitrate', equation: '2 Cu(NO3)2 -> 2 CuO + 4 NO2 + O2', element: 'Cu' },
  {
    name: 'sodium hydrogen carbonate',
    equation: '2 NaHCO3 -> Na2CO3 + H2O + CO2',
    element: 'Na',
  },
  {
    name: 'potassium hydrogen carbonate',
    equation: '2 KHCO3 -> K2CO3 + H2O + CO2',
    element: 'K',
  },
  { name: 'aluminum hydroxide', equation: '2 Al(OH)3 -> Al2O3 + 3 H2O', element: 'Al' },
  { name: 'iron(III) hydroxide', equation: '2 Fe(OH)3 -> Fe2O3 + 3 H2O', element: 'Fe' },
  { name: 'chromium(III) hydroxide', equation: '2 Cr(OH)3 -> Cr2O3 + 3 H2O', element: 'Cr' },
  { name: 'ammonium nitrate', equation: 'NH4NO3 -> N2O + 2 H2O', element: 'N' },
  {
    name: 'ammonium dichromate',
    equation: '(NH4)2Cr2O7 -> N2 + Cr2O3 + 4 H2O',
    element: 'Cr',
  },
  {
    name: 'aluminum sulfate',
    equation: 'Al2(SO4)3 -> Al2O3 + 3 SO3',
    element: 'Al',
  },
]

/** Ions that leave a solution together, by their names. */
type Precipitate = {
  readonly cation: string
  readonly anion: string
  /** Whether the chloride of the cation does not dissolve well either. */
  readonly onlyNitrate: boolean
}

/**
 * Salts on whose precipitation textbooks agree (OpenStax Chemistry 2e, section 4.2; the solubility
 * rules). Carbonates that fall as basic salts, such as those of copper and zinc, are left out.
 */
export const precipitates: readonly Precipitate[] = [
  ...['chloride', 'bromide', 'iodide', 'carbonate', 'phosphate', 'chromate'].map((anion) => ({
    cation: 'silver',
    anion,
    onlyNitrate: true,
  })),
  ...['iodide', 'bromide', 'sulfate', 'chromate', 'phosphate'].map((anion) => ({
    cation: 'lead(II)',
    anion,
    onlyNitrate: true,
  })),
  ...['sulfate', 'carbonate', 'chromate', 'phosphate'].map((anion) => ({
    cation: 'barium',
    anion,
    onlyNitrate: false,
  })),
  ...['carbonate', 'phosphate'].map((anion) => ({ cation: 'calcium', anion, onlyNitrate: false })),
  ...['sulfate', 'carbonate', 'phosphate'].map((anion) => ({
    cation: 'strontium',
    anion,
    onlyNitrate: false,
  })),
  ...['magnesium', 'copper(II)', 'nickel(II)', 'zinc', 'iron(II)', 'iron(III)', 'aluminum'].map(
    (cation) => ({ cation, anion: 'hydroxide', onlyNitrate: false }),
  ),
]
