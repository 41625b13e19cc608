import { valenceElectrons } from '#chemistry/electrons/configurations.ts'
import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

import { electronegativityGap } from './bonds.ts'
import { composition, formula as readFormula } from './formulas.ts'
import { moleculeRows } from './molecule-data.ts'

/** One bond of the central atom: its partner and how many pairs are shared. */
type CentralBond = { readonly partner: ElementSymbol; readonly order: number }

/** A molecule or ion with one central atom and its Lewis structure. */
export type Molecule = {
  /** Plain text, such as 'NH3' or 'CO3^2-'. */
  readonly formula: string
  readonly name: string
  readonly central: ElementSymbol
  readonly bonds: readonly CentralBond[]
  /** Lone pairs on the central atom. */
  readonly lonePairs: number
  readonly charge: number
}

export type Shape =
  | 'linear'
  | 'bent'
  | 'trigonal planar'
  | 'trigonal pyramidal'
  | 'T-shaped'
  | 'tetrahedral'
  | 'seesaw'
  | 'square planar'
  | 'trigonal bipyramidal'
  | 'square pyramidal'
  | 'octahedral'

/** Shapes by bonded atoms and lone pairs (VSEPR); three lone pairs occur with two partners. */
const shapes: Readonly<Record<string, Shape>> = {
  '1+3': 'linear',
  '2+0': 'linear',
  '2+1': 'bent',
  '2+2': 'bent',
  '2+3': 'linear',
  '3+0': 'trigonal planar',
  '3+1': 'trigonal pyramidal',
  '3+2': 'T-shaped',
  '4+0': 'tetrahedral',
  '4+1': 'seesaw',
  '4+2': 'square planar',
  '5+0': 'trigonal bipyramidal',
  '5+1': 'square pyramidal',
  '6+0': 'octahedral',
}

/** Shapes in which equal bonds cancel each other's polarity. */
const symmetricShapes: ReadonlySet<Shape> = new Set<Shape>([
  'linear',
  'trigonal planar',
  'tetrahedral',
  'square planar',
  'trigonal bipyramidal',
  'octahedral',
])

/** Below this difference of electronegativities a bond is not called polar here. */
const POLAR_BOND = 0.5

/** Molecules and ions of a school course, neutral ones first. */
export const molecules: readonly Molecule[] = moleculeRows.map(
  ([formula, name, central, bonds, lonePairs]) => ({
    formula,
    name,
    central,
    bonds: bonds.split(' ').map(readBond),
    lonePairs,
    charge: readFormula(formula).charge,
  }),
)

function readBond(text: string): CentralBond {
  return { partner: text.slice(0, -1), order: Number(text.slice(-1)) }
}

/** The shape that the electron pairs of a central atom lead to; null for pairs not met here. */
export function shapeOf(bondedAtoms: number, lonePairs: number): Shape | null {
  return shapes[`${bondedAtoms}+${lonePairs}`] ?? null
}

/**
 * Outer electrons of a main-group atom.
 * @throws RangeError for the d and f blocks, where the count depends on the definition.
 */
export function outerElectrons(symbol: ElementSymbol): number {
  const count = valenceElectrons(symbol)
  if (count === null) throw new RangeError(`${symbol} is not a main-group element`)
  return count
}

/**
 * Valence electrons of a molecule or ion of main-group elements: those of all atoms, less the charge.
 * @throws RangeError when a text is not a formula.
 */
export function valenceElectronCount(formula: string): number {
  const { charge } = readFormula(formula)
  return [...composition(formula)].reduce(
    (sum, [symbol, count]) => sum + count * outerElectrons(symbol),
    -charge,
  )
}

/** Electrons around the central atom: two for each shared and each lone pair. */
export function electronsAroundCentral({ bonds, lonePairs }: Molecule): number {
  return 2 * (lonePairs + bonds.reduce((sum, { order }) => sum + order, 0))
}

/** Whether some bond of the central atom joins elements of clearly different electronegativity. */
export function hasPolarBonds({ central, bonds }: Molecule): boolean {
  return bonds.some(({ partner }) => (electronegativityGap(central, partner) ?? 0) >= POLAR_BOND)
}

/** Whether the shape lets the polar bonds cancel: equal partners in a symmetric shape. */
export function bondsCancel({ bonds, lonePairs }: Molecule): boolean {
  const shape = shapeOf(bonds.length, lonePairs)
  const partners = new Set(bonds.map(({ partner }) => partner))
  return bonds.length > 1 && partners.size === 1 && shape !== null && symmetricShapes.has(shape)
}
