import { useEffect, useRef } from 'react'

import { useReducedMotion } from '#web/ui/focus/use-reduced-motion.ts'

/** Few pieces, to keep the celebration modest. */
const PIECES = 45

/** Modest confetti for a victory. Shows none when the player prefers reduced motion. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isStill = useReducedMotion()
  useEffect(() => {
    const place = canvas.current
    if (isStill || place === null) return
    return startShower(place)
  }, [isStill])
  return (
    <canvas
      ref={canvas}
      aria-hidden
      className="pointer-events-none fixed inset-0 z-40 h-full w-full print:hidden"
    />
  )
}

function themeColors(): string[] {
  const style = getComputedStyle(document.documentElement)
  return ['--accent', '--link', '--correct'].map((token) => style.getPropertyValue(token).trim())
}

/** Loads the confetti code on demand and fires it. Returns a function that stops it. */
function startShower(place: HTMLCanvasElement): () => void {
  let isGone = false
  let reset: (() => void) | null = null

  async function start() {
    const { create } = await import('canvas-confetti')
    if (isGone) return
    const fire = create(place, { resize: true, useWorker: false })
    ;({ reset } = fire)
    const shot = { particleCount: PIECES, spread: 60, startVelocity: 38, ticks: 180 }
    const colors = themeColors()
    void fire({ ...shot, colors, angle: 60, origin: { x: 0.1, y: 0.6 } })
    void fire({ ...shot, colors, angle: 120, origin: { x: 0.9, y: 0.6 } })
  }

  // Confetti that could not be loaded is left out.
  start().catch(() => undefined)
  return () => {
    isGone = true
    reset?.()
  }
}
