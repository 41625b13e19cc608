import {
  type Bond,
  hydrogensOf,
  type Molecule,
  neighborsOf,
} from '#chemistry/organic/molecules/molecule.ts'

import { layoutOf, type Point } from './layout.ts'

/** A skeletal drawing as values: one line for all bonds, and the atoms that are written. */
export type SkeletalDrawing = {
  readonly width: number
  readonly height: number
  /** The data of an SVG path in whole and half units. */
  readonly path: string
  readonly labels: readonly AtomLabel[]
  /** The drawing in words, with what is seen and nothing that would have to be worked out. */
  readonly spoken: string
}

export type AtomLabel = {
  readonly x: number
  readonly y: number
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

const BOND = 36
const MARGIN = 26

/** Half of the distance between the two lines of a double bond, and what a bond leaves free beside a written atom. */
const HALF_GAP = 2.6
const FREE = 11

/** How far the middle of the first letter is from the edge of its text. */
const HALF_LETTER = 5.5

/**
 * Draws a molecule. Null when its atoms come too close in this pose, when a branch is branched itself, or when there is no
 * bond to draw.
 */
export function skeletalDrawing(molecule: Molecule, pose: Pose): SkeletalDrawing | null {
  const layout = layoutOf(molecule, pose.row)
  const spoken = spokenSkeleton(molecule, pose)
  if (layout === null || spoken === null || molecule.bonds.length === 0) return null
  const points = placed(layout, pose)
  return {
    width: Math.max(...points.map(({ x }) => x)) + MARGIN,
    height: Math.max(...points.map(({ y }) => y)) + MARGIN,
    path: molecule.bonds.flatMap((bond) => linesOf(molecule, points, bond)).join(''),
    labels: labelsOf(molecule, points),
    spoken,
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
): readonly string[] {
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
    return `M${rounded(start.x + x)} ${rounded(start.y + y)}L${rounded(end.x + x)} ${rounded(end.y + y)}`
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
    if (text.length < 2 || joined === undefined) return [{ ...point, text, anchor: 'middle' }]
    // The letter that is joined stands at the point, the rest away from the bond.
    return joined.x > point.x + 1
      ? [{ x: point.x + HALF_LETTER, y: point.y, text: reversed(symbol, text), anchor: 'end' }]
      : [{ x: point.x - HALF_LETTER, y: point.y, text, anchor: 'start' }]
  })
}

function withHydrogen(symbol: string, hydrogens: number): string {
  return `${symbol}${['', 'H', 'H₂', 'H₃'][hydrogens] ?? ''}`
}

/** The hydrogen atoms in front: 'HO'. */
function reversed(symbol: string, text: string): string {
  return text.slice(symbol.length) + symbol
}

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const

/**
 * What is seen, for listening: the row, what it is made of beside carbon, its double bonds and its branches. Null where a
 * branch is branched itself.
 */
function spokenSkeleton(molecule: Molecule, { row, isMirrored }: Pose): string | null {
  const order = isMirrored ? row.toReversed() : row
  const neighbors = neighborsOf(molecule)
  const hydrogens = hydrogensOf(molecule)
  const sentences = [`Skeletal drawing: ${row.length} atoms in a row, counted from the left.`]
  for (const [index, atom] of order.entries()) {
    const symbol = molecule.atoms[atom]
    if (symbol !== 'C') sentences.push(`The ${ordinals[index]} is ${symbol}.`)
    for (const next of neighbors[atom] ?? []) {
      if (row.includes(next.atom)) {
        if (next.order === 2 && next.atom === order[index + 1]) {
          sentences.push(
            `A double bond joins the ${ordinals[index]} and the ${ordinals[index + 1]}.`,
          )
        }
        continue
      }
      const branch = spokenBranch(molecule, neighbors, hydrogens, next.atom, atom)
      if (branch === null) return null
      const bond = next.order === 2 ? ', by a double bond' : ''
      sentences.push(`At the ${ordinals[index]}: ${branch}${bond}.`)
    }
  }
  return sentences.join(' ')
}

/** An unbranched branch of carbon atoms, or a written atom; null for any other. */
function spokenBranch(
  { atoms }: Molecule,
  neighbors: ReturnType<typeof neighborsOf>,
  hydrogens: readonly number[],
  first: number,
  from: number,
): string | null {
  const next = (neighbors[first] ?? []).filter(({ atom }) => atom !== from)
  const symbol = atoms[first] ?? ''
  if (symbol !== 'C') {
    return next.length === 0 ? withHydrogen(symbol, hydrogens[first] ?? 0) : null
  }
  const length = carbonsFrom(atoms, neighbors, first, from)
  if (length === null) return null
  return length === 1 ? 'a branch of one carbon atom' : `a branch of ${length} carbon atoms`
}

/** How many atoms an unbranched branch of carbon atoms has; null for any other. */
function carbonsFrom(
  atoms: Molecule['atoms'],
  neighbors: ReturnType<typeof neighborsOf>,
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
