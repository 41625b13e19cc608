import { useSyncExternalStore } from 'react'

/** False while a prerendered page takes over, true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
