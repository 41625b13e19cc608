import type { Badge } from '#quiz/badge.ts'

/** The symbol of the element that a question is about, or a question mark for one that is hidden yet. */
export function ElementSign({ badge: { symbol, name } }: { readonly badge: Badge }) {
  return (
    <span
      translate="no"
      className="inline-grid h-8 min-w-8 place-items-center rounded-sm bg-accent px-1.5 font-display text-on-accent"
    >
      {symbol ?? (
        <span>
          <span aria-hidden>?</span>
          <span translate="yes" className="sr-only">
            {name === null ? 'Element hidden until you answer' : 'Symbol hidden until you answer'}
          </span>
        </span>
      )}
    </span>
  )
}
