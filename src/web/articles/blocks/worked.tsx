import type { ReactNode } from 'react'

/** An example worked out in numbered steps. */
export function Worked({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <div role="group" aria-label={`Worked example: ${title}`} className="worked">
      <p className="worked-title">
        <span className="worked-word">Worked example</span> {title}
      </p>
      {children}
    </div>
  )
}
