import { formula as readFormula } from '#chemistry/compounds/formulas.ts'

import { type SkeletonRow, skeletonRows } from './skeleton-data.ts'
import type { Skeleton, SkeletonAtom } from './skeleton.ts'

/** The skeletons of molecules and ions whose Lewis structures can be drawn. */
export const skeletons: readonly Skeleton[] = skeletonRows.map(readRow)

const byFormula: ReadonlyMap<string, Skeleton> = new Map(
  skeletons.map((skeleton) => [skeleton.formula, skeleton]),
)

/**
 * The skeleton of a molecule or ion.
 * @throws RangeError for a formula that is not in the list.
 */
export function skeletonOf(formula: string): Skeleton {
  const found = byFormula.get(formula)
  if (found === undefined) throw new RangeError(`There is no skeleton of ${formula}.`)
  return found
}

function readRow([formula, name, written]: SkeletonRow): Skeleton {
  const atoms: SkeletonAtom[] = []
  const bonds: [number, number][] = []
  for (const [place, text] of written.split(', ').entries()) {
    const [element = '', to = '', angle = ''] = text.split(' ')
    const neighbor = atoms[Number(to)]
    if (to === '' || neighbor === undefined) {
      atoms.push({ element, x: 0, y: 0 })
    } else {
      const radians = (Number(angle) * Math.PI) / 180
      atoms.push({
        element,
        x: neighbor.x + Math.cos(radians),
        y: neighbor.y + Math.sin(radians),
      })
      bonds.push([Number(to), place])
    }
  }
  return { formula, name, charge: readFormula(formula).charge, atoms, bonds }
}
