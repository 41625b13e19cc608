import { takeFocus } from '#web/ui/focus/take-focus.ts'
import type { Bookmark } from '#web/user-data/bookmarks.ts'

import { BookmarkDate } from './bookmark-date.tsx'
import { RemoveButton } from './remove-button.tsx'

/** A bookmark whose question this version of the product does not have. */
export function UnknownCard({
  bookmark,
  isBegin,
  onRemove,
}: {
  readonly bookmark: Bookmark
  /** Whether reading continues here after a change of the list. */
  readonly isBegin: boolean
  readonly onRemove: () => void
}) {
  return (
    <article className="flex items-start justify-between gap-3 rounded-lg border border-dashed border-outline p-4 sm:p-6">
      <div className="min-w-0">
        <h2 ref={isBegin ? takeFocus : undefined} tabIndex={-1} className="text-lg">
          A question from a newer version
        </h2>
        <p className="mt-1 text-muted">
          This version of Periodic Wizard does not know the question{' '}
          <span className="font-mono text-sm break-all">{bookmark.id}</span> yet. The bookmark stays
          until you remove it.
        </p>
        <BookmarkDate at={bookmark.bookmarkedAt} />
      </div>
      <RemoveButton about={bookmark.id} onRemove={onRemove} />
    </article>
  )
}
