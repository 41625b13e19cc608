import { Search } from 'lucide-react'

import { type Level, levelLabels, levels } from '#content/levels.ts'
import { useEarlyInput } from '#web/ui/focus/use-early-input.ts'

import type { Wanted } from './search-articles.ts'

const choices: readonly (readonly [id: Level | 'all', label: string])[] = [
  ['all', 'All levels'],
  ...levels.map((level) => [level, levelLabels[level]] as const),
]

/** Narrows the library by words and by level. Without script it is not there. */
export function ArticleSearch({
  wanted,
  onChange,
  count,
  pages,
}: {
  readonly wanted: Wanted
  readonly onChange: (changed: Partial<Wanted>) => void
  /** How many articles match; null when all are shown. */
  readonly count: number | null
  /** How many reference pages match. */
  readonly pages: number
}) {
  const search = useEarlyInput((found) => {
    const query = found.querySelector<HTMLInputElement>('input[type=search]')?.value ?? ''
    const checked = found.querySelector<HTMLInputElement>('input[name=level]:checked')?.value
    const level = choices.find(([id]) => id === checked)?.[0] ?? wanted.level
    const early = {
      ...(query === wanted.query ? {} : { query }),
      ...(level === wanted.level ? {} : { level }),
    }
    return Object.keys(early).length === 0 ? null : () => onChange(early)
  })
  return (
    <search ref={search} className="needs-script mt-8 flex flex-wrap items-end gap-x-8 gap-y-4">
      <label className="grow basis-72">
        <span className="text-sm text-muted">Search the articles</span>
        <span className="relative mt-1 block">
          <Search aria-hidden className="absolute top-3 left-4 size-5 text-muted" />
          <input
            type="search"
            value={wanted.query}
            onChange={({ target }) => onChange({ query: target.value })}
            className="h-11 w-full rounded-full border border-outline bg-surface pr-4 pl-12"
          />
        </span>
      </label>
      <fieldset>
        <legend className="text-sm text-muted">Level</legend>
        <div className="mt-1 flex flex-wrap gap-2">
          {choices.map(([id, label]) => (
            <label
              key={id}
              className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="level"
                value={id}
                className="sr-only"
                checked={wanted.level === id}
                onChange={() => onChange({ level: id })}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p role="status" className="min-h-6 w-full text-sm text-muted">
        {count === null ? '' : `${matches(count)}${pageMatches(pages)}`}
      </p>
    </search>
  )
}

/** Names the reference pages behind the number of articles. */
function pageMatches(pages: number): string {
  if (pages === 0) return ''
  return pages === 1 ? ', and 1 reference page' : `, and ${pages} reference pages`
}

function matches(count: number): string {
  if (count === 0) return 'No article matches'
  return count === 1 ? '1 article matches' : `${count} articles match`
}
