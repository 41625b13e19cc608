import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * For controls that stand in a built page: shows once how they were found, so that what was typed or
 * pressed before the program came is not lost. They are read before anything else is drawn, which would
 * put the known state there, and what `read` gives is done after that, when the page can navigate.
 */
export function useEarlyInput<Found extends HTMLElement>(
  read: (found: Found) => (() => void) | null,
): RefObject<Found | null> {
  const place = useRef<Found>(null)
  const first = useRef(read)
  const catchUp = useRef<(() => void) | null>(null)
  useLayoutEffect(() => {
    if (place.current !== null) catchUp.current = first.current(place.current)
  }, [])
  useEffect(() => {
    catchUp.current?.()
    catchUp.current = null
  }, [])
  return place
}
