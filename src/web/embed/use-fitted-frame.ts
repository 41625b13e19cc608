import { type RefObject, useEffect } from 'react'

/** Gives the frame of an own page around this one the height of its content. Frames of other sites keep theirs. */
export function useFittedFrame(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // Null where the page around is of another site.
    const frame = globalThis.frameElement
    const element = content.current
    if (frame === null || element === null) return undefined
    // The frame is never smaller than its content, so no room is kept for a scrollbar.
    document.documentElement.style.scrollbarGutter = 'auto'
    const observer = new ResizeObserver(() => {
      frame.setAttribute('height', String(Math.ceil(element.getBoundingClientRect().height)))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [content])
}
