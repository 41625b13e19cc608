import { startOffline } from '#web/app/offline.ts'

import { startGuestReports } from './guest-reports.ts'

let isStarted = false

/** Starts the work that needs no screen, once for the page: being ready for offline use, and waiting reports. */
export function startLaterWork(): void {
  if (isStarted) return
  isStarted = true
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void startOffline()
  startGuestReports()
}
