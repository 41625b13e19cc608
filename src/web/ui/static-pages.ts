import { useMatches } from 'react-router'

/**
 * Whether the page has no script: then the handle of its route says `still`. In a browser no page that
 * runs this is one.
 */
export const useIsStill: () => boolean = import.meta.env.SSR ? useStillMatch : () => false

function useStillMatch(): boolean {
  return useMatches().some(({ handle }) => isStillHandle(handle))
}

function isStillHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'still' in handle && handle.still === true
}
