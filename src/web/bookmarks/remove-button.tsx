import { BookmarkX } from 'lucide-react'

import { IconButton } from '#web/ui/icon-button.tsx'

/** Removes a bookmark, and offers to restore it. */
export function RemoveButton({
  about,
  onRemove,
}: {
  /** The bookmarked thing, for listeners who only hear the button. */
  readonly about: string
  readonly onRemove: () => void
}) {
  return (
    <IconButton
      label={`Remove bookmark: ${about}`}
      title="Remove bookmark"
      className="-mt-1 -mr-2"
      onClick={onRemove}
    >
      <BookmarkX aria-hidden />
    </IconButton>
  )
}
