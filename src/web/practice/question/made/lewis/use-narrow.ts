import { useSyncExternalStore } from 'react'

/** Here a drawing of four atoms in a row does not fit. */
const QUERY = '(width < 26rem)'

/** Whether the window is as narrow as that of a phone. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  const list = matchMedia(QUERY)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}
