import { references } from 'virtual:references'

import { levelLabels } from '#content/levels.ts'
import { referencePath } from '#content/reference/list.ts'
import type { ReferenceEntry } from '#web/articles/reference/reference.ts'

import { searchArticles, type Wanted } from './search-articles.ts'

/** Returns the reference pages that match a search. */
export function referencesFor(wanted: Wanted): readonly ReferenceEntry[] {
  return searchArticles(references, wanted)
}

/** The reference pages that match, as a list; nothing without one. */
export function ReferenceShelf({ found }: { readonly found: readonly ReferenceEntry[] }) {
  if (found.length === 0) return null
  return (
    <section aria-labelledby="reference" className="mt-8">
      <h2 id="reference" className="scroll-mt-4 text-2xl">
        <span>Reference pages</span>
        <span className="ml-3 font-sans text-sm font-normal text-muted">
          {found.length === 1 ? '1 page' : `${found.length} pages`}
        </span>
      </h2>
      <p className="mt-1 text-muted">
        One screen each, with the laws, the values, a figure and a worked example.
      </p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {found.map(({ slug, title, subtitle, level }) => (
          <li
            key={slug}
            className="relative flex flex-col rounded-lg border border-line bg-surface px-5 py-4 transition hover:border-accent"
          >
            <a
              href={referencePath(slug)}
              className="font-display text-lg leading-snug after:absolute after:inset-0"
            >
              {title}
            </a>
            <span className="mt-1 grow text-sm text-muted">{subtitle}</span>
            <span className="mt-2 text-xs text-muted">{levelLabels[level]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
