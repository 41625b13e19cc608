import { useSyncExternalStore } from 'react'

const TICK_MS = 100

/**
 * Returns the begun seconds until a moment of the server, 0 when it is over; null without a moment, while
 * the clock stands still, and before the server's time is known.
 */
export function useSecondsLeft(
  serverNow: () => number,
  moment: number | null,
  isPaused: boolean,
): number | null {
  return useSyncExternalStore(everyTick, () => {
    const now = serverNow()
    if (moment === null || isPaused || now === 0) return null
    return Math.max(0, Math.ceil((moment - now) / 1000))
  })
}

/** Returns seconds as a clock shows them: `9`, `1:05`. */
export function clockTime(seconds: number): string {
  if (seconds < 60) return String(seconds)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function everyTick(listener: () => void): () => void {
  const ticking = setInterval(listener, TICK_MS)
  return () => clearInterval(ticking)
}
