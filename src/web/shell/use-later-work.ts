import { useEffect } from 'react'

/** The first view, its pictures and its chunks are through by then, on slow lines too. */
const AFTER_LOAD_MS = 4000

/** Starts the work that needs no screen, long after the page is there and when nothing else is to do. */
export function useLaterWork(): void {
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    let timer: ReturnType<typeof setTimeout> | undefined
    function schedule() {
      timer = setTimeout(() => whenIdle(start), AFTER_LOAD_MS)
    }
    if (document.readyState === 'complete') schedule()
    else globalThis.addEventListener('load', schedule, { once: true, signal })
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [])
}

function whenIdle(run: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
  else run()
}

function start() {
  import('./later-work.ts')
    .then(({ startLaterWork }) => startLaterWork())
    // Offline already, before it could come: the next visit tries again.
    .catch(() => undefined)
}
