import { useCallback, useSyncExternalStore } from 'react'

import { whenOver } from './season-end.ts'

/** Whether a moment of the page's clock has come; the page is drawn again when it does. */
export function useIsOver(endsAt: number): boolean {
  const subscribe = useCallback((listener: () => void) => whenOver(endsAt, listener), [endsAt])
  return useSyncExternalStore(subscribe, () => Date.now() >= endsAt)
}
