import {
  type Bond,
  type HeavyAtom,
  hydrogensOf,
  type Molecule,
  type Neighbor,
  neighborsOf,
} from '#chemistry/organic/molecules/molecule.ts'

import { layoutOf, type Point } from './layout.ts'

/** A skeletal drawing as values: the lines of all bonds, and the atoms that are written. */
export type SkeletalDrawing = {
  readonly width: number
  readonly height: number
  readonly lines: readonly (readonly [Point, Point])[]
  readonly labels: readonly AtomLabel[]
}

export type AtomLabel = {
  readonly at: Point
  readonly text: string
  /** Which side of the text stands at the point. */
  readonly anchor: 'start' | 'middle' | 'end'
}

/** Which atoms stand in a row from left to right, and whether the drawing is turned over. */
export type Pose = {
  readonly row: readonly number[]
  /** Whether left and right are exchanged. */
  readonly isMirrored: boolean
  /** Whether up and down are exchanged. */
  readonly isUpsideDown: boolean
}

const BOND = 30
const MARGIN = 24

/** Half of the distance between the two lines of a double bond, and what a bond leaves free beside a written atom. */
const HALF_GAP = 3
const FREE = 10

/** How far the middle of the first letter is from the edge of its text. */
const HALF_LETTER = 4.5

/**
 * Draws a molecule. Null when its atoms come too close in this pose, when a branch is branched itself, or when there is no
 * bond to draw.
 */
export function skeletalDrawing(molecule: Molecule, pose: Pose): SkeletalDrawing | null {
  const layout = layoutOf(molecule, pose.row)
  if (layout === null || seenAtoms(molecule, pose) === null || molecule.bonds.length === 0) {
    return null
  }
  const points = placed(layout, pose)
  return {
    width: Math.max(...points.map(({ x }) => x)) + MARGIN,
    height: Math.max(...points.map(({ y }) => y)) + MARGIN,
    lines: molecule.bonds.flatMap((bond) => linesOf(molecule, points, bond)),
    labels: labelsOf(molecule, points),
  }
}

/** The points in the units of the drawing, the leftmost and the topmost at the margin. */
function placed(layout: readonly Point[], { isMirrored, isUpsideDown }: Pose): readonly Point[] {
  const turned = layout.map(({ x, y }) => ({
    x: (isMirrored ? -x : x) * BOND,
    y: (isUpsideDown ? -y : y) * BOND,
  }))
  const left = Math.min(...turned.map(({ x }) => x))
  const top = Math.min(...turned.map(({ y }) => y))
  return turned.map(({ x, y }) => ({ x: rounded(x - left + MARGIN), y: rounded(y - top + MARGIN) }))
}

function rounded(value: number): number {
  return Math.round(value * 2) / 2
}

function linesOf(
  { atoms }: Molecule,
  points: readonly Point[],
  { from, to, order }: Bond,
): SkeletalDrawing['lines'] {
  const [one, other] = [points[from], points[to]]
  if (one === undefined || other === undefined) return []
  const length = Math.hypot(other.x - one.x, other.y - one.y)
  const [alongX, alongY] = [(other.x - one.x) / length, (other.y - one.y) / length]
  const shift = (atom: number) => (atoms[atom] === 'C' ? 0 : FREE)
  const start = { x: one.x + alongX * shift(from), y: one.y + alongY * shift(from) }
  const end = { x: other.x - alongX * shift(to), y: other.y - alongY * shift(to) }
  const sides = order === 1 ? [0] : order === 2 ? [-1, 1] : [-2, 0, 2]
  return sides.map((side) => {
    const [x, y] = [-alongY * side * HALF_GAP, alongX * side * HALF_GAP]
    return [
      { x: rounded(start.x + x), y: rounded(start.y + y) },
      { x: rounded(end.x + x), y: rounded(end.y + y) },
    ]
  })
}

function labelsOf(molecule: Molecule, points: readonly Point[]): readonly AtomLabel[] {
  const hydrogens = hydrogensOf(molecule)
  const neighbors = neighborsOf(molecule)
  return molecule.atoms.flatMap((symbol, atom): readonly AtomLabel[] => {
    const point = points[atom]
    if (symbol === 'C' || point === undefined) return []
    const next = neighbors[atom]?.[0]
    const joined = next === undefined ? undefined : points[next.atom]
    const text = withHydrogen(symbol, hydrogens[atom] ?? 0)
    if (text.length < 2 || joined === undefined) return [{ at: point, text, anchor: 'middle' }]
    // The letter that is joined stands at the point, the rest away from the bond.
    return joined.x > point.x + 1
      ? [
          {
            at: { x: point.x + HALF_LETTER, y: point.y },
            text: reversed(symbol, text),
            anchor: 'end',
          },
        ]
      : [{ at: { x: point.x - HALF_LETTER, y: point.y }, text, anchor: 'start' }]
  })
}

function withHydrogen(symbol: string, hydrogens: number): string {
  return `${symbol}${['', 'H', 'H₂', 'H₃'][hydrogens] ?? ''}`
}

/** The hydrogen atoms in front: 'HO'. */
function reversed(symbol: string, text: string): string {
  return text.slice(symbol.length) + symbol
}

/** An atom of the row with what is seen beside it. */
export type SeenAtom = {
  readonly symbol: HeavyAtom
  /** Unbranched branches by the number of their carbon atoms, and written atoms. */
  readonly branches: readonly SeenBranch[]
  /** Whether a double bond leads to the next atom of the row. */
  readonly isDoubleToNext: boolean
}

export type SeenBranch =
  | { readonly kind: 'carbon'; readonly length: number }
  | { readonly kind: 'written'; readonly text: string; readonly isDouble: boolean }

/**
 * The atoms that are seen of a molecule, from left to right, with nothing to be worked out. Null where a branch is
 * branched itself.
 */
export function seenAtoms(
  molecule: Molecule,
  { row, isMirrored }: Pose,
): readonly SeenAtom[] | null {
  const order = isMirrored ? row.toReversed() : row
  const neighbors = neighborsOf(molecule)
  const hydrogens = hydrogensOf(molecule)
  const seen: SeenAtom[] = []
  for (const [index, atom] of order.entries()) {
    const next = neighbors[atom] ?? []
    const branches = next
      .filter((neighbor) => !row.includes(neighbor.atom))
      .map((neighbor) => seenBranch(molecule, neighbors, hydrogens, neighbor, atom))
    if (branches.includes(null)) return null
    seen.push({
      symbol: molecule.atoms[atom] ?? 'C',
      branches: branches.flatMap((branch) => branch ?? []),
      isDoubleToNext: next.some(
        (neighbor) => neighbor.atom === order[index + 1] && neighbor.order === 2,
      ),
    })
  }
  return seen
}

function seenBranch(
  { atoms }: Molecule,
  neighbors: readonly (readonly Neighbor[])[],
  hydrogens: readonly number[],
  { atom, order }: Neighbor,
  from: number,
): SeenBranch | null {
  const symbol = atoms[atom]
  if (symbol !== 'C') {
    const isEnd = neighbors[atom]?.length === 1
    const text = withHydrogen(symbol ?? '', hydrogens[atom] ?? 0)
    return isEnd ? { kind: 'written', text, isDouble: order === 2 } : null
  }
  const length = order === 1 ? carbonsFrom(atoms, neighbors, atom, from) : null
  return length === null ? null : { kind: 'carbon', length }
}

/** How many atoms an unbranched branch of carbon atoms has; null for any other. */
function carbonsFrom(
  atoms: Molecule['atoms'],
  neighbors: readonly (readonly Neighbor[])[],
  first: number,
  from: number,
): number | null {
  if (atoms[first] !== 'C') return null
  const next = (neighbors[first] ?? []).filter(({ atom }) => atom !== from)
  const [only] = next
  if (only === undefined) return 1
  if (next.length > 1 || only.order > 1) return null
  const rest = carbonsFrom(atoms, neighbors, only.atom, first)
  return rest === null ? null : rest + 1
}

/** The longest row of atoms that a drawing can follow: carbon atoms, and oxygen atoms between two of them. */
export function longestRow(molecule: Molecule): readonly number[] {
  const neighbors = neighborsOf(molecule)
  const isInner = (atom: number) =>
    molecule.atoms[atom] === 'C' || (neighbors[atom]?.length ?? 0) > 1
  const grown = (row: readonly number[]): readonly (readonly number[])[] => {
    const next = (neighbors[row.at(-1) ?? 0] ?? [])
      .map(({ atom }) => atom)
      .filter((atom) => isInner(atom) && !row.includes(atom))
    return next.length === 0 ? [row] : next.flatMap((atom) => grown([...row, atom]))
  }
  return molecule.atoms
    .flatMap((_, atom) => (isInner(atom) ? grown([atom]) : []))
    .reduce((longest, row) => (row.length > longest.length ? row : longest), [])
}
