import { Bookmark } from 'lucide-react'

import { MuteButton } from '#web/practice/question/mute-button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import type { TodaySession } from './session.ts'

/** Where the learner is in a session, with the mute button and the bookmark. */
export function TodayBar({
  session: { items, size, minutes, workedMs },
  isBookmarked,
  onBookmark,
}: {
  readonly session: TodaySession
  readonly isBookmarked: boolean
  readonly onBookmark: () => void
}) {
  const place = items.length
  const done = minutes === null ? (place - 1) / size : Math.min(1, workedMs / (minutes * 60_000))
  return (
    <div className="my-2 flex flex-wrap items-center justify-between gap-x-4">
      <p key={place} className="text-sm whitespace-nowrap tabular-nums">
        {minutes === null
          ? `Question ${place} of ${size}`
          : `Question ${place}, ${Math.min(minutes, Math.floor(workedMs / 60_000))} of ${minutes} min`}
      </p>
      <div
        aria-hidden
        className="h-2 min-w-16 grow overflow-hidden rounded-full border border-line bg-sunken"
      >
        <div
          className="h-full bg-accent transition-[width] duration-300"
          style={{ width: `${100 * done}%` }}
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
