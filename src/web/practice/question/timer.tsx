import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'

import type { Turn } from '#quiz/practice/session.ts'

const TICK_MS = 100

/** The seconds since the question was shown; it stops with the answer and is never read out. */
export function Timer({ turn }: { readonly turn: Turn }) {
  const [now, setNow] = useState(() => Date.now())
  const isRunning = turn.status === 'open'
  useEffect(() => {
    if (!isRunning) return
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(ticking)
  }, [isRunning])
  const milliseconds = turn.status === 'open' ? now - turn.openedAt : turn.milliseconds
  return (
    <p
      aria-hidden
      className="flex items-center gap-1.5 px-2 text-sm whitespace-nowrap text-muted tabular-nums"
    >
      <Clock aria-hidden className="size-4" />
      <span>{`${Math.floor(Math.max(0, milliseconds) / 1000)} s`}</span>
    </p>
  )
}
