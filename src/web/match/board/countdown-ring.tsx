import { TimerReset } from 'lucide-react'
import { useEffect } from 'react'

import type { Countdown } from '#match/countdown.ts'
import { ANSWER_MS } from '#match/match.ts'
import type { Phase } from '#match/view.ts'
import { soundOnce } from '#web/sound/sound-leader.ts'

const FULL = ANSWER_MS / 1000

/** The seconds left, as a number in a ring that empties. Screen readers skip it. */
export function CountdownRing({
  phase,
  left,
  isAnswered,
}: {
  readonly phase: Phase
  readonly left: Countdown | null
  readonly isAnswered: boolean
}) {
  const isOpen = phase.kind === 'open'
  const isUrgent = isOpen && !isAnswered && left?.isUrgent === true
  useWarning(isUrgent)
  return (
    <div
      aria-hidden
      data-urgent={isUrgent}
      className="group text-ink data-[urgent=true]:text-incorrect"
    >
      <span className="relative grid size-12 place-items-center">
        <svg viewBox="0 0 48 48" className="absolute inset-0 -rotate-90">
          <circle cx="24" cy="24" r="20" className="fill-none stroke-line" strokeWidth="4" />
          <circle
            cx="24"
            cy="24"
            r="20"
            pathLength={FULL}
            strokeDasharray={FULL}
            strokeDashoffset={FULL - Math.min(FULL, left?.seconds ?? 0)}
            strokeWidth="4"
            className="fill-none stroke-accent transition-[stroke-dashoffset] duration-300 ease-out group-data-[urgent=true]:stroke-incorrect"
          />
        </svg>
        <span className="font-display text-lg tabular-nums">{left?.seconds ?? ''}</span>
        {isUrgent ? (
          <TimerReset className="absolute -top-1 -right-2 size-6 rounded-full bg-surface" />
        ) : null}
      </span>
    </div>
  )
}

/** Plays a warning once per question, when its last seconds begin. */
function useWarning(isUrgent: boolean) {
  useEffect(() => {
    if (isUrgent) soundOnce('time-warning')
  }, [isUrgent])
}
