import type { ReactNode } from 'react'

/** A page that is only read: one column of text under a heading and a lead. */
export function ReadingPage({
  title,
  lead,
  children,
}: {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}) {
  return (
    <article className="reading">
      <header>
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-3 text-lg text-muted">{lead}</p>
      </header>
      {children}
    </article>
  )
}
