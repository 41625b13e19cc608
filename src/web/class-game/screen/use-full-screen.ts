import { type RefObject, useCallback, useSyncExternalStore } from 'react'

/** Whether an element fills the screen, and the way to change that; null where a browser has no such way. */
export function useFullScreen(
  element: RefObject<HTMLElement | null>,
): { readonly isFull: boolean; readonly toggle: () => void } | null {
  const isFull = useSyncExternalStore(onChange, () => document.fullscreenElement !== null)
  const toggle = useCallback(() => {
    const change =
      document.fullscreenElement === null
        ? element.current?.requestFullscreen()
        : document.exitFullscreen()
    // A browser that refuses leaves the screen as it is.
    change?.catch(() => undefined)
  }, [element])
  return document.fullscreenEnabled ? { isFull, toggle } : null
}

function onChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
