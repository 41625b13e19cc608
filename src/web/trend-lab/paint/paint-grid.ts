import { identityOf } from '#chemistry/elements/identities.ts'

import type { CellPaint, TablePaint } from './cell-paint.ts'
import type { CellText, CellTexts } from './cell-texts.ts'

/** The attributes of a cell that the lab sets. React sets others, so neither disturbs the other. */
const OWN = ['data-fill', 'data-calculated', 'aria-label', 'data-faded', 'data-ringed']

/** The cells that stand out, or that step back. */
export type Marks = {
  readonly ringed: ReadonlySet<string>
  /** The text of the cells that keep their color; null for all. */
  readonly only: string | null
}

/** How each cell was filled last. */
const filled = new WeakMap<
  HTMLElement,
  { readonly entry: CellPaint; readonly isRinged: boolean; readonly isFaded: boolean }
>()

/** What each cell says, as it was written last. */
const written = new WeakMap<
  HTMLElement,
  { readonly entry: CellPaint; readonly text: CellText | undefined }
>()

/** A text of so many characters has room in a cell of 40 pixels, a longer one in a cell of 56. */
const SHORT = 6

/** Fills the cells of the table on the page. It goes past React, so that a switch of properties takes one frame. */
export function fillGrid(paint: TablePaint, marks: Marks): void {
  fillCells(paint, marks, () => true)
}

/** Fills the cells in the window, for a frame that has no time for others: `fillGrid` has to follow. */
export function fillWindow(paint: TablePaint, marks: Marks): void {
  fillCells(paint, marks, (cell) => !outside.has(cell))
}

function fillCells(
  paint: TablePaint,
  { ringed, only }: Marks,
  isDue: (cell: HTMLElement) => boolean,
) {
  const grid = gridOfPage()
  if (grid === null) return
  // Writing it again would restyle all cells once more.
  if (grid.dataset.lab === undefined) grid.dataset.lab = ''
  for (const { cell, symbol } of cellsOf(grid)) {
    const entry = paint.get(symbol)
    if (entry === undefined || !isDue(cell)) continue
    const isOther = only !== null && entry.shown !== only
    const isRinged = ringed.has(symbol)
    const isFaded = isOther || entry.isOutside === true
    const before = filled.get(cell)
    filled.set(cell, { entry, isRinged, isFaded })
    if (before?.entry !== entry) {
      change(cell, 'data-fill', String(entry.fill))
      cell.toggleAttribute('data-calculated', entry.isCalculated ?? false)
    }
    if (before?.isRinged !== isRinged) cell.toggleAttribute('data-ringed', isRinged)
    if (before?.isFaded !== isFaded) cell.toggleAttribute('data-faded', isFaded)
  }
}

/** Writes what the cells show under their symbols and say: the values of the paint, or other texts. */
export function writeGrid(paint: TablePaint, texts: CellTexts): void {
  const grid = gridOfPage()
  if (grid === null) return
  for (const { cell, symbol } of cellsOf(grid)) {
    const entry = paint.get(symbol)
    if (entry === undefined) continue
    const text = texts?.get(symbol)
    const before = written.get(cell)
    if (before?.entry === entry && before.text === text) continue
    written.set(cell, { entry, text })
    const { shown, spoken } = text ?? { shown: entry.shown, spoken: '' }
    const name = nameOf(symbol, entry)
    change(cell, 'aria-label', spoken === '' ? name : `${name}, ${spoken}`)
    const value = valueIn(cell)
    // The style shows it: the cell says it in its name, and no translator changes it.
    value.dataset['shown'] = shown
    value.toggleAttribute('data-short', shown.length <= SHORT)
  }
}

/** Gives the cells back their usual look and names. */
export function clearGrid(): void {
  const grid = gridOfPage()
  grid?.removeAttribute('data-lab')
  for (const cell of grid?.querySelectorAll<HTMLElement>('[data-fill]') ?? []) {
    for (const name of OWN) cell.removeAttribute(name)
    cell.querySelector('.lab-value')?.remove()
    filled.delete(cell)
    written.delete(cell)
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

function gridOfPage(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.pt .pt-grid')
}

type LabCell = { readonly cell: HTMLElement; readonly symbol: string }

const cells = new WeakMap<HTMLElement, readonly LabCell[]>()

/** The cells of elements, which are looked for once in each table. */
function cellsOf(grid: HTMLElement): readonly LabCell[] {
  const known = cells.get(grid)
  if (known?.every(({ cell }) => cell.isConnected)) return known
  const found = [...grid.querySelectorAll<HTMLElement>('[data-symbol]')].map((cell) => ({
    cell,
    symbol: cell.dataset.symbol ?? '',
  }))
  cells.set(grid, found)
  for (const { cell } of found) watcher?.observe(cell)
  return found
}

/** Cells that are not in the window. */
const outside = new WeakSet<Element>()
const watcher =
  typeof IntersectionObserver === 'undefined'
    ? null
    : new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) outside.delete(target)
          else outside.add(target)
        }
      })

/** The text under the symbol, which the lab adds to a cell that has none yet. */
function valueIn(cell: HTMLElement): HTMLElement {
  const known = cell.querySelector<HTMLElement>('.lab-value')
  if (known !== null) return known
  const made = document.createElement('span')
  made.className = 'lab-value'
  cell.append(made)
  return made
}

/** Sets an attribute that is not so yet: what stays costs no style. */
function change(cell: HTMLElement, name: string, value: string) {
  if (cell.getAttribute(name) !== value) cell.setAttribute(name, value)
}
