import { type RefObject, useEffect, useState } from 'react'

const FIRST = 720
const LEAST = 260

/** The width of an element in pixels, so that a drawing in it keeps the size of its letters. */
export function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(FIRST)
  useEffect(() => {
    const { current } = place
    if (current === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.max(LEAST, Math.floor(entry.contentRect.width)))
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [place])
  return width
}
