import { type ReactNode, useId } from 'react'

/** A part of a screen on a surface of its own, under a heading. */
export function Panel({
  title,
  hint,
  className = '',
  children,
}: {
  readonly title: string
  readonly hint?: string
  readonly className?: string
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-6 ${className}`}
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {hint === undefined ? null : <p className="mt-1 text-sm text-muted">{hint}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
