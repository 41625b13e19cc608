import { type ReactNode, useSyncExternalStore } from 'react'

import { isOnline, type MatchState } from '#web/match/client/match-state.ts'
import { liveLine } from '#web/wire/live-connection.ts'

import { everyTick } from './use-countdown.ts'

/** Returns the fault of the connection, as text; undefined while there is none. */
export function useTrouble(state: MatchState): ReactNode {
  const refused = useRefusal()
  const isOffline = useIsOffline()
  if (refused !== undefined) return refused
  if (!isOnline(state) && isOffline) return 'Your device is offline. Waiting for the network…'
  if (!isOnline(state)) return state.clock === null ? 'Connecting…' : 'Reconnecting…'
  return state.failure === 'unavailable'
    ? 'The server cannot be reached at the moment. Trying again…'
    : undefined
}

/** Returns why the server refuses the connection, and for how long; undefined when it does not. */
export function useRefusal(): ReactNode {
  const refusal = useSyncExternalStore(liveLine.subscribe, liveLine.refusal)
  const seconds = useSyncExternalStore(everyTick, () =>
    refusal?.kind === 'tooOften' ? secondsUntil(refusal.until) : 0,
  )
  if (refusal === null) return undefined
  if (refusal.kind === 'tooMany') {
    return 'This account has too many open connections. Close other tabs, or wait a moment.'
  }
  return (
    <span>
      This account has connected too often in the last minute. The page will try again automatically
      <span aria-hidden className="tabular-nums">
        {` in ${seconds} s`}
      </span>
      .
    </span>
  )
}

/** Returns whether the browser says that there is no network. */
function useIsOffline(): boolean {
  return useSyncExternalStore(
    followNetwork,
    () => !navigator.onLine,
    () => false,
  )
}

function followNetwork(listener: () => void): () => void {
  globalThis.addEventListener('online', listener)
  globalThis.addEventListener('offline', listener)
  return () => {
    globalThis.removeEventListener('online', listener)
    globalThis.removeEventListener('offline', listener)
  }
}

function secondsUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - performance.now()) / 1000))
}
