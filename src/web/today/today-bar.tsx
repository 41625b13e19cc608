import { Bookmark } from 'lucide-react'

import { MuteButton } from '#web/practice/question/mute-button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Where the learner is in a session, with the mute button and the bookmark. */
export function TodayBar({
  place,
  size,
  isBookmarked,
  onBookmark,
}: {
  readonly place: number
  readonly size: number
  readonly isBookmarked: boolean
  readonly onBookmark: () => void
}) {
  return (
    <div className="my-2 flex flex-wrap items-center justify-between gap-x-4">
      <p key={place} className="text-sm whitespace-nowrap tabular-nums">
        {`Question ${place} of ${size}`}
      </p>
      <div
        aria-hidden
        className="h-2 min-w-16 grow overflow-hidden rounded-full border border-line bg-sunken"
      >
        <div
          className="h-full bg-accent transition-[width] duration-300"
          style={{ width: `${(100 * (place - 1)) / size}%` }}
        />
      </div>
      <div className="flex items-center sm:gap-1">
        <MuteButton />
        <IconButton
          label={isBookmarked ? 'Remove bookmark' : 'Bookmark this question'}
          aria-pressed={isBookmarked}
          onClick={onBookmark}
        >
          <Bookmark aria-hidden className={isBookmarked ? 'fill-accent text-accent' : ''} />
        </IconButton>
      </div>
    </div>
  )
}
