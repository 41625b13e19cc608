import type { ElementSymbol } from './element-record.ts'
import { identities } from './identities.ts'

/**
 * A square of the displayed table, counted from 1. Rows 1 to 7 are the periods, row 8 holds the
 * lanthanides and row 9 the actinides; the columns are the groups.
 */
export type Position = { readonly row: number; readonly column: number }

/** An element, or the mark in group 3 that stands for one of the two rows below the table. */
export type Cell = Position &
  (
    | { readonly kind: 'element'; readonly symbol: ElementSymbol; readonly atomicNumber: number }
    | {
        readonly kind: 'placeholder'
        readonly mark: '*' | '**'
        readonly first: ElementSymbol
        readonly last: ElementSymbol
      }
  )

export type Direction = 'left' | 'right' | 'up' | 'down' | 'home' | 'end' | 'first' | 'last'

/** Another arrangement of the table: its rows, and the label of each column, '' for none. */
export type TableLayout = {
  readonly id: string
  readonly rows: readonly (readonly Cell[])[]
  readonly heads: readonly string[]
}

export const ROW_COUNT = 9
export const COLUMN_COUNT = 18
/** The first of the rows below the table, which stand a little apart. */
export const SERIES_ROW = 8

const LANTHANUM = 57
const LUTETIUM = 71
const ACTINIUM = 89
const LAWRENCIUM = 103
const SERIES_FIRST_COLUMN = 3

const placeholders: readonly Cell[] = [
  { kind: 'placeholder', mark: '*', first: 'La', last: 'Lu', row: 6, column: SERIES_FIRST_COLUMN },
  { kind: 'placeholder', mark: '**', first: 'Ac', last: 'Lr', row: 7, column: SERIES_FIRST_COLUMN },
]

const cells: readonly Cell[] = [
  ...identities.map(({ atomicNumber, symbol, period, group }): Cell => {
    const position = seriesPosition(atomicNumber) ?? { row: period, column: group }
    return { kind: 'element', symbol, atomicNumber, ...position }
  }),
  ...placeholders,
]

/** The nine rows of the displayed table, each with its existing cells from left to right. */
export const gridRows: readonly (readonly Cell[])[] = Array.from(
  { length: ROW_COUNT },
  (_, index) =>
    cells.filter(({ row }) => row === index + 1).toSorted((a, b) => a.column - b.column),
)

function seriesPosition(atomicNumber: number): Position | null {
  if (atomicNumber >= LANTHANUM && atomicNumber <= LUTETIUM) {
    return { row: 8, column: SERIES_FIRST_COLUMN + atomicNumber - LANTHANUM }
  }
  if (atomicNumber >= ACTINIUM && atomicNumber <= LAWRENCIUM) {
    return { row: 9, column: SERIES_FIRST_COLUMN + atomicNumber - ACTINIUM }
  }
  return null
}

/** Where an element stands in the displayed table. */
export function positionOf(
  symbol: ElementSymbol,
  rows: readonly (readonly Cell[])[] = gridRows,
): Position | undefined {
  const cell = rows.flat().find((entry) => entry.kind === 'element' && entry.symbol === symbol)
  return cell === undefined ? undefined : { row: cell.row, column: cell.column }
}

/** The cell on a square; undefined where the table is empty. */
export function cellAt({ row, column }: Position): Cell | undefined {
  return gridRows[row - 1]?.find((cell) => cell.column === column)
}

/**
 * The square that a key leads to: the nearest existing cell in the row or column, the ends of the
 * row ('home', 'end') or of the table ('first', 'last'). Where there is none the position stays;
 * nothing wraps round.
 */
export function neighbor(
  position: Position,
  direction: Direction,
  rows: readonly (readonly Cell[])[] = gridRows,
): Position {
  const target = targetCell(position, direction, rows)
  return target === undefined ? position : { row: target.row, column: target.column }
}

function targetCell(
  { row, column }: Position,
  direction: Direction,
  rows: readonly (readonly Cell[])[],
): Cell | undefined {
  const sameRow = rows[row - 1] ?? []
  const sameColumn = rows.flatMap((cellsOfRow) =>
    cellsOfRow.filter((cell) => cell.column === column),
  )
  switch (direction) {
    case 'left':
      return sameRow.findLast((cell) => cell.column < column)
    case 'right':
      return sameRow.find((cell) => cell.column > column)
    case 'up':
      return sameColumn.findLast((cell) => cell.row < row)
    case 'down':
      return sameColumn.find((cell) => cell.row > row)
    case 'home':
      return sameRow.at(0)
    case 'end':
      return sameRow.at(-1)
    case 'first':
      return rows.at(0)?.at(0)
    case 'last':
      return rows.at(-1)?.at(-1)
  }
}
