import { useEffect } from 'react'

import { REPORTS_KEY } from '#web/store/technical-keys.ts'
import { browserStorage } from '#web/store/text-storage.ts'
import { currentVisitor } from '#web/store/visitor.ts'

/** Sends the reports of a guest that wait, now and when the connection returns. */
export function useWaitingReports(): void {
  useEffect(() => {
    send()
    globalThis.addEventListener('online', send)
    return () => globalThis.removeEventListener('online', send)
  }, [])
}

function send() {
  if (currentVisitor().status !== 'guest' || !isWaiting()) return
  import('#web/sync/report-queue.ts')
    .then(({ sendAndTell }) => sendAndTell(null))
    // No connection after all: the next page or its return tries again.
    .catch(() => undefined)
}

function isWaiting(): boolean {
  try {
    return browserStorage.read(REPORTS_KEY) !== null
  } catch {
    return false
  }
}
