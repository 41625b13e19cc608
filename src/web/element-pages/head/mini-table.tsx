import { element } from '#chemistry/elements/elements.ts'
import { elementSlug } from '#chemistry/elements/identities.ts'
import {
  cellAt,
  COLUMN_COUNT,
  gridRows,
  type Position,
  positionOf,
  ROW_COUNT,
} from '#chemistry/elements/table-layout.ts'

const SIZE = 10
const SIDE = 8
/** The rows below the table stand a little apart. */
const APART = 4
const SERIES_ROW = 8

/** The place of the element in a small table, with the ways to those above and below it. */
export function MiniTable({ symbol }: { readonly symbol: string }) {
  const here = positionOf(symbol)
  if (here === undefined) return null
  const { row, column } = here
  const cells = gridRows.flat()
  const crossing = cells.filter(
    (cell) => cell.row === row || (cell.column === column && isSeries(cell) === isSeries(here)),
  )
  return (
    <nav aria-label="Above and below in the table" className="el-mini">
      <svg
        viewBox={`0 0 ${COLUMN_COUNT * SIZE} ${ROW_COUNT * SIZE + APART}`}
        aria-hidden
        className="el-mini-table"
      >
        <path d={squares(cells)} />
        <path d={squares(crossing)} className="crossing" />
        <path d={squares([here])} className="here" />
      </svg>
      <Neighbor label="Above" of={here} step={-1} />
      <Neighbor label="Below" of={here} step={1} />
    </nav>
  )
}

function isSeries({ row }: Position): boolean {
  return row >= SERIES_ROW
}

/** Squares as one path. */
function squares(positions: readonly Position[]): string {
  return positions
    .map((position) => {
      const y = (position.row - 1) * SIZE + (isSeries(position) ? APART : 0)
      return `M${(position.column - 1) * SIZE} ${y}h${SIDE}v${SIDE}h-${SIDE}z`
    })
    .join('')
}

function Neighbor({
  label,
  of,
  step,
}: {
  readonly label: string
  readonly of: Position
  readonly step: 1 | -1
}) {
  const square = { row: of.row + step, column: of.column }
  const cell = cellAt(square)
  // The rows of the lanthanides and actinides continue no group.
  if (cell?.kind !== 'element' || isSeries(square) !== isSeries(of)) return null
  const found = element(cell.symbol)
  return <a href={`/element/${elementSlug(found)}`}>{`${label}: ${found.name.toLowerCase()}`}</a>
}
