import { useEffect } from 'react'

import { useStored } from '#web/store/use-stored.ts'
import { storedSettings } from '#web/user-data/settings.ts'

/** While the visitor wants to be reminded, this page does it. */
export function useReminder(): void {
  const { studyReminders } = useStored(storedSettings)
  useEffect(() => {
    if (!studyReminders) return
    const stopping = new AbortController()
    void remindUntil(stopping.signal)
    return () => stopping.abort()
  }, [studyReminders])
}

async function remindUntil(stopped: AbortSignal): Promise<void> {
  try {
    const { startReminder } = await import('#web/goal/reminder.ts')
    if (!stopped.aborted) stopped.addEventListener('abort', startReminder())
  } catch {
    // Without a connection nothing reminds; the next visit tries again.
  }
}
