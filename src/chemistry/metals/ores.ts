import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** An ore, its main mineral as a formula, and the metal that is extracted from it. */
export type Ore = {
  readonly name: string
  readonly formula: string
  readonly metal: ElementSymbol
}

/** Names and formulas: CRC Handbook of Chemistry and Physics, physical and optical properties of minerals. */
export const ores: readonly Ore[] = [
  { name: 'hematite', formula: 'Fe2O3', metal: 'Fe' },
  { name: 'galena', formula: 'PbS', metal: 'Pb' },
  { name: 'sphalerite', formula: 'ZnS', metal: 'Zn' },
  { name: 'cassiterite', formula: 'SnO2', metal: 'Sn' },
  { name: 'rutile', formula: 'TiO2', metal: 'Ti' },
  { name: 'cinnabar', formula: 'HgS', metal: 'Hg' },
  { name: 'halite (rock salt)', formula: 'NaCl', metal: 'Na' },
  { name: 'pyrolusite', formula: 'MnO2', metal: 'Mn' },
  { name: 'malachite', formula: 'Cu2CO3(OH)2', metal: 'Cu' },
  { name: 'chromite', formula: 'FeCr2O4', metal: 'Cr' },
]

/** How a metal is extracted where one way is by far the usual one. */
export type Extraction = 'melt' | 'carbon' | 'native' | 'heat'

/**
 * The usual ways after OpenStax Chemistry 2e (18.1 and 19.1), AQA GCSE Chemistry (8462, section 4.4.1.3) and NCERT
 * Science for class 10 (chapter 3), which has mercury. Copper, silver and titanium are left out: there are several ways.
 */
export const extractions: readonly (readonly [metal: ElementSymbol, way: Extraction])[] = [
  ['K', 'melt'],
  ['Na', 'melt'],
  ['Ca', 'melt'],
  ['Al', 'melt'],
  ['Zn', 'carbon'],
  ['Fe', 'carbon'],
  ['Sn', 'carbon'],
  ['Pb', 'carbon'],
  ['Au', 'native'],
  ['Pt', 'native'],
  ['Hg', 'heat'],
]

/** Metals above carbon in the series of reactivity, and metals below it. */
export const aboveCarbon: readonly ElementSymbol[] = ['K', 'Na', 'Li', 'Ca', 'Mg', 'Al']
export const belowCarbon: readonly ElementSymbol[] = ['Zn', 'Fe', 'Sn', 'Pb']

/**
 * Equations of extracting metals: OpenStax Chemistry 2e (18.1 and 19.1), NCERT Science for class 10 (chapter 3) and NCERT
 * Chemistry for class 12 (isolation of elements). A test balances each of them.
 */
export const extractionEquations: readonly (readonly [equation: string, metal: ElementSymbol])[] = [
  ['Fe2O3 + 3 CO -> 2 Fe + 3 CO2', 'Fe'],
  ['Fe3O4 + 4 CO -> 3 Fe + 4 CO2', 'Fe'],
  ['2 Fe2O3 + 3 C -> 4 Fe + 3 CO2', 'Fe'],
  ['Fe2O3 + 2 Al -> 2 Fe + Al2O3', 'Fe'],
  ['2 Al2O3 -> 4 Al + 3 O2', 'Al'],
  ['2 Al2O3 + 3 C -> 4 Al + 3 CO2', 'Al'],
  ['2 Al(OH)3 -> Al2O3 + 3 H2O', 'Al'],
  ['Cu2CO3(OH)2 -> 2 CuO + CO2 + H2O', 'Cu'],
  ['2 CuO + C -> 2 Cu + CO2', 'Cu'],
  ['2 Cu2S + 3 O2 -> 2 Cu2O + 2 SO2', 'Cu'],
  ['2 Cu2O + Cu2S -> 6 Cu + SO2', 'Cu'],
  ['2 ZnS + 3 O2 -> 2 ZnO + 2 SO2', 'Zn'],
  ['2 PbS + 3 O2 -> 2 PbO + 2 SO2', 'Pb'],
  ['2 PbO + C -> 2 Pb + CO2', 'Pb'],
  ['SnO2 + 2 C -> Sn + 2 CO', 'Sn'],
  ['TiO2 + 2 Cl2 + 2 C -> TiCl4 + 2 CO', 'Ti'],
  ['TiCl4 + 2 Mg -> Ti + 2 MgCl2', 'Ti'],
  ['TiCl4 + 4 Na -> Ti + 4 NaCl', 'Ti'],
  ['2 NaCl -> 2 Na + Cl2', 'Na'],
  ['Cr2O3 + 2 Al -> 2 Cr + Al2O3', 'Cr'],
  ['3 MnO2 + 4 Al -> 3 Mn + 2 Al2O3', 'Mn'],
  ['2 HgS + 3 O2 -> 2 HgO + 2 SO2', 'Hg'],
  ['2 HgO -> 2 Hg + O2', 'Hg'],
  ['WO3 + 3 H2 -> W + 3 H2O', 'W'],
]
