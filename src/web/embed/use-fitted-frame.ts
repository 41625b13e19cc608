import { type RefObject, useEffect } from 'react'

/** Gives the frame of an own page around this one the height of its content. Frames of other sites keep theirs. */
export function useFittedFrame(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // Null where the page around is of another site.
    const frame = globalThis.frameElement
    const element = content.current
    if (frame === null || element === null) return undefined
    const observer = new ResizeObserver(() => {
      frame.setAttribute('height', String(Math.ceil(element.getBoundingClientRect().height)))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [content])
}
