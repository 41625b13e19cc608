import { type ReactNode, useEffect, useRef } from 'react'

/**
 * What a link of `PartLinks` leads to, or one of another page: the browser looks for it before the data of the visitor are
 * there. It takes the focus, so that the next Tab goes on from there.
 */
export function ScreenPart({
  id,
  className = '',
  children,
}: {
  readonly id: string
  readonly className?: string
  readonly children: ReactNode
}) {
  const part = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // Where the built page has the part, the browser has found it; and nobody is moved who has moved.
    const isAtStart = globalThis.scrollY === 0 && document.activeElement === document.body
    if (globalThis.location.hash !== `#${id}` || !isAtStart) return
    part.current?.scrollIntoView()
    part.current?.focus({ preventScroll: true })
  }, [id])

  return (
    <div
      ref={part}
      id={id}
      tabIndex={-1}
      className={`grid min-w-0 scroll-mt-4 gap-5 outline-none ${className}`}
    >
      {children}
    </div>
  )
}
