import { useEffect, useState } from 'react'
import { Outlet, useNavigate, useParams } from 'react-router'

import type { Classification, ElementSymbol } from '#chemistry/elements/elements.ts'
import { identities } from '#chemistry/elements/identities.ts'
import type { TableLayout } from '#chemistry/elements/table-layout.ts'
import { focusCell } from '#web/table/focus-cell.ts'
import { Legend } from '#web/table/legend.tsx'
import { PeriodicGrid } from '#web/table/periodic-grid.tsx'
import { SearchBox } from '#web/table/search-box.tsx'
import type { Search } from '#web/table/search-rules.ts'
import { pageMeta } from '#web/ui/page-meta.ts'

import { useElementSearch } from './search/use-element-search.ts'
import { useTrendLab } from './use-trend-lab.ts'

export const meta = () =>
  pageMeta('Periodic Table', 'All 118 elements with their properties, shells and discovery.')

/** The interactive periodic table; the address names the element whose card is open. */
export default function TableScreen() {
  const { symbol } = useParams()
  const selected = symbol ?? null
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState<Classification | null>(null)
  const { rules, prepare } = useElementSearch()
  const found = rules?.find(query) ?? null
  const { lab, toggle } = useTrendLab()
  const [layout, setLayout] = useState<TableLayout | null>(null)
  useEscape(selected)

  function open(chosen: ElementSymbol) {
    void navigate(`/dashboard/periodic-table/${chosen}`, {
      preventScrollReset: true,
      replace: selected !== null,
    })
  }

  return (
    <div className="pt" data-panel={selected === null ? 'closed' : 'open'}>
      {/* The list of the search lies over the table also where a container makes layers of its own. */}
      <div className="relative z-20 mx-auto mt-2 mb-3 flex max-w-(--breakpoint-2xl) flex-wrap items-center gap-3">
        <h1 className="text-2xl">Periodic Table</h1>
        <SearchBox
          query={query}
          rules={rules}
          found={found}
          prepare={prepare}
          onQuery={setQuery}
          onOpen={open}
        />
        <button
          type="button"
          onClick={() => void toggle()}
          className="min-h-11 rounded-full border border-line bg-surface px-4 text-sm hover:border-accent"
        >
          Trends
        </button>
        <Legend active={active} onChange={setActive} />
      </div>
      {lab === null ? null : <lab.LabBar onLayout={setLayout} />}
      <div className="pt-body">
        <PeriodicGrid
          key={layout?.id}
          layout={layout}
          selected={selected}
          highlighted={highlightedBy(query, found, active)}
          onSelect={open}
        />
        <Outlet />
        {lab === null ? null : <lab.LabPanel />}
      </div>
    </div>
  )
}

/** Escape closes the card and leads back to the cell it came from, unless something is above the card. */
function useEscape(selected: ElementSymbol | null) {
  const navigate = useNavigate()
  useEffect(() => {
    if (selected === null) return
    const symbol = selected
    function close(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (document.querySelector('dialog[open]') !== null) return
      void navigate('/dashboard/periodic-table', { preventScrollReset: true })
      focusCell(symbol)
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [selected, navigate])
}

function highlightedBy(
  query: string,
  found: Search | null,
  active: Classification | null,
): ReadonlySet<ElementSymbol> | null {
  if (query.trim() !== '' && found !== null)
    return new Set(found.matches.map(({ identity }) => identity.symbol))
  if (active === null) return null
  return new Set(
    identities
      .filter(({ classification }) => classification === active)
      .map(({ symbol }) => symbol),
  )
}
