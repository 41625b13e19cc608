import type { Skeleton } from './skeleton.ts'

/** A structure as a learner has drawn it so far, with the formal charges that were written to it. */
export type DrawnStructure = {
  /** Shared pairs of each bond; 0 where no line is drawn yet. */
  readonly orders: readonly number[]
  /** Lone pairs of each atom. */
  readonly pairs: readonly number[]
  /** The formal charge that stands at each atom. */
  readonly charges: readonly number[]
}

/** Lone pairs at an atom, and sizes of a formal charge, that can be drawn at most. */
export const MAX_PAIRS = 4
export const MAX_CHARGE = 4
export const MAX_ORDER = 3

const BONDS = /^[0-3](?: [0-3])*$/
const ATOM = /^([0-4])(?:([+-])([1-4])?)?$/

/** Nothing but the atoms. */
export function emptyDrawing({ atoms, bonds }: Skeleton): DrawnStructure {
  return {
    orders: bonds.map(() => 0),
    pairs: atoms.map(() => 0),
    charges: atoms.map(() => 0),
  }
}

/**
 * Writes a drawing as `2 1 1; 0+ 2 3- 3-`: the lines of each bond, then the lone pairs of each atom with its formal
 * charge, in the order of the skeleton.
 */
export function formatDrawing({ orders, pairs, charges }: DrawnStructure): string {
  const atoms = pairs.map((count, atom) => `${count}${chargeMark(charges[atom] ?? 0)}`)
  return `${orders.join(' ')}; ${atoms.join(' ')}`
}

/** Reads a drawing in the notation of `formatDrawing`. Null for one that does not fit the skeleton. */
export function parseDrawing({ atoms, bonds }: Skeleton, given: string): DrawnStructure | null {
  const [lines = '', marks = '', ...more] = given
    .replaceAll('\u2212', '-')
    .split(';')
    .map((part) => part.trim().replace(/\s+/g, ' '))
  const read = marks.split(' ').map((mark) => ATOM.exec(mark))
  const whole = read.filter((match) => match !== null)
  const orders = lines.split(' ').map(Number)
  const fits =
    more.length === 0 &&
    BONDS.test(lines) &&
    orders.length === bonds.length &&
    read.length === atoms.length &&
    whole.length === read.length
  if (!fits) return null
  return {
    orders,
    pairs: whole.map(([, pairs]) => Number(pairs)),
    charges: whole.map(([, , sign, size = '1']) =>
      sign === undefined ? 0 : Number(`${sign}${size}`),
    ),
  }
}

function chargeMark(charge: number): string {
  if (charge === 0) return ''
  const size = Math.abs(charge)
  return `${charge > 0 ? '+' : '-'}${size === 1 ? '' : size}`
}
