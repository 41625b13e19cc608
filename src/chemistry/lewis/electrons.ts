import { outerElectrons } from '#chemistry/compounds/molecules.ts'
import { element } from '#chemistry/elements/elements.ts'

import { type LewisStructure, neighborsOf, sharedPairs, type Skeleton } from './skeleton.ts'

/** Electrons around an atom that has its duet or octet. */
const DUET = 2
const OCTET = 8
/** Electrons around an atom of period 3 or below at most, among the species here. */
const EXPANDED = 12

/** The valence electrons that a structure of this skeleton holds: those of all atoms, less the charge. */
export function valenceElectronsOf({ atoms, charge }: Skeleton): number {
  return atoms.reduce((sum, { element: symbol }) => sum + outerElectrons(symbol), -charge)
}

/** The electrons that a structure holds: two for each shared and each lone pair, and the single ones. */
export function electronsPlaced({ orders, pairs, singles }: LewisStructure): number {
  return 2 * (sumOf(orders) + sumOf(pairs)) + sumOf(singles)
}

/** The electrons around an atom: its lone ones, and both of each shared pair. */
export function electronsAround(
  skeleton: Skeleton,
  structure: LewisStructure,
  atom: number,
): number {
  const { pairs, singles } = structure
  const shared = sharedPairs(skeleton, structure, atom)
  return 2 * (shared + (pairs[atom] ?? 0)) + (singles[atom] ?? 0)
}

/** The formal charge of each atom: its outer electrons, less its lone ones and one of each shared pair. */
export function formalCharges(skeleton: Skeleton, structure: LewisStructure): readonly number[] {
  return skeleton.atoms.map(({ element: symbol }, atom) => {
    const lone = 2 * (structure.pairs[atom] ?? 0) + (structure.singles[atom] ?? 0)
    return outerElectrons(symbol) - lone - sharedPairs(skeleton, structure, atom)
  })
}

/** The electrons that a full atom has around it: two in hydrogen, else eight. */
export function fullCount({ atoms }: Skeleton, atom: number): number {
  return atoms[atom]?.element === 'H' ? DUET : OCTET
}

/**
 * The electrons that an atom can have around it. Only an atom of period 3 or below that is joined to two others or
 * more goes beyond eight.
 */
export function mostElectrons(skeleton: Skeleton, atom: number): number {
  const symbol = skeleton.atoms[atom]?.element ?? 'H'
  const isCenter = neighborsOf(skeleton, atom).length > 1
  return isCenter && element(symbol).period > 2 ? EXPANDED : fullCount(skeleton, atom)
}

/** Whether an atom may stay short of eight: those of groups 2 and 13 do, since they bring two or three electrons. */
export function mayBeShort({ atoms }: Skeleton, atom: number): boolean {
  return [2, 13].includes(element(atoms[atom]?.element ?? 'H').group)
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
