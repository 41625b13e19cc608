import { MAX_CHARGE, type DrawnStructure, MAX_ORDER, MAX_PAIRS } from '#chemistry/lewis/notation.ts'
import { neighborsOf, type Skeleton } from '#chemistry/lewis/skeleton.ts'

/** The drawing with one line more in a bond; after three comes one again. */
export function withNextOrder(drawn: DrawnStructure, bond: number): DrawnStructure {
  const order = drawn.orders[bond] ?? 0
  return withOrder(drawn, bond, order === MAX_ORDER ? 1 : order + 1)
}

/** The drawing with this many lines in a bond. */
export function withOrder(drawn: DrawnStructure, bond: number, order: number): DrawnStructure {
  return { ...drawn, orders: drawn.orders.with(bond, within(order, 0, MAX_ORDER)) }
}

/** The drawing with one line in each bond. */
export function withSingleBonds(drawn: DrawnStructure): DrawnStructure {
  return { ...drawn, orders: drawn.orders.map(() => 1) }
}

/** The drawing with one lone pair more at an atom; after four comes none. */
export function withNextPairs(drawn: DrawnStructure, atom: number): DrawnStructure {
  const pairs = drawn.pairs[atom] ?? 0
  return withPairs(drawn, atom, pairs === MAX_PAIRS ? 0 : pairs + 1)
}

/** The drawing with this many lone pairs at an atom. */
export function withPairs(drawn: DrawnStructure, atom: number, pairs: number): DrawnStructure {
  return { ...drawn, pairs: drawn.pairs.with(atom, within(pairs, 0, MAX_PAIRS)) }
}

/** The drawing with this formal charge at an atom. */
export function withCharge(drawn: DrawnStructure, atom: number, charge: number): DrawnStructure {
  return { ...drawn, charges: drawn.charges.with(atom, within(charge, -MAX_CHARGE, MAX_CHARGE)) }
}

/** The atoms of the same element with as many neighbors, the atom itself among them. */
export function likeAtoms(skeleton: Skeleton, atom: number): readonly number[] {
  const symbol = skeleton.atoms[atom]?.element
  const count = neighborsOf(skeleton, atom).length
  return skeleton.atoms.flatMap(({ element }, place) =>
    element === symbol && neighborsOf(skeleton, place).length === count ? [place] : [],
  )
}

/** The drawing with the lone pairs and the formal charge of one atom at all that are like it. */
export function withLikeAtoms(
  skeleton: Skeleton,
  drawn: DrawnStructure,
  atom: number,
): DrawnStructure {
  const like = new Set(likeAtoms(skeleton, atom))
  const [pairs = 0, charge = 0] = [drawn.pairs[atom], drawn.charges[atom]]
  return {
    ...drawn,
    pairs: drawn.pairs.map((count, place) => (like.has(place) ? pairs : count)),
    charges: drawn.charges.map((count, place) => (like.has(place) ? charge : count)),
  }
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
