const SEEN_KEY = 'periodic-wizard.splash'

const listeners = new Set<() => void>()
let isOver = false

/** Whether the splash is still to be shown: once in a browser session, and only where motion is welcome. */
export function isSplashDue(): boolean {
  return !isOver && !wasSeen() && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** The splash was seen, or skipped. */
export function endSplash(): void {
  isOver = true
  try {
    sessionStorage.setItem(SEEN_KEY, 'seen')
  } catch {
    // Then this page alone remembers it.
  }
  for (const listener of listeners) listener()
}

/** Calls back when the splash has ended. Gives the way to stop. */
export function subscribeToSplash(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Where nothing can be remembered it would come again and again, so it does not come at all. */
function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(SEEN_KEY) !== null
  } catch {
    return true
  }
}
