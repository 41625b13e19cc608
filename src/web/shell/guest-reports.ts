import { REPORTS_KEY } from '#web/store/technical-keys.ts'
import { browserStorage } from '#web/store/text-storage.ts'
import { currentVisitor } from '#web/store/visitor.ts'

/** Sends the reports of a guest that wait, now and whenever the connection returns. */
export function startGuestReports(): void {
  void send()
  globalThis.addEventListener('online', () => void send())
}

async function send(): Promise<void> {
  try {
    if (currentVisitor().status !== 'guest' || !browserStorage.read(REPORTS_KEY)) return
    const { sendAndTell } = await import('#web/sync/report-queue.ts')
    await sendAndTell(null)
  } catch {
    // No storage, or no connection after all: the next page or its return tries again.
  }
}
