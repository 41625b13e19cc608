import type { Classification } from '#chemistry/elements.ts'
import { identities } from '#chemistry/identities.ts'

import { classes } from './classes.ts'

/** The classes with their colors and marks; pressing one keeps only its elements in color. */
export function Legend({
  active,
  onChange,
}: {
  readonly active: Classification | null
  readonly onChange: (active: Classification | null) => void
}) {
  return (
    <ul
      aria-label="Legend and filter"
      className="grid w-full grid-cols-2 gap-2 @max-[14rem]/screen:grid-cols-1 sm:flex sm:w-auto sm:flex-wrap"
    >
      {classes.map(({ id, label }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={active === id}
            onClick={() => onChange(active === id ? null : id)}
            className="flex min-h-11 w-full items-center gap-2 rounded-full border border-line bg-surface py-1 pr-3 pl-2 text-xs whitespace-nowrap sm:pr-4 sm:text-sm transition hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent-soft"
          >
            <span
              aria-hidden
              data-class={id}
              className="pt-mark relative size-5 shrink-0 sm:size-7 rounded-sm border border-cell-line bg-(--fill) text-cell-ink"
            />
            {label}
            <span className="text-muted tabular-nums">
              {identities.filter(({ classification }) => classification === id).length}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
