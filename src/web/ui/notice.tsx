import type { ReactNode } from 'react'

/** A screen that says one thing: a picture, a heading, a few words, and where to go from here. */
export function Notice({
  art,
  title,
  children,
  actions,
}: {
  readonly art: ReactNode
  readonly title: string
  readonly children: ReactNode
  readonly actions: ReactNode
}) {
  return (
    <section className="m-auto flex w-full max-w-xl flex-col items-center gap-5 py-10 text-center">
      <div className="h-28 w-full sm:h-44">{art}</div>
      <h1 className="w-full text-2xl wrap-anywhere">{title}</h1>
      <div className="max-w-md space-y-3 text-muted">{children}</div>
      <div className="mt-1 flex flex-wrap justify-center gap-3">{actions}</div>
    </section>
  )
}
