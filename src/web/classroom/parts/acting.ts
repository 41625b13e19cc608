import { sentenceFor } from '#web/session/sentences.ts'
import { showToast } from '#web/ui/toast/toast.ts'

/** Does something for a button; a failure shows as a toast. @returns whether it was done */
export async function acting(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    showToast({ title: 'That Did Not Work', description: sentenceFor(error), look: 'destructive' })
    return false
  }
}
