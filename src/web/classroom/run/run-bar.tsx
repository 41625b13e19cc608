import { type RunItem, secondsFor, type SetRun } from '#quiz/sets/run.ts'
import type { SetTimer } from '#quiz/sets/set-content.ts'

import { Countdown } from './countdown.tsx'

/** The place of the question on screen in its set, and the time that is left for it while it is open. */
export function RunBar({
  run: { place, items, openedAt },
  item,
  timer,
  isOpen,
  onTimeOver,
}: {
  readonly run: SetRun
  readonly item: RunItem
  readonly timer: SetTimer
  readonly isOpen: boolean
  readonly onTimeOver: () => void
}) {
  const seconds = secondsFor(item.question, timer)
  return (
    <div className="my-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
      <p key={place} className="text-sm whitespace-nowrap tabular-nums">
        {`Question ${place + 1} of ${items.length}`}
      </p>
      <div
        aria-hidden
        className="h-2 min-w-16 grow overflow-hidden rounded-full border border-line bg-sunken"
      >
        <div
          className="h-full bg-accent transition-[width] duration-300"
          style={{ width: `${(100 * place) / items.length}%` }}
        />
      </div>
      {seconds === null || !isOpen ? null : (
        <Countdown
          key={`${place} ${item.tries.length}`}
          endsAt={openedAt + seconds * 1000}
          onEnd={onTimeOver}
        />
      )}
    </div>
  )
}
