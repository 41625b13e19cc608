import { useSyncExternalStore } from 'react'

import { guestDataUnderway, type Underway } from './background.ts'

/** Returns the guest data that is on its way to an account; null while none is. */
export function useUnderway(): Underway | null {
  return useSyncExternalStore(guestDataUnderway.subscribe, guestDataUnderway.get, () => null)
}
