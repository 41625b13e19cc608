import { sentenceFor } from '#web/session/sentences.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { codeOf } from '#web/wire/api.ts'

/** What a conflict means for a set that is new. */
export const TOO_MANY_SETS =
  'You have as many sets as there may be. Please edit one that you no longer need.'

/**
 * Does something for a button; a failure shows as a toast.
 * @param conflict what a conflict means here, where it is not a change on another device
 * @returns whether it was done
 */
export async function acting(act: () => Promise<unknown>, conflict?: string): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    const isConflict = conflict !== undefined && codeOf(error) === 'conflict'
    const description = isConflict ? conflict : sentenceFor(error)
    showToast({ title: 'That Did Not Work', description, look: 'destructive' })
    return false
  }
}
