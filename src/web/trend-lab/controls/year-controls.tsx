import { useEffect, useState } from 'react'

import { changeLab, labState } from '#web/trend-lab/address/lab-store.ts'
import { yearMessage } from '#web/trend-lab/paint/messages.ts'
import { useReducedMotion } from '#web/ui/focus/use-reduced-motion.ts'

import { NumberBox } from './number-box.tsx'

const FIRST = 1650
const LAST = 2010
const STEP_YEARS = 5
const STEP_MS = 200
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Chooses a year, or lets the years pass. */
export function YearControls({ year }: { readonly year: number }) {
  const isStill = useReducedMotion()
  const [isPlaying, setIsPlaying] = useState(false)
  usePlay(isPlaying, () => setIsPlaying(false))
  const text = yearMessage(year)

  return (
    <div className="lab-row">
      <NumberBox label="Year" value={year} onChange={(typed) => change(typed, true)} />
      <input
        type="range"
        aria-label="Year"
        min={FIRST}
        max={LAST}
        value={Math.min(LAST, Math.max(FIRST, year))}
        className="lab-slider"
        onChange={(event) => change(event.target.valueAsNumber, true)}
      />
      <button type="button" className="lab-chip" onClick={() => change(0, false)}>
        Antiquity
      </button>
      <button type="button" className="lab-chip" onClick={() => step(false)}>
        5 years later
      </button>
      {isStill ? null : (
        <button
          type="button"
          data-play=""
          aria-pressed={isPlaying}
          className="lab-chip"
          onClick={() => setIsPlaying(!isPlaying)}
        >
          Play
        </button>
      )}
      <p className="lab-note">
        <span key={text}>{text}</span>
      </p>
    </div>
  )
}

function change(year: number, isDragged: boolean) {
  if (Number.isInteger(year) && year >= 0 && year <= 9999) {
    changeLab({ shown: { kind: 'year', year } }, isDragged)
  }
}

/** Goes on by a step, from the end or from antiquity to the first years. Returns false at the end. */
function step(isDragged: boolean): boolean {
  const { shown } = labState()
  if (shown?.kind !== 'year') return false
  const isRound = shown.year < FIRST || shown.year >= LAST
  const next = isRound ? FIRST + STEP_YEARS : Math.min(LAST, shown.year + STEP_YEARS)
  change(next, isDragged)
  return next < LAST
}

/** Any input stops the years, and so does their end. */
function usePlay(isPlaying: boolean, stop: () => void) {
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => {
      if (!step(true)) stop()
    }, STEP_MS)
    function interrupt({ target }: Event) {
      // The button that has started them stops them itself.
      if (!(target instanceof Element && target.closest('[data-play]') !== null)) stop()
    }
    for (const input of inputs) document.addEventListener(input, interrupt)
    return () => {
      clearInterval(timer)
      for (const input of inputs) document.removeEventListener(input, interrupt)
    }
  }, [isPlaying, stop])
}
