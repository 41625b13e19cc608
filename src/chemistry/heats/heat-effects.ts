import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A process in water that anyone can follow with a thermometer. */
export type HeatEffect = {
  /** The process as a clause: 'Ammonium nitrate dissolves in water'. */
  readonly process: string
  readonly element: ElementSymbol
  readonly isExothermic: boolean
}

/**
 * Processes whose enthalpy is at least 14 kJ/mol in size. The signs follow from enthalpies of formation of the salts
 * (CRC Handbook) and of the ions in water (CODATA key values 1989; OpenStax Chemistry 2e, appendix G, has them within
 * 2 kJ/mol): dissolving NH4NO3 +25, NH4Cl +14, KCl +17, NaHCO3 +21, NaOH -45, CaCl2 -82, CuSO4 -73, MgCl2 -160 kJ/mol.
 */
export const heatEffects: readonly HeatEffect[] = [
  { process: 'Ammonium nitrate dissolves in water', element: 'N', isExothermic: false },
  { process: 'Ammonium chloride dissolves in water', element: 'N', isExothermic: false },
  { process: 'Potassium chloride dissolves in water', element: 'K', isExothermic: false },
  { process: 'Sodium hydrogen carbonate dissolves in water', element: 'Na', isExothermic: false },
  { process: 'Sodium hydroxide dissolves in water', element: 'Na', isExothermic: true },
  { process: 'Anhydrous calcium chloride dissolves in water', element: 'Ca', isExothermic: true },
  { process: 'Anhydrous copper(II) sulfate dissolves in water', element: 'Cu', isExothermic: true },
  { process: 'Anhydrous magnesium chloride dissolves in water', element: 'Mg', isExothermic: true },
  { process: 'Calcium oxide reacts with water', element: 'Ca', isExothermic: true },
  { process: 'Hydrochloric acid neutralizes sodium hydroxide', element: 'Cl', isExothermic: true },
  { process: 'Zinc reacts with copper(II) sulfate in water', element: 'Zn', isExothermic: true },
  { process: 'Magnesium reacts with hydrochloric acid', element: 'Mg', isExothermic: true },
]
