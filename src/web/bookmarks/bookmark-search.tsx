import { Search } from 'lucide-react'
import { useId } from 'react'

/** Narrows the saved questions to those about the typed words, and says how many there are. */
export function BookmarkSearch({
  typed,
  found,
  onType,
}: {
  readonly typed: string
  readonly found: number
  readonly onType: (text: string) => void
}) {
  const id = useId()
  return (
    <div className="relative grow basis-60">
      <label htmlFor={id} className="sr-only">
        Search your saved questions
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-3 left-3.5 size-5 text-muted"
      />
      <input
        id={id}
        type="search"
        value={typed}
        placeholder="Search"
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
        className="min-h-11 w-full rounded-full border border-outline bg-sunken pr-4 pl-11"
      />
      <p role="status" className="sr-only">
        {typed === '' ? null : <span key={found}>{`${found} found`}</span>}
      </p>
    </div>
  )
}
