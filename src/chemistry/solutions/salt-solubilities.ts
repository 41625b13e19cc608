import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** How much of a salt dissolves in 100 g of water. */
export type SaltSolubility = {
  readonly name: string
  readonly formula: string
  readonly element: ElementSymbol
  /** In g, from 0 °C to 80 °C in steps of 20 °C. */
  readonly grams: readonly number[]
}

export const SOLUBILITY_STEP = 20

/**
 * Source: Perry’s Chemical Engineers’ Handbook, table of solubilities in water. Found again within 3 %: potassium nitrate
 * in the tables of schools, ammonium chloride with Sigma-Aldrich, the other two at 10 °C and 100 °C in older textbooks.
 */
export const saltSolubilities: readonly SaltSolubility[] = [
  { name: 'potassium nitrate', formula: 'KNO3', element: 'K', grams: [13.3, 31.6, 63.9, 110, 169] },
  { name: 'potassium chloride', formula: 'KCl', element: 'K', grams: [27.6, 34, 40, 45.5, 51.1] },
  { name: 'sodium nitrate', formula: 'NaNO3', element: 'Na', grams: [73, 88, 104, 124, 148] },
  {
    name: 'ammonium chloride',
    formula: 'NH4Cl',
    element: 'N',
    grams: [29.4, 37.2, 45.8, 55.2, 65.6],
  },
]
