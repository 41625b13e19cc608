import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** An atom of a skeleton at its place: lengths in bonds, y grows downward. */
export type SkeletonAtom = {
  readonly element: ElementSymbol
  readonly x: number
  readonly y: number
}

/** The atoms of a molecule or ion and which of them are joined, without any rings. */
export type Skeleton = {
  /** Plain text, such as `NO3^-`. */
  readonly formula: string
  /** The name inside a sentence. */
  readonly name: string
  readonly charge: number
  readonly atoms: readonly SkeletonAtom[]
  /** Places of two atoms each, the one that was named first before the other. */
  readonly bonds: readonly (readonly [number, number])[]
}

/** How the electrons of a skeleton are drawn. */
export type LewisStructure = {
  /** Shared pairs of each bond. */
  readonly orders: readonly number[]
  /** Lone pairs of each atom. */
  readonly pairs: readonly number[]
  /** Single electrons of each atom; none outside of radicals. */
  readonly singles: readonly number[]
}

/** The places of the atoms that are joined to one, with the places of the bonds. */
export function neighborsOf(
  { bonds }: Skeleton,
  atom: number,
): readonly { readonly atom: number; readonly bond: number }[] {
  return bonds.flatMap(([from, to], bond) => {
    if (from === atom) return [{ atom: to, bond }]
    return to === atom ? [{ atom: from, bond }] : []
  })
}

/** Shared pairs of an atom. */
export function sharedPairs(
  skeleton: Skeleton,
  { orders }: Pick<LewisStructure, 'orders'>,
  atom: number,
): number {
  return neighborsOf(skeleton, atom).reduce((sum, { bond }) => sum + (orders[bond] ?? 0), 0)
}
