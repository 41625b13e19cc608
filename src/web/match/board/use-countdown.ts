import { useSyncExternalStore } from 'react'

import { type Countdown, countdown, extraSeconds } from '#match/countdown.ts'
import type { MatchView } from '#match/view.ts'
import type { DuelDesk } from '#web/match/client/match-session.ts'

const TICK_MS = 100

/** What is shown changes once a second; between that a tick changes nothing. */
export function useCountdown(desk: DuelDesk, view: MatchView): Countdown | null {
  const text = useSyncExternalStore(everyTick, () => {
    const left = countdown(view, desk.serverNow())
    return left === null ? null : left.seconds * (left.isUrgent ? -1 : 1)
  })
  if (text === null) return null
  return { seconds: Math.abs(text), isUrgent: Object.is(text, -0) || text < 0 }
}

/** The seconds that are left after the opponent was done; null before that. */
export function useExtraSeconds(desk: DuelDesk, view: MatchView): number | null {
  return useSyncExternalStore(everyTick, () => extraSeconds(view, desk.serverNow()))
}

/** Calls back so often that no second comes late. Gives the way to stop. */
export function everyTick(listener: () => void): () => void {
  const ticking = setInterval(listener, TICK_MS)
  return () => clearInterval(ticking)
}
