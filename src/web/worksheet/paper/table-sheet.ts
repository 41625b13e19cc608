import { elementBySymbol } from '#chemistry/elements/elements.ts'
import { type Cell, cellAt, COLUMN_COUNT, ROW_COUNT } from '#chemistry/elements/table-layout.ts'

/** The row above the lanthanides is empty. */
const LAST_PERIOD = 7

/** The periodic table with atomic numbers and abridged atomic weights, as HTML that is XML as well. */
export function tableSheet(): string {
  const rows = Array.from({ length: ROW_COUNT }, (_, index) => rowOf(index + 1))
  const gap = '<tr class="gap"><td></td></tr>'
  return `<section class="table-sheet">
<h2>Periodic table</h2>
<table class="elements"><tbody>${rows.toSpliced(LAST_PERIOD, 0, gap).join('')}</tbody></table>
<p>Atomic number, symbol, and atomic weight; in brackets the mass number of the isotope that lives longest.</p>
</section>`
}

function rowOf(row: number): string {
  const cells = Array.from({ length: COLUMN_COUNT }, (_, index) =>
    drawn(cellAt({ row, column: index + 1 })),
  )
  return `<tr>${cells.join('')}</tr>`
}

function drawn(cell: Cell | undefined): string {
  if (cell === undefined) return '<td></td>'
  if (cell.kind === 'placeholder') return `<td class="cell">${cell.first}–${cell.last}</td>`
  const { symbol, atomicNumber } = cell
  return `<td class="cell">${atomicNumber}<b>${symbol}</b>${elementBySymbol(symbol)?.massText ?? ''}</td>`
}
