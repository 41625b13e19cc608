import { Grid3x3 } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'

import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/wire/lazy-part.ts'

/** The table comes with the first look at it. */
const TablePanel = lazyPart(async () => (await import('./table-panel.tsx')).TablePanel)

/** Lights the elements of a question on the table, without leaving it. */
export function ShowOnTable({ symbols }: { readonly symbols: readonly ElementSymbol[] }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="mt-4">
      <Button ref={button} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Grid3x3 aria-hidden className="size-5 shrink-0" />
        <span>Show on the table</span>
        <span translate="no" className="font-display text-muted max-sm:hidden">
          {shownOf(symbols)}
        </span>
      </Button>
      {isOpen ? (
        <Suspense>
          <TablePanel
            symbols={symbols}
            onClose={() => {
              setIsOpen(false)
              button.current?.focus({ preventScroll: true })
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

/** A button that names more symbols than these is longer than the words on it. */
const SYMBOLS_SHOWN = 3

function shownOf(symbols: readonly ElementSymbol[]): string {
  const first = symbols.slice(0, SYMBOLS_SHOWN).join(', ')
  return symbols.length > SYMBOLS_SHOWN ? `${first} …` : first
}
