import { type Identity, identities } from '#chemistry/elements/identities.ts'
import { positionOf } from '#chemistry/elements/table-layout.ts'

/** Distance between two squares of the small table, in units of the drawing. */
export const PITCH = 18.6
/** Side of a square. */
export const SIDE = 16.6

const LEFT = 22
const TOP = 26
const SERIES_GAP = 8

/** A square of the small table: the element and its upper left corner. */
export type Square = { readonly identity: Identity; readonly x: number; readonly y: number }

/** All 118 squares, the lanthanides and the actinides in two rows of their own. */
export const squares: readonly Square[] = identities.flatMap((identity) => {
  const position = positionOf(identity.symbol)
  if (position === undefined) return []
  return [{ identity, x: columnLeft(position.column), y: rowTop(position.row) }]
})

/** Left edge of a column, counted from 1. */
export function columnLeft(column: number): number {
  return LEFT + (column - 1) * PITCH
}

/** Upper edge of a row, counted from 1; rows 8 and 9 stand a little apart. */
export function rowTop(row: number): number {
  return TOP + (row - 1) * PITCH + (row > 7 ? SERIES_GAP : 0)
}
