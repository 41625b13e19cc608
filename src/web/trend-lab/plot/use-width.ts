import { type RefObject, useLayoutEffect, useState } from 'react'

const FIRST = 720
const MIN = 260

/** The width of an element in pixels, so that a drawing in it keeps the size of its letters. */
export function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(FIRST)
  // Before the first paint: another width is another height, which would move the rest.
  useLayoutEffect(() => {
    const { current } = place
    if (current === null) return
    const { paddingLeft, paddingRight } = getComputedStyle(current)
    measure(current.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight))
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) measure(entry.contentRect.width)
    })
    function measure(found: number) {
      setWidth(Math.max(MIN, Math.floor(found)))
    }
    observer.observe(current)
    return () => observer.disconnect()
  }, [place])
  return width
}
