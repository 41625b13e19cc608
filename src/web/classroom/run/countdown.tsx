import { Clock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

const TICK_MS = 250

/** The seconds that are left for a question. At zero it says so once; it is never read out. */
export function Countdown({
  endsAt,
  onEnd,
}: {
  /** In milliseconds. */
  readonly endsAt: number
  readonly onEnd: () => void
}) {
  const [now, setNow] = useState(() => Date.now())
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    const ticking = setInterval(() => {
      setNow(Date.now())
      if (Date.now() < endsAt) return
      clearInterval(ticking)
      end.current()
    }, TICK_MS)
    return () => clearInterval(ticking)
  }, [endsAt])
  const left = Math.max(0, endsAt - now)
  return (
    <p
      aria-hidden
      className="flex items-center gap-1.5 px-2 text-sm whitespace-nowrap text-muted tabular-nums"
    >
      <Clock aria-hidden className="size-4" />
      <span>{`${Math.ceil(left / 1000)} s`}</span>
    </p>
  )
}
