import type { ReactNode } from 'react'

/** A part of the page with its heading, which the list of contents leads to. */
export function PageSection({
  id,
  title,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="el-section">
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}
