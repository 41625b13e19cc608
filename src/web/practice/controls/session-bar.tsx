import { Bookmark, ChevronLeft, ChevronRight } from 'lucide-react'

import type { PracticeSession } from '#quiz/practice/session.ts'
import { MuteButton } from '#web/practice/question/mute-button.tsx'
import { Timer } from '#web/practice/question/timer.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Where the learner is in the session, with the ways back, on, and to the bookmarks. */
export function SessionBar({
  session,
  earlier,
  size,
  isTimerShown,
  isBookmarked,
  onPrevious,
  onNext,
  onBookmark,
}: {
  readonly session: PracticeSession
  /** How many questions came before the history. */
  readonly earlier: number
  /** The number of questions in the set; 0 while practice is endless. */
  readonly size: number
  readonly isTimerShown: boolean
  readonly isBookmarked: boolean
  readonly onPrevious: () => void
  readonly onNext: () => void
  readonly onBookmark: () => void
}) {
  const place = earlier + session.index + 1
  const count = Math.max(size, earlier + session.history.length)
  return (
    <div className="relative my-2 flex flex-wrap items-center justify-between">
      <div className="flex items-center sm:gap-1">
        <IconButton label="Previous" onClick={onPrevious} disabled={session.index === 0}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <p className="text-sm whitespace-nowrap tabular-nums">
          <span className="max-[26rem]:sr-only">Question </span>
          <span>{`${place} of ${count}`}</span>
        </p>
        <IconButton label="Next" onClick={onNext}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <div className="flex items-center sm:gap-1">
        {isTimerShown ? <Timer turn={session.turn} /> : null}
        <MuteButton />
        <IconButton
          label={isBookmarked ? 'Remove bookmark' : 'Bookmark this question'}
          aria-pressed={isBookmarked}
          onClick={onBookmark}
        >
          <Bookmark aria-hidden className={isBookmarked ? 'fill-accent text-accent' : ''} />
        </IconButton>
      </div>
      {size === 0 ? null : (
        <div aria-hidden className="absolute inset-x-0 -bottom-1 h-1 rounded-full bg-line">
          <div
            className="h-full rounded-full bg-accent transition-[width]"
            style={{ width: `${(100 * place) / count}%` }}
          />
        </div>
      )}
    </div>
  )
}
