import { createHolder } from '#web/store/holder.ts'
import { showToast } from '#web/ui/toast/toast.ts'

import { answersLeft, bringGuestData } from './guest-data.ts'

/** The user whose guest data is on its way, and how many answers are not there yet. */
export type Underway = { readonly userId: string; readonly answersLeft: number }

type Parts = {
  readonly bring: typeof bringGuestData
  readonly left: () => number
  /** Called whenever something has arrived. */
  readonly onArrived: () => void
}

const underway = createHolder<Underway | null>(null)

/** The data that is on its way to an account; null while none is. */
export const guestDataUnderway = underway

export function isUnderway(): boolean {
  return underway.get() !== null
}

/**
 * Adds the guest data of this browser to the account while the page goes on. What is cut off is sent when the account is
 * opened the next time.
 * @throws CallProblem when a part could not be sent
 */
export async function bringInBackground(
  userId: string,
  {
    bring = bringGuestData,
    left = answersLeft,
    onArrived,
  }: Partial<Parts> & Pick<Parts, 'onArrived'>,
): Promise<void> {
  if (underway.get() !== null) return
  underway.set({ userId, answersLeft: left() })
  try {
    await bring(userId, {
      onPart() {
        underway.set({ userId, answersLeft: left() })
        onArrived()
      },
    })
    showToast({ title: 'Success!', description: 'Everything is now in your account.' })
  } finally {
    underway.set(null)
    onArrived()
  }
}

/** Goes on with what was cut off, without a word if that fails: Settings still offers the data. */
export async function resumeGuestData(userId: string, onArrived: () => void): Promise<void> {
  try {
    await bringInBackground(userId, { onArrived })
  } catch {
    // It is tried again when the account is opened the next time.
  }
}
