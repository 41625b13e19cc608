import { useMatches } from 'react-router'

/** Whether the page is one that is only read: then the handle of its route says `still`. */
export function useIsStill(): boolean {
  return useMatches().some(({ handle }) => isStillHandle(handle))
}

function isStillHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'still' in handle && handle.still === true
}
