import { useSyncExternalStore } from 'react'

import { type Countdown, countdown, extraSeconds } from '#match/countdown.ts'
import type { MatchView } from '#match/view.ts'
import type { MatchClient } from '#web/match/client/match-client.ts'

const TICK_MS = 100

/** Returns the time left of the current phase. The result changes once a second, not with every tick. */
export function useCountdown(client: MatchClient, view: MatchView): Countdown | null {
  const text = useSyncExternalStore(everyTick, () => {
    const left = countdown(view, client.serverNow())
    return left === null ? null : left.seconds * (left.isUrgent ? -1 : 1)
  })
  if (text === null) return null
  return { seconds: Math.abs(text), isUrgent: Object.is(text, -0) || text < 0 }
}

/** Returns the seconds left since the opponent finished; null before that. */
export function useExtraSeconds(client: MatchClient, view: MatchView): number | null {
  return useSyncExternalStore(everyTick, () => extraSeconds(view, client.serverNow()))
}

/** Calls back often enough that no second is shown late. Returns a function that stops it. */
export function everyTick(listener: () => void): () => void {
  const ticking = setInterval(listener, TICK_MS)
  return () => clearInterval(ticking)
}
