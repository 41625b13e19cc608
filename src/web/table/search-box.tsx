import { Search } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'

import { type Identity, searchElements } from '#chemistry/elements/identities.ts'
import { useEarlyInput } from '#web/ui/focus/use-early-input.ts'

import { focusCell } from './focus-cell.ts'

const SHOWN = 8

/**
 * Finds elements by name, symbol or number; Enter opens the best match. The list is there while the focus
 * is, and lies over nothing that somebody has gone on to.
 */
export function SearchBox({
  query,
  onQuery,
  onOpen,
}: {
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly onOpen: (symbol: string) => void
}) {
  const id = useId()
  const matches = searchElements(query)
  const [isUsed, setIsUsed] = useState(false)
  const input = useEarlyInput<HTMLInputElement>(({ value }) =>
    value === query ? null : () => look(value),
  )

  function look(value: string) {
    setIsUsed(true)
    onQuery(value)
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsUsed(false)
  }

  function handleKey(event: KeyboardEvent) {
    const best = matches[0]
    const isTyping = event.target === input.current
    if (event.key === 'Enter' && isTyping && best !== undefined) open(best)
    if (event.key !== 'Escape' || query === '') return
    input.current?.focus()
    onQuery('')
    // An element card that is open stays until the next one.
    event.preventDefault()
  }

  function open(match: Identity) {
    // The list goes away, and with it what was pressed: the card takes the focus from the table.
    focusCell(match.symbol)
    onQuery('')
    onOpen(match.symbol)
  }

  return (
    // What it hears comes from its field and its list.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <search
      className="relative w-full sm:w-72"
      onFocus={() => setIsUsed(true)}
      onBlur={leave}
      onKeyDown={handleKey}
    >
      <label htmlFor={id} className="sr-only">
        Find an element by name, symbol or number
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-3 left-3.5 size-5 text-muted"
      />
      <input
        ref={input}
        id={id}
        type="search"
        value={query}
        onChange={(event) => look(event.target.value)}
        placeholder="Iron, Fe or 26"
        autoComplete="off"
        spellCheck={false}
        className="min-h-11 w-full rounded-full border border-outline bg-surface pr-4 pl-11 placeholder:text-muted"
      />
      <p role="status" className="sr-only">
        {query.trim() === '' ? '' : countText(matches.length)}
      </p>
      {query.trim() === '' || !isUsed ? null : (
        <ul className="absolute z-20 mt-2 w-full overflow-hidden rounded-md border border-outline bg-raised shadow-card">
          {matches.slice(0, SHOWN).map((match) => (
            <li key={match.symbol}>
              <button
                type="button"
                // Not every browser gives the focus to what is pressed: it stays in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => open(match)}
                className="flex min-h-11 w-full items-center gap-3 px-4 text-left hover:bg-accent-soft focus-visible:bg-accent-soft"
              >
                <span className="w-8 text-right text-sm text-muted tabular-nums">
                  {match.atomicNumber}
                </span>
                <span translate="no" className="w-8 font-display">
                  {match.symbol}
                </span>
                <span>{nameOf(match)}</span>
              </button>
            </li>
          ))}
          {matches.length === 0 ? (
            <li className="px-4 py-3 text-muted">
              No element matches. Try a name, a symbol or a number from 1 to 118.
            </li>
          ) : null}
        </ul>
      )}
    </search>
  )
}

function nameOf({ name, nameIUPAC }: Identity): string {
  return name === nameIUPAC ? name : `${name} (${nameIUPAC})`
}

function countText(count: number): string {
  return count === 1 ? '1 element matches' : `${count} elements match`
}
