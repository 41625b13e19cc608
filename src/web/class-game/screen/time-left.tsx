import { Timer } from 'lucide-react'

import { clockTime, useSecondsLeft } from './use-seconds-left.ts'

/** The time left until a moment of the server. Screen readers skip it: it changes every second. */
export function TimeLeft({
  serverNow,
  moment,
  isPaused,
  className = '',
}: {
  readonly serverNow: () => number
  readonly moment: number | null
  readonly isPaused: boolean
  readonly className?: string
}) {
  const left = useSecondsLeft(serverNow, moment, isPaused)
  if (left === null) return null
  return (
    <span
      aria-hidden
      data-urgent={left <= 3}
      className={`inline-flex items-center gap-2 font-display tabular-nums data-[urgent=true]:text-incorrect ${className}`}
    >
      <Timer aria-hidden className="size-[1em]" />
      <span key={left}>{clockTime(left)}</span>
    </span>
  )
}
