import { Lightbulb, Pause, Play } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'

import { useStored } from '#web/store/use-stored.ts'
import { useReducedMotion } from '#web/ui/focus/use-reduced-motion.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { storedSettings } from '#web/user-data/settings.ts'

import { quietTips, tips } from './tips.ts'

const TIP_MS = 2500

/**
 * One tip after the other. It waits under the pointer and while it has the focus, can be paused, and
 * starts paused where motion is unwelcome. All tips share one place, so nothing around them moves.
 */
export function TipsLine() {
  const line = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const [choice, setChoice] = useState<'paused' | 'running' | null>(null)
  const isReduced = useReducedMotion()
  const isPaused = choice === null ? isReduced : choice === 'paused'
  const { quietPractice } = useStored(storedSettings)
  const list = quietPractice ? quietTips : tips
  useRotation(line, isPaused, () => setShown((tip) => (tip + 1) % list.length))
  return (
    <div
      ref={line}
      className="mt-6 flex items-center gap-3 rounded-lg border border-line bg-surface py-1 pr-1 pl-4 text-sm"
    >
      <Lightbulb aria-hidden className="size-5 shrink-0 text-accent" />
      <ul aria-label="Tips" className="grid min-w-0 grow wrap-anywhere">
        {list.map((tip, index) => (
          <li
            key={tip}
            className={`col-start-1 row-start-1 self-center transition-opacity duration-300 ${index === shown ? '' : 'invisible opacity-0'}`}
          >
            {tip}
          </li>
        ))}
      </ul>
      <IconButton
        label={isPaused ? 'Play tips' : 'Pause tips'}
        onClick={() => setChoice(isPaused ? 'running' : 'paused')}
      >
        {isPaused ? (
          <Play aria-hidden className="size-5" />
        ) : (
          <Pause aria-hidden className="size-5" />
        )}
      </IconButton>
    </div>
  )
}

function useRotation(line: RefObject<HTMLElement | null>, isPaused: boolean, advance: () => void) {
  const latest = useRef(advance)
  useEffect(() => {
    latest.current = advance
  })
  useEffect(() => {
    if (isPaused) return
    const rotation = setInterval(() => {
      const isBeingRead = line.current?.matches(':hover, :has(:focus-visible)') ?? false
      if (!isBeingRead) latest.current()
    }, TIP_MS)
    return () => clearInterval(rotation)
  }, [line, isPaused])
}
