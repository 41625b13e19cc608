import { Search as Magnifier } from 'lucide-react'
import { createElement, type FocusEvent, type KeyboardEvent, useId, useState } from 'react'

import type { Identity } from '#chemistry/elements/identities.ts'
import { useEarlyInput } from '#web/ui/focus/use-early-input.ts'

import { focusCell } from './focus-cell.ts'
import type { Search, SearchRules } from './search-rules.ts'

/**
 * Finds elements by names, common properties and uses; Enter opens the best match. The list is
 * there while the focus is, and covers nothing that the visitor has gone on to.
 */
export function SearchBox({
  query,
  rules,
  found,
  prepare,
  onQuery,
  onOpen,
}: {
  readonly query: string
  /** Null until the search knows how to find something. */
  readonly rules: SearchRules | null
  /** What there is for the query; null until the search knows how to find something. */
  readonly found: Search | null
  readonly prepare: () => Promise<SearchRules | null>
  readonly onQuery: (query: string) => void
  readonly onOpen: (symbol: string) => void
}) {
  const id = useId()
  const [isUsed, setIsUsed] = useState(false)
  const shown = query.trim() === '' ? null : rules
  const input = useEarlyInput<HTMLInputElement>(({ value }) =>
    value === query ? null : () => look(value),
  )

  function use() {
    setIsUsed(true)
    void prepare()
  }

  function look(value: string) {
    use()
    onQuery(value)
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsUsed(false)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target === input.current) void openBest()
    if (event.key !== 'Escape' || query === '') return
    input.current?.focus()
    onQuery('')
    // An element card that is open stays until the next one.
    event.preventDefault()
  }

  async function openBest() {
    const best = (await prepare())?.find(query).matches[0]
    if (best !== undefined) open(best.identity)
  }

  function open(match: Identity) {
    // The list goes away, and with it the pressed option: the card takes the focus from the table.
    focusCell(match.symbol)
    onQuery('')
    onOpen(match.symbol)
  }

  const count = found === null ? '' : (shown?.countText(found) ?? '')
  return (
    // Events come from its field and its list.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <search
      className="relative grow basis-48 max-w-72"
      onFocus={use}
      onBlur={leave}
      onKeyDown={handleKey}
    >
      <label htmlFor={id} className="sr-only">
        Find an element by name, symbol or number
      </label>
      <Magnifier
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
        <span key={count}>{count}</span>
      </p>
      <div>
        {shown !== null && found !== null && isUsed
          ? createElement(shown.List, { search: found, onOpen: open })
          : null}
      </div>
    </search>
  )
}
