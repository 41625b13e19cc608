import { properties } from '#chemistry/elements/element-properties.ts'

import {
  electronsAround,
  formalCharges,
  fullCount,
  mayBeShort,
  mostElectrons,
  valenceElectronsOf,
} from './electrons.ts'
import { type LewisStructure, neighborsOf, type Skeleton } from './skeleton.ts'

/**
 * How good a drawing is, smaller is better, the first difference counts:
 * electrons that atoms lack, electrons beyond eight, the sum of the sizes of the formal charges, the sum of their
 * squares, and the electronegativities times the charges, which is smallest where the negative charge is on the more
 * electronegative atom. The rules are those of OpenStax Chemistry 2e, sections 7.3 and 7.4.
 */
export type Rank = readonly [
  short: number,
  beyond: number,
  charges: number,
  squares: number,
  places: number,
]

/** Electronegativities have two decimals, so equal sums differ by less. */
const SAME = 0.001
const MAX_SHARED = 3

const known = new WeakMap<Skeleton, readonly LewisStructure[]>()

/** All drawings of a skeleton that are equally good and better than any other: its resonance forms. */
export function bestForms(skeleton: Skeleton): readonly LewisStructure[] {
  const found = known.get(skeleton) ?? bestOf(skeleton)
  known.set(skeleton, found)
  return found
}

/** The first of the best drawings. */
export function bestForm(skeleton: Skeleton): LewisStructure {
  const [first] = bestForms(skeleton)
  if (first === undefined) throw new RangeError(`${skeleton.formula} has no Lewis structure.`)
  return first
}

/** Ranks a drawing with the right number of electrons. */
export function rankOf(skeleton: Skeleton, structure: LewisStructure): Rank {
  const charges = formalCharges(skeleton, structure)
  const atoms = skeleton.atoms.map(({ element }, atom) => {
    const missing = fullCount(skeleton, atom) - electronsAround(skeleton, structure, atom)
    const charge = charges[atom] ?? 0
    return {
      short: mayBeShort(skeleton, atom) ? 0 : Math.max(0, missing),
      beyond: Math.max(0, -missing),
      charge,
      place: charge === 0 ? 0 : charge * (properties(element).electronegativity ?? 0),
    }
  })
  const sum = (read: (atom: (typeof atoms)[number]) => number) =>
    atoms.reduce((total, atom) => total + read(atom), 0)
  return [
    sum(({ short }) => short),
    sum(({ beyond }) => beyond),
    sum(({ charge }) => Math.abs(charge)),
    sum(({ charge }) => charge ** 2),
    sum(({ place }) => place),
  ]
}

/** Compares two ranks: negative where the first is better, 0 where both are equally good. */
export function compareRanks(one: Rank, other: Rank): number {
  const differences = one.map((value, index) => value - (other[index] ?? 0))
  return differences.find((difference) => Math.abs(difference) > SAME) ?? 0
}

/**
 * Whether books draw it in two ways: its octets leave formal charges that more than eight electrons around an atom
 * would make smaller, as in sulfate.
 */
export function isDisputed(skeleton: Skeleton): boolean {
  const best = rankOf(skeleton, bestForm(skeleton))
  return best[1] === 0 && drawings(skeleton).some((one) => isCalmer(rankOf(skeleton, one), best))
}

/** Drawings with the octets of the best ones, but larger or worse placed formal charges; the nearest first. */
export function rivalForms(skeleton: Skeleton): readonly LewisStructure[] {
  const best = rankOf(skeleton, bestForm(skeleton))
  return drawings(skeleton)
    .map((structure) => ({ structure, rank: rankOf(skeleton, structure) }))
    .filter(
      ({ rank }) => rank[0] === best[0] && rank[1] === best[1] && compareRanks(rank, best) > 0,
    )
    .toSorted((one, other) => compareRanks(one.rank, other.rank))
    .map(({ structure }) => structure)
}

/** As few electrons lacking, and smaller formal charges. */
function isCalmer([short, , charges]: Rank, best: Rank): boolean {
  return short <= best[0] && charges < best[2]
}

function bestOf(skeleton: Skeleton): readonly LewisStructure[] {
  const ranked = drawings(skeleton).map((structure) => ({
    structure,
    rank: rankOf(skeleton, structure),
  }))
  const [first] = ranked.toSorted((one, other) => compareRanks(one.rank, other.rank))
  if (first === undefined) return []
  return ranked
    .filter(({ rank }) => compareRanks(rank, first.rank) === 0)
    .map(({ structure }) => structure)
}

/** Every drawing with the right number of electrons in which no atom holds more than it can. */
function drawings(skeleton: Skeleton): readonly LewisStructure[] {
  return bondOrders(skeleton, []).flatMap((orders) => withLoneElectrons(skeleton, orders))
}

/** Every way to share one to three pairs in each bond. */
function bondOrders(skeleton: Skeleton, chosen: readonly number[]): readonly (readonly number[])[] {
  const bond = skeleton.bonds[chosen.length]
  if (bond === undefined) return [chosen]
  return Array.from({ length: MAX_SHARED }, (_, index) => [...chosen, index + 1])
    .filter((orders) => bond.every((atom) => roomOf(skeleton, orders, atom) >= 0))
    .flatMap((orders) => bondOrders(skeleton, orders))
}

/** Electrons that an atom can still take, with one pair in each bond that has no order yet. */
function roomOf(skeleton: Skeleton, orders: readonly number[], atom: number): number {
  const shared = neighborsOf(skeleton, atom).reduce((sum, { bond }) => sum + (orders[bond] ?? 1), 0)
  return mostElectrons(skeleton, atom) - 2 * shared
}

/** Every way to place the remaining electrons. Octets come first; only the rest goes beyond them. */
function withLoneElectrons(
  skeleton: Skeleton,
  orders: readonly number[],
): readonly LewisStructure[] {
  const shared = 2 * orders.reduce((sum, order) => sum + order, 0)
  const left = valenceElectronsOf(skeleton) - shared
  const rooms = skeleton.atoms.map((_, atom) => roomOf(skeleton, orders, atom))
  const toFull = rooms.map((room, atom) =>
    Math.max(0, room - mostElectrons(skeleton, atom) + fullCount(skeleton, atom)),
  )
  const fullRoom = toFull.reduce((sum, room) => sum + room, 0)
  const counts =
    left <= fullRoom
      ? distributions(toFull, left)
      : distributions(
          rooms.map((room, atom) => room - (toFull[atom] ?? 0)),
          left - fullRoom,
        ).map((beyond) => beyond.map((count, atom) => count + (toFull[atom] ?? 0)))
  return counts.map((lone) => ({
    orders,
    pairs: lone.map((count) => Math.floor(count / 2)),
    singles: lone.map((count) => count % 2),
  }))
}

/**
 * Every way to distribute electrons over rooms, in pairs; of an odd number one is single.
 * @example distributions([2, 2], 3) is [[1, 2], [2, 1]]
 */
function distributions(rooms: readonly number[], count: number): readonly (readonly number[])[] {
  const [room, ...others] = rooms
  if (room === undefined) return count === 0 ? [[]] : []
  const most = Math.min(room, count)
  const least = Math.max(0, count - others.reduce((sum, other) => sum + other, 0))
  return Array.from({ length: most + 1 }, (_, here) => here)
    .filter((here) => here >= least && (here % 2 === 0 || count % 2 === 1))
    .flatMap((here) => distributions(others, count - here).map((rest) => [here, ...rest]))
}
