import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A well-known compound: formula in plain text, name in running text, most telling element. */
export type Compound = {
  readonly formula: string
  readonly name: string
  readonly element: ElementSymbol
  /** Whether its smallest units are molecules; salts have formula units. */
  readonly isMolecular: boolean
}

type CompoundRow = readonly [formula: string, name: string, element: ElementSymbol]

const molecular: readonly CompoundRow[] = [
  ['H2O', 'water', 'O'],
  ['H2O2', 'hydrogen peroxide', 'O'],
  ['CO2', 'carbon dioxide', 'C'],
  ['NH3', 'ammonia', 'N'],
  ['CH4', 'methane', 'C'],
  ['C2H6', 'ethane', 'C'],
  ['C3H8', 'propane', 'C'],
  ['C4H10', 'butane', 'C'],
  ['C6H6', 'benzene', 'C'],
  ['C6H12O6', 'glucose', 'C'],
  ['C12H22O11', 'sucrose', 'C'],
  ['C2H5OH', 'ethanol', 'O'],
  ['CH3COOH', 'acetic acid', 'C'],
  ['CO(NH2)2', 'urea', 'N'],
  ['SO2', 'sulfur dioxide', 'S'],
  ['SO3', 'sulfur trioxide', 'S'],
  ['H2S', 'hydrogen sulfide', 'S'],
  ['H2SO4', 'sulfuric acid', 'S'],
  ['HNO3', 'nitric acid', 'N'],
  ['H3PO4', 'phosphoric acid', 'P'],
  ['N2O', 'nitrous oxide', 'N'],
  ['NO2', 'nitrogen dioxide', 'N'],
  ['N2H4', 'hydrazine', 'N'],
  ['PCl3', 'phosphorus trichloride', 'P'],
  ['P4O10', 'tetraphosphorus decaoxide', 'P'],
  ['CCl4', 'tetrachloromethane', 'Cl'],
  ['SF6', 'sulfur hexafluoride', 'F'],
]

const ionic: readonly CompoundRow[] = [
  ['NaCl', 'sodium chloride', 'Na'],
  ['CaCl2', 'calcium chloride', 'Ca'],
  ['MgO', 'magnesium oxide', 'Mg'],
  ['Al2O3', 'aluminum oxide', 'Al'],
  ['Fe2O3', 'iron(III) oxide', 'Fe'],
  ['CaCO3', 'calcium carbonate', 'Ca'],
  ['Na2CO3', 'sodium carbonate', 'Na'],
  ['NaHCO3', 'sodium hydrogen carbonate', 'Na'],
  ['NaOH', 'sodium hydroxide', 'Na'],
  ['KNO3', 'potassium nitrate', 'K'],
  ['AgNO3', 'silver nitrate', 'Ag'],
  ['CuSO4', 'copper(II) sulfate', 'Cu'],
  ['BaSO4', 'barium sulfate', 'Ba'],
  ['KMnO4', 'potassium permanganate', 'Mn'],
  ['NH4NO3', 'ammonium nitrate', 'N'],
  ['NH4Cl', 'ammonium chloride', 'Cl'],
  ['Ca(OH)2', 'calcium hydroxide', 'Ca'],
  ['Mg(OH)2', 'magnesium hydroxide', 'Mg'],
  ['Al(OH)3', 'aluminum hydroxide', 'Al'],
  ['Fe(OH)3', 'iron(III) hydroxide', 'Fe'],
  ['Ca(NO3)2', 'calcium nitrate', 'Ca'],
  ['Mg(NO3)2', 'magnesium nitrate', 'Mg'],
  ['Cu(NO3)2', 'copper(II) nitrate', 'Cu'],
  ['Pb(NO3)2', 'lead(II) nitrate', 'Pb'],
  ['Ba(NO3)2', 'barium nitrate', 'Ba'],
  ['(NH4)2SO4', 'ammonium sulfate', 'S'],
  ['(NH4)2CO3', 'ammonium carbonate', 'N'],
  ['(NH4)3PO4', 'ammonium phosphate', 'P'],
  ['Ca3(PO4)2', 'calcium phosphate', 'P'],
  ['Al2(SO4)3', 'aluminum sulfate', 'Al'],
  ['Fe2(SO4)3', 'iron(III) sulfate', 'Fe'],
  ['Zn(OH)2', 'zinc hydroxide', 'Zn'],
  ['Sr(NO3)2', 'strontium nitrate', 'Sr'],
  ['Cr2(SO4)3', 'chromium(III) sulfate', 'Cr'],
  ['Ni(OH)2', 'nickel(II) hydroxide', 'Ni'],
]

/** Compounds of a school course, molecular ones first. */
export const compounds: readonly Compound[] = [
  ...molecular.map(([formula, name, element]) => ({ formula, name, element, isMolecular: true })),
  ...ionic.map(([formula, name, element]) => ({ formula, name, element, isMolecular: false })),
]
