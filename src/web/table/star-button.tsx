import { Star } from 'lucide-react'

import { useStored } from '#web/store/use-stored.ts'
import { storedBookmarks, toggleElement } from '#web/user-data/bookmarks.ts'

/** Stars an element, or takes the star back. */
export function StarButton({ symbol, name }: { readonly symbol: string; readonly name: string }) {
  const isStarred = useStored(storedBookmarks).elements.includes(symbol)
  return (
    <button
      type="button"
      aria-pressed={isStarred}
      onClick={() => toggleElement(symbol)}
      className="inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm hover:bg-accent-soft"
    >
      <Star aria-hidden className={`size-5 text-accent ${isStarred ? 'fill-accent' : ''}`} />
      <span>{isStarred ? `${name} is starred` : `Star ${name}`}</span>
    </button>
  )
}
