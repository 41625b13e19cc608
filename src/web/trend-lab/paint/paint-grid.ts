import { identityOf } from '#chemistry/elements/identities.ts'

import type { TablePaint } from './cell-paint.ts'

/** The attributes of a cell that the lab sets. React sets others, so neither disturbs the other. */
const OWN = [
  'data-fill',
  'data-shown',
  'data-calculated',
  'aria-label',
  'data-faded',
  'data-ringed',
]

/** A text of so many characters has room in a cell of 40 pixels, a longer one in a cell of 56. */
const SHORT = 6

/**
 * Paints the cells of the table on the page. It goes past React: a property is switched by a few
 * attributes of each cell, in one frame.
 */
export function paintGrid(
  paint: TablePaint,
  {
    ringed,
    only,
  }: {
    readonly ringed: ReadonlySet<string>
    /** The text of the cells that keep their color; null for all. */
    readonly only: string | null
  },
): void {
  const grid = document.querySelector<HTMLElement>('.pt .pt-grid')
  if (grid === null) return
  grid.dataset.lab = ''
  for (const cell of grid.querySelectorAll<HTMLElement>('[data-symbol]')) {
    const symbol = cell.dataset.symbol ?? ''
    const entry = paint.get(symbol)
    const identity = identityOf(symbol)
    if (entry === undefined || identity === undefined) continue
    const { name, atomicNumber } = identity
    change(cell, 'data-fill', String(entry.fill))
    change(cell, 'data-shown', entry.shown)
    change(cell, 'aria-label', `${atomicNumber} ${symbol} ${name}, ${entry.spoken}`)
    cell.toggleAttribute('data-calculated', entry.isCalculated ?? false)
    cell.toggleAttribute('data-ringed', ringed.has(symbol))
    cell.toggleAttribute('data-short', entry.shown.length <= SHORT)
    const isOther = only !== null && entry.shown !== only
    cell.toggleAttribute('data-faded', isOther || (entry.isOutside ?? false))
  }
}

/** Sets an attribute that is not so yet: what stays costs no style. */
function change(cell: HTMLElement, name: string, value: string) {
  if (cell.getAttribute(name) !== value) cell.setAttribute(name, value)
}

/** Gives the cells back their usual look and names. */
export function clearGrid(): void {
  const grid = document.querySelector<HTMLElement>('.pt .pt-grid')
  grid?.removeAttribute('data-lab')
  for (const cell of grid?.querySelectorAll('[data-fill]') ?? []) {
    for (const name of OWN) cell.removeAttribute(name)
  }
}
