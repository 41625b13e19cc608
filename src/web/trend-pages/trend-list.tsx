import type { Spread } from '#content/elements/trend-values.ts'
import type { Trend } from '#content/elements/trends.ts'
import { NotationText } from '#web/ui/text/notation-text.tsx'

import { MiniMap } from './mini-map.tsx'
import { rangeText } from './trend-sentences.ts'

/** A trend with its values. */
type Listed = { readonly trend: Trend; readonly values: ReadonlyMap<string, Spread> }

/** The trends that have a page, each with its map in small, what it is about, and its ends. */
export function TrendList({ listed }: { readonly listed: readonly Listed[] }) {
  return (
    <article className="screen-frame">
      <header className="mb-6 max-w-2xl">
        <h1 className="text-3xl">Trends</h1>
        <p className="mt-3 text-muted">
          How properties change over the periodic table, the reasons, and the exceptions. Dark is
          low, bright is high, an outline has no value.
        </p>
      </header>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {listed.map(({ trend, values }) => (
          <li key={trend.key}>
            <a
              href={`/trends/${trend.key}`}
              className="block h-full rounded-lg border border-line bg-surface p-4 shadow-card transition hover:border-accent sm:p-5"
            >
              <MiniMap values={values} isLog={trend.scale === 'log'} />
              <span className="mt-1 block font-display text-lg">{trend.title}</span>
              <span className="mt-1 block text-sm text-muted">{trend.description}</span>
              <span className="mt-1 block text-sm">
                <NotationText text={rangeText(trend, values)} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <a
          href="/dashboard/periodic-table?show=ionizationEnergy"
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          More properties on the table
        </a>
      </p>
    </article>
  )
}
