import { Link } from 'react-router'

import { identities } from '#chemistry/elements/identities.ts'

/** The starred elements, each a way to its place in the table. */
export function StarredElements({ symbols }: { readonly symbols: readonly string[] }) {
  const starred = identities.filter(({ symbol }) => symbols.includes(symbol))
  if (starred.length === 0) return null
  return (
    <section aria-labelledby="starred" className="mt-10">
      <h2 id="starred" className="text-lg">
        Starred Elements
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {starred.map(({ symbol, name, classification }) => (
          <li key={symbol}>
            <Link
              viewTransition
              to={`/dashboard/periodic-table/${symbol}`}
              data-class={classification}
              className="inline-flex min-h-11 items-center gap-2.5 rounded-full border border-line bg-surface py-1 pr-4 pl-1.5 transition hover:border-accent"
            >
              <span
                translate="no"
                className="grid size-8 place-items-center rounded-full border border-cell-line bg-(--fill) font-display text-sm text-cell-ink"
              >
                {symbol}
              </span>
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
