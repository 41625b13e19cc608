import { neighborsOf, type Skeleton } from './skeleton.ts'

type Marks = {
  /** Of each bond. */
  readonly bonds: readonly (string | number)[]
  /** Of each atom. */
  readonly atoms: readonly (string | number)[]
}

/**
 * A text that two drawings of a skeleton share when they differ only in which of several like atoms is which, as the
 * three forms of nitrate do. Skeletons have no rings, so it is the first text of all that begin at an atom.
 */
export function likeness(skeleton: Skeleton, marks: Marks): string {
  const texts = skeleton.atoms.map((_, atom) => textFrom(skeleton, marks, atom, null))
  return texts.toSorted()[0] ?? ''
}

function textFrom(skeleton: Skeleton, marks: Marks, atom: number, before: number | null): string {
  const branches = neighborsOf(skeleton, atom)
    .filter((neighbor) => neighbor.atom !== before)
    .map(
      (neighbor) =>
        `${marks.bonds[neighbor.bond]}${textFrom(skeleton, marks, neighbor.atom, atom)}`,
    )
  return `(${skeleton.atoms[atom]?.element}${marks.atoms[atom]}${branches.toSorted().join('')})`
}
