import { useDeferredValue, useSyncExternalStore } from 'react'

/** False while a prerendered page takes over, true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}

/**
 * The same for parts that appear only then: they are drawn in short steps, between which the page answers.
 * Until they are complete, the page stays as it was built.
 */
export function useInBrowserSoon(): boolean {
  return useDeferredValue(useInBrowser())
}
