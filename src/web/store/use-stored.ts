import { useSyncExternalStore } from 'react'

import type { Stored } from './stored.ts'

/** The stored value, kept up to date. While a prerendered page takes over it is the fallback. */
export function useStored<Value>(place: Stored<Value>): Value {
  return useSyncExternalStore(place.subscribe, place.get, () => place.fallback)
}
