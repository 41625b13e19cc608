import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'

import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { identityOf } from '#chemistry/elements/identities.ts'
import { classLabel } from '#web/table/classes.ts'
import { PeriodicGrid } from '#web/table/periodic-grid.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { NewTabMark } from '#web/ui/text/new-tab-mark.tsx'

/**
 * The periodic table over a question, with the elements lit that the question is about. A cell tells its
 * element; the whole card of it stays on the page of the table, in a tab of its own.
 */
export function TablePanel({
  symbols,
  onClose,
}: {
  readonly symbols: readonly ElementSymbol[]
  readonly onClose: () => void
}) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [selected, setSelected] = useState(symbols[0] ?? 'H')
  const lit = new Set(symbols)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="modal w-[min(68rem,100vw-1rem)]! p-3 sm:p-5"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={id} className="mt-2 text-xl">
          On the table
        </h2>
        <IconButton label="Close" onClick={() => dialog.current?.close()}>
          <X aria-hidden />
        </IconButton>
      </div>
      <ul aria-label="Lit elements" className="mt-1 flex flex-wrap gap-2">
        {[...lit].map((symbol) => (
          <li key={symbol}>
            <button
              type="button"
              aria-pressed={symbol === selected}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-3 hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent-soft"
              onClick={() => setSelected(symbol)}
            >
              <span translate="no" className="font-display">
                {symbol}
              </span>{' '}
              <span>{identityOf(symbol)?.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <div role="status" className="mt-2 min-h-12">
        <ElementLine key={selected} symbol={selected} />
      </div>
      <div className="pt mt-3 min-[34rem]:[--cell:min((min(68rem,100vw-1rem)-4rem)/19.6,(100dvh-17rem)/10.4)]! [&_.pt-cell]:scroll-my-2!">
        <PeriodicGrid selected={selected} highlighted={lit} onSelect={setSelected} />
      </div>
    </dialog>
  )
}

/** An element in one line, and the way to its card. */
function ElementLine({ symbol }: { readonly symbol: ElementSymbol }) {
  const identity = identityOf(symbol)
  if (identity === undefined) return null
  const { name, atomicNumber, group, period, classification } = identity
  const place = group === null ? `period ${period}` : `group ${group}, period ${period}`
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span>{`${name}: number ${atomicNumber}, ${place}, ${classLabel(classification)}`}</span>
      <a
        href={`/dashboard/periodic-table/${symbol}`}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center gap-2 rounded-md text-link underline-offset-4 hover:underline"
      >
        <span>Open on the table page</span>
        <NewTabMark />
      </a>
    </p>
  )
}
