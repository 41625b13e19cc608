import { identityOf } from '#chemistry/elements/identities.ts'

import type { CellPaint, TablePaint } from './cell-paint.ts'
import type { CellText, CellTexts } from './cell-texts.ts'

/** The attributes of a cell that the lab sets. React sets others, so neither disturbs the other. */
const OWN = ['data-fill', 'data-calculated', 'aria-label', 'data-faded', 'data-ringed']

/** The look of each cell as it was painted last. */
const painted = new WeakMap<
  HTMLElement,
  {
    readonly entry: CellPaint
    readonly text: CellText | undefined
    readonly isRinged: boolean
    readonly isFaded: boolean
  }
>()

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
    texts,
  }: {
    readonly ringed: ReadonlySet<string>
    /** The text of the cells that keep their color; null for all. */
    readonly only: string | null
    readonly texts: CellTexts
  },
): void {
  const grid = document.querySelector<HTMLElement>('.pt .pt-grid')
  if (grid === null) return
  grid.dataset.lab = ''
  for (const cell of grid.querySelectorAll<HTMLElement>('[data-symbol]')) {
    const symbol = cell.dataset.symbol ?? ''
    const entry = paint.get(symbol)
    if (entry === undefined) continue
    const isOther = only !== null && entry.shown !== only
    const look = {
      entry,
      text: texts?.get(symbol),
      isRinged: ringed.has(symbol),
      isFaded: isOther || entry.isOutside === true,
    }
    const before = painted.get(cell)
    painted.set(cell, look)
    if (before?.entry !== entry || before.text !== look.text)
      paintEntry(cell, symbol, entry, look.text)
    if (before?.isRinged !== look.isRinged) cell.toggleAttribute('data-ringed', look.isRinged)
    if (before?.isFaded !== look.isFaded) cell.toggleAttribute('data-faded', look.isFaded)
  }
}

/** Names of cells as they are spoken, made once for each paint. */
const names = new WeakMap<CellPaint, string>()

/** Makes the names of all cells ahead, for a paint that will be used again. */
export function prepareNames(paint: TablePaint): void {
  for (const [symbol, entry] of paint) nameOf(symbol, entry)
}

function nameOf(symbol: string, entry: CellPaint): string {
  const known = names.get(entry)
  if (known !== undefined) return known
  const { name, atomicNumber } = identityOf(symbol) ?? { name: '', atomicNumber: '' }
  const made = `${atomicNumber} ${symbol} ${name}, ${entry.spoken}`
  names.set(entry, made)
  return made
}

function paintEntry(
  cell: HTMLElement,
  symbol: string,
  entry: CellPaint,
  { shown, spoken }: CellText = { shown: entry.shown, spoken: '' },
) {
  const name = nameOf(symbol, entry)
  change(cell, 'data-fill', String(entry.fill))
  change(cell, 'aria-label', spoken === '' ? name : `${name}, ${spoken}`)
  cell.toggleAttribute('data-calculated', entry.isCalculated ?? false)
  const value = valueIn(cell)
  value.textContent = shown
  value.toggleAttribute('data-short', shown.length <= SHORT)
}

/** The text under the symbol, which the lab adds to a cell that has none yet. */
function valueIn(cell: HTMLElement): HTMLElement {
  const known = cell.querySelector<HTMLElement>('.lab-value')
  if (known !== null) return known
  const made = document.createElement('span')
  made.className = 'lab-value'
  made.translate = false
  cell.append(made)
  return made
}

/** Sets an attribute that is not so yet: what stays costs no style. */
function change(cell: HTMLElement, name: string, value: string) {
  if (cell.getAttribute(name) !== value) cell.setAttribute(name, value)
}

/** Gives the cells back their usual look and names. */
export function clearGrid(): void {
  const grid = document.querySelector<HTMLElement>('.pt .pt-grid')
  grid?.removeAttribute('data-lab')
  for (const cell of grid?.querySelectorAll<HTMLElement>('[data-fill]') ?? []) {
    for (const name of OWN) cell.removeAttribute(name)
    cell.querySelector('.lab-value')?.remove()
    painted.delete(cell)
  }
}
