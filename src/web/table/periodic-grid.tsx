import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react'

import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { identityOf } from '#chemistry/elements/identities.ts'
import {
  type Cell,
  COLUMN_COUNT,
  type Direction,
  gridRows,
  neighbor,
  type Position,
  positionOf,
  type TableLayout,
} from '#chemistry/elements/table-layout.ts'
import { pressedKey } from '#web/ui/focus/pressed-key.ts'

import { ElementCell } from './element-cell.tsx'
import { useTypedSymbol } from './use-typed-symbol.ts'

const usualHeads = Array.from({ length: COLUMN_COUNT }, (_, index) => String(index + 1))
const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'home',
  End: 'end',
}

/**
 * The periodic table as an ARIA grid with one tab stop. Arrow keys, Home and End move through the
 * existing cells, letters jump to a symbol, Enter or Space selects.
 */
export function PeriodicGrid({
  selected,
  highlighted,
  picked = null,
  layout = null,
  onSelect,
}: {
  readonly selected: ElementSymbol | null
  /** The elements to keep in color; null keeps all. */
  readonly highlighted: ReadonlySet<ElementSymbol> | null
  /** The elements that are picked one by one. Then no color or word shows their classes. */
  readonly picked?: ReadonlySet<ElementSymbol> | null
  /** Another arrangement than the usual one. A grid keeps the one it began with. */
  readonly layout?: TableLayout | null
  readonly onSelect: (symbol: ElementSymbol) => void
}) {
  const rows = layout?.rows ?? gridRows
  const heads = layout?.heads ?? usualHeads
  const grid = useRef<HTMLDivElement>(null)
  const [tabStop, setTabStop] = useState<Position>(
    positionOf(selected ?? 'H', rows) ?? { row: 1, column: 1 },
  )
  useEffect(() => {
    grid.current
      ?.querySelector(`[data-symbol='${selected}']`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [selected])
  const jump = useTypedSymbol((symbol) => focusOn(positionOf(symbol, rows)))

  function focusOn(position: Position | undefined) {
    if (position === undefined) return
    setTabStop(position)
    grid.current
      ?.querySelector<HTMLElement>(
        `[aria-rowindex='${position.row + 1}'] > [aria-colindex='${position.column + 1}'] > .pt-cell`,
      )
      ?.focus()
  }

  function handleKey(event: KeyboardEvent) {
    const direction = directionOf(event)
    if (direction !== null) {
      event.preventDefault()
      focusOn(neighbor(squareOf(event.target) ?? tabStop, direction, rows))
    } else if (!event.ctrlKey && !event.metaKey && !event.altKey) {
      if (event.key === ' ') pressCell(event)
      else jump(pressedKey(event))
    }
  }

  function handleFocus(event: FocusEvent) {
    setTabStop(squareOf(event.target) ?? tabStop)
  }

  function handleClick(event: MouseEvent) {
    const { symbol, placeholder } = cellOf(event.target)?.dataset ?? {}
    if (placeholder !== undefined) focusOn(positionOf(placeholder, rows))
    // With a key held the browser opens the page of the element elsewhere.
    if (symbol === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onSelect(symbol)
  }

  return (
    <div className="pt-scroller">
      {/* The cells are the widgets; the grid only gathers their events. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events */}
      <div
        ref={grid}
        role="grid"
        aria-label="Periodic table of the elements"
        aria-rowcount={rows.length + 1}
        aria-colcount={heads.length + 1}
        data-columns={heads.length}
        className="pt-grid"
        onFocus={handleFocus}
        onKeyDown={handleKey}
        onClick={handleClick}
      >
        <GroupLabels heads={heads} />
        {rows.map((cells, index) => (
          <div key={cells[0]?.row} role="row" aria-rowindex={index + 2} className="pt-row">
            <RowHeader row={index + 1} />
            {cells.map((cell) => (
              <div
                key={cell.column}
                role="gridcell"
                aria-colindex={cell.column + 1}
                aria-selected={cell.kind === 'element' && isPicked(cell.symbol, selected, picked)}
              >
                <CellButton
                  cell={cell}
                  isTabStop={cell.row === tabStop.row && cell.column === tabStop.column}
                  selected={selected}
                  highlighted={highlighted}
                  picked={picked}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function CellButton({
  cell,
  isTabStop,
  selected,
  highlighted,
  picked,
}: {
  readonly cell: Cell
  readonly isTabStop: boolean
  readonly selected: ElementSymbol | null
  readonly highlighted: ReadonlySet<ElementSymbol> | null
  readonly picked: ReadonlySet<ElementSymbol> | null
}) {
  if (cell.kind === 'placeholder') {
    return (
      <button
        type="button"
        className="pt-cell"
        data-placeholder={cell.first}
        tabIndex={isTabStop ? 0 : -1}
      >
        <span className="pt-symbol col-start-1 row-span-3 row-start-1">{cell.mark}</span>
        <span className="sr-only">
          {`${cell.mark === '*' ? 'Lanthanides, 57 to 71' : 'Actinides, 89 to 103'}: go to their row`}
        </span>
      </button>
    )
  }
  const identity = identityOf(cell.symbol)
  if (identity === undefined) return null
  return (
    <ElementCell
      element={identity}
      isSelected={isPicked(cell.symbol, selected, picked)}
      isPlain={picked !== null}
      isDimmed={highlighted !== null && !highlighted.has(cell.symbol)}
      isTabStop={isTabStop}
    />
  )
}

function isPicked(
  symbol: ElementSymbol,
  selected: ElementSymbol | null,
  picked: ReadonlySet<ElementSymbol> | null,
): boolean {
  return picked?.has(symbol) ?? symbol === selected
}

function GroupLabels({ heads }: { readonly heads: readonly string[] }) {
  return (
    <div role="row" aria-rowindex={1} className="pt-row">
      {heads.map((head, index) =>
        head === '' ? null : (
          // The columns stay where they are.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} role="columnheader" aria-colindex={index + 2} className="pt-head">
            <span className="sr-only">Group </span>
            <span>{head}</span>
          </span>
        ),
      )}
    </div>
  )
}

function RowHeader({ row }: { readonly row: number }) {
  const series = row === 8 ? ['*', 'Lanthanides'] : row === 9 ? ['**', 'Actinides'] : null
  return (
    <span role="rowheader" aria-colindex={1} className="pt-head">
      {series === null ? (
        <>
          <span className="sr-only">Period </span>
          <span>{row}</span>
        </>
      ) : (
        <>
          <span aria-hidden>{series[0]}</span>
          <span className="sr-only">{series[1]}</span>
        </>
      )}
    </span>
  )
}

/** Space presses a button but scrolls at a link: here a cell is both. */
function pressCell(event: KeyboardEvent) {
  const cell = cellOf(event.target)
  if (cell?.dataset.symbol === undefined) return
  event.preventDefault()
  cell.click()
}

function cellOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.pt-cell') : null
}

/** The square of the cell that an event came from. */
function squareOf(target: EventTarget): Position | null {
  const cell = target instanceof Element ? target.closest('[role=gridcell]') : null
  const row = cell?.closest('[role=row]')
  if (cell === null || row === null || row === undefined) return null
  return {
    row: Number(row.getAttribute('aria-rowindex')) - 1,
    column: Number(cell.getAttribute('aria-colindex')) - 1,
  }
}

function directionOf(event: KeyboardEvent): Direction | null {
  if (event.ctrlKey && event.key === 'Home') return 'first'
  if (event.ctrlKey && event.key === 'End') return 'last'
  return event.ctrlKey || event.metaKey || event.altKey ? null : (directions[event.key] ?? null)
}
