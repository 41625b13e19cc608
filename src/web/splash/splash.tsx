import { type AnimationEvent, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { Logo } from '#web/shell/navigation/logo.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { PRODUCT } from '#web/ui/page-meta.ts'

import { facts } from './facts.ts'
import { advance, FULL, FULL_MS, LONGEST_MS, messageAt, TICK_MS } from './progress.ts'
import { splashOfTab } from './splash-due.ts'

/**
 * The opening, where nothing was painted yet. Any key, 1.7 s, a tap or Skip ends it, and so does leaving.
 * In a browser that takes a container of queries for the window of what is fixed in it, `main` would
 * carry it out of sight.
 */
export function Splash() {
  const [progress, setProgress] = useState(0)
  const [isLeaving, setLeaving] = useState(false)
  const [fact] = useState(() => facts[Math.floor(Math.random() * facts.length)])
  const isFull = progress >= FULL

  useEffect(() => {
    splashOfTab.begin()
    return splashOfTab.end
  }, [])

  useEffect(() => {
    const timer = isFull
      ? setTimeout(() => setLeaving(true), FULL_MS)
      : setTimeout(() => setProgress(advance(progress, Math.random())), TICK_MS)
    return () => clearTimeout(timer)
  }, [progress, isFull])

  useEffect(() => {
    const timer = setTimeout(() => setLeaving(true), LONGEST_MS)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    document.addEventListener('keydown', () => setLeaving(true), { signal })
    document.addEventListener('pointerdown', () => setLeaving(true), { signal })
    return () => leaving.abort()
  }, [])

  return createPortal(
    <section
      aria-label="Opening"
      className="splash"
      data-leaving={isLeaving || undefined}
      onAnimationEnd={endWhenGone}
    >
      <div className="relative grid size-28 place-items-center">
        <svg viewBox="-50 -50 100 100" className="absolute inset-0" aria-hidden="true">
          <circle r="46" className="fill-none stroke-line" strokeWidth="1.5" />
          <g transform={`rotate(${progress * 7.2})`}>
            <circle cy="-46" r="4" className="fill-accent" />
            <circle cy="46" r="4" className="fill-link" />
          </g>
        </svg>
        <Logo className="size-16" />
      </div>
      <div>
        <p className="font-display text-xl">{PRODUCT}</p>
        <p className="text-sm text-muted">AI-Powered Chemistry Education</p>
      </div>
      <progress aria-label="Loading" max={FULL} value={Math.round(progress)} />
      <p className="text-sm text-muted">{messageAt(progress)}</p>
      <div className="rounded-md bg-sunken px-4 py-3 text-sm">
        <p className="text-accent">Did you know?</p>
        <p className="text-balance">{fact}</p>
      </div>
      <button type="button" className={buttonClass('quiet')} onClick={() => setLeaving(true)}>
        Skip
      </button>
    </section>,
    document.body,
  )
}

function endWhenGone({ animationName }: AnimationEvent) {
  if (animationName === 'splash-out') splashOfTab.end()
}
