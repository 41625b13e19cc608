import type { ReactNode } from 'react'

/** What a link of `PartLinks` leads to. It takes the focus, so that the next Tab goes on from there. */
export function ScreenPart({
  id,
  className = '',
  children,
}: {
  readonly id: string
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <div
      id={id}
      tabIndex={-1}
      className={`grid min-w-0 scroll-mt-4 gap-5 outline-none ${className}`}
    >
      {children}
    </div>
  )
}
