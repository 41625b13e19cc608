import { useSyncExternalStore } from 'react'

import { localDay } from './local-day.ts'

/** A page that is open over midnight notices it after so long. */
const LOOK_MS = 60_000

/** The local calendar day; it changes at midnight, and when a page that slept is looked at again. */
export function useDay(): number {
  return useSyncExternalStore(subscribe, today, today)
}

function today(): number {
  return localDay(Date.now())
}

function subscribe(listener: () => void): () => void {
  const looking = setInterval(listener, LOOK_MS)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(looking)
    document.removeEventListener('visibilitychange', listener)
  }
}
