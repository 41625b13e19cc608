import { type Molecule, type Neighbor, neighborsOf } from '#chemistry/organic/molecules/molecule.ts'

/** A point of a drawing whose bonds have the length one; y grows downward. */
export type Point = { readonly x: number; readonly y: number }

/** Atoms that are not joined keep more distance than joined ones, so that none are taken for joined. */
const MIN_DISTANCE = 1.05

/** Directions of the bonds at the first atom, by their number, in degrees. */
const firstDirections: Readonly<Record<number, readonly number[]>> = {
  1: [-30],
  2: [-30, -150],
  3: [-30, -150, 90],
  4: [-30, -150, 50, 130],
}

/** Turns to the bonds that go on from an atom, by their number, in degrees. */
const turns: Readonly<Record<number, readonly number[]>> = {
  1: [60],
  2: [60, -60],
  3: [60, -20, -100],
}

/**
 * Where the atoms of a molecule stand in a skeletal drawing: a row of atoms as a zigzag from left to right, branches beside
 * it. Null when atoms would come too close or bonds would cross.
 */
export function layoutOf(molecule: Molecule, row: readonly number[]): readonly Point[] | null {
  const neighbors = neighborsOf(molecule)
  const [first = 0] = row
  const points = new Map<number, Point>()
  place({ atom: first, from: -1, point: { x: 0, y: 0 }, direction: 0, turn: 1 })
  const all = molecule.atoms.flatMap((_, atom) => points.get(atom) ?? [])
  return all.length === molecule.atoms.length && isClear(molecule, all) ? all : null

  function place({ atom, from, point, direction, turn }: Step): void {
    points.set(atom, point)
    const next = (neighbors[atom] ?? [])
      .map((neighbor) => neighbor.atom)
      .filter((neighbor) => neighbor !== from)
      .toSorted((one, other) => weightOf(other, atom) - weightOf(one, atom))
    const isFirst = from === -1
    const slots = (isFirst ? firstDirections : turns)[next.length] ?? []
    for (const [index, to] of next.entries()) {
      const slot = slots[index] ?? 0
      const angle = isFirst ? slot : direction + turn * slot
      const turned = isFirst ? (index === 1 ? -1 : 1) : slot * turn > 0 ? -1 : 1
      place({ atom: to, from: atom, point: ahead(point, angle), direction: angle, turn: turned })
    }
  }

  /** The row goes straight on; then the longest branch comes first. */
  function weightOf(atom: number, from: number): number {
    return row.includes(atom) ? molecule.atoms.length : depthOf(neighbors, atom, from)
  }
}

type Step = {
  readonly atom: number
  readonly from: number
  readonly point: Point
  readonly direction: number
  /** 1 to turn clockwise at this atom, −1 the other way. */
  readonly turn: number
}

function ahead({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: x + Math.cos(angle), y: y + Math.sin(angle) }
}

function depthOf(neighbors: readonly (readonly Neighbor[])[], atom: number, from: number): number {
  const next = (neighbors[atom] ?? []).filter((neighbor) => neighbor.atom !== from)
  return 1 + Math.max(0, ...next.map((neighbor) => depthOf(neighbors, neighbor.atom, atom)))
}

function isClear({ bonds }: Molecule, points: readonly Point[]): boolean {
  const joined = new Set(bonds.map(({ from, to }) => keyOf(from, to)))
  const isCrowded = points.some((one, index) =>
    points.some(
      (other, place) =>
        place > index &&
        !joined.has(keyOf(index, place)) &&
        Math.hypot(one.x - other.x, one.y - other.y) < MIN_DISTANCE,
    ),
  )
  return !isCrowded && !bonds.some((one, index) => bonds.slice(index + 1).some(crosses(one)))

  function crosses({ from, to }: Molecule['bonds'][number]) {
    return (other: Molecule['bonds'][number]): boolean => {
      if (new Set([from, to, other.from, other.to]).size < 4) return false
      const [a, b, c, d] = [points[from], points[to], points[other.from], points[other.to]]
      if (a === undefined || b === undefined || c === undefined || d === undefined) return false
      return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)
    }
  }
}

function keyOf(one: number, other: number): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`
}

/** On which side of the line from a to b a point is. */
function side(a: Point, b: Point, point: Point): number {
  return Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x))
}
