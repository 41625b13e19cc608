import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** One atom of a Lewis structure: with an octet, or lacking a pair as in CH3+. */
export type LewisAtom = {
  /** Plain text, such as 'NH4^+'. */
  readonly formula: string
  readonly element: ElementSymbol
  /** Shared pairs of each bond of the atom. */
  readonly orders: readonly number[]
  readonly lonePairs: number
}

/** Atoms of well-known molecules and ions, some of them with a formal charge. */
export const lewisAtoms: readonly LewisAtom[] = [
  { formula: 'NH4^+', element: 'N', orders: [1, 1, 1, 1], lonePairs: 0 },
  { formula: 'NH3', element: 'N', orders: [1, 1, 1], lonePairs: 1 },
  { formula: 'NH2^-', element: 'N', orders: [1, 1], lonePairs: 2 },
  { formula: 'H3O^+', element: 'O', orders: [1, 1, 1], lonePairs: 1 },
  { formula: 'OH^-', element: 'O', orders: [1], lonePairs: 3 },
  { formula: 'CO', element: 'C', orders: [3], lonePairs: 1 },
  { formula: 'CO', element: 'O', orders: [3], lonePairs: 1 },
  { formula: 'CN^-', element: 'C', orders: [3], lonePairs: 1 },
  { formula: 'CN^-', element: 'N', orders: [3], lonePairs: 1 },
  { formula: 'HCN', element: 'N', orders: [3], lonePairs: 1 },
  { formula: 'NO3^-', element: 'N', orders: [1, 1, 2], lonePairs: 0 },
  { formula: 'NO3^-', element: 'O', orders: [2], lonePairs: 2 },
  { formula: 'NO3^-', element: 'O', orders: [1], lonePairs: 3 },
  { formula: 'NO2^-', element: 'N', orders: [1, 2], lonePairs: 1 },
  { formula: 'NO2^-', element: 'O', orders: [1], lonePairs: 3 },
  { formula: 'NO2^+', element: 'N', orders: [2, 2], lonePairs: 0 },
  { formula: 'CO3^2-', element: 'C', orders: [1, 1, 2], lonePairs: 0 },
  { formula: 'CO3^2-', element: 'O', orders: [1], lonePairs: 3 },
  { formula: 'CO3^2-', element: 'O', orders: [2], lonePairs: 2 },
  { formula: 'BF4^-', element: 'B', orders: [1, 1, 1, 1], lonePairs: 0 },
  { formula: 'BF4^-', element: 'F', orders: [1], lonePairs: 3 },
  { formula: 'BH4^-', element: 'B', orders: [1, 1, 1, 1], lonePairs: 0 },
  { formula: 'AlCl4^-', element: 'Al', orders: [1, 1, 1, 1], lonePairs: 0 },
  { formula: 'PCl4^+', element: 'P', orders: [1, 1, 1, 1], lonePairs: 0 },
  { formula: 'PH4^+', element: 'P', orders: [1, 1, 1, 1], lonePairs: 0 },
  { formula: 'PO4^3-', element: 'P', orders: [1, 1, 1, 1], lonePairs: 0 },
  { formula: 'SO4^2-', element: 'S', orders: [1, 1, 1, 1], lonePairs: 0 },
  { formula: 'SO3^2-', element: 'S', orders: [1, 1, 1], lonePairs: 1 },
  { formula: 'SCN^-', element: 'S', orders: [1], lonePairs: 3 },
  { formula: 'CH3^+', element: 'C', orders: [1, 1, 1], lonePairs: 0 },
  { formula: 'CH3^-', element: 'C', orders: [1, 1, 1], lonePairs: 1 },
  { formula: 'CH3NH3^+', element: 'N', orders: [1, 1, 1, 1], lonePairs: 0 },
  { formula: 'CH3O^-', element: 'O', orders: [1], lonePairs: 3 },
  { formula: 'CH3COO^-', element: 'O', orders: [1], lonePairs: 3 },
  { formula: 'CO2', element: 'O', orders: [2], lonePairs: 2 },
]
