import type { ReactNode, Ref } from 'react'

/** An action on the stored data, with its button. */
export function DataRow({
  title,
  hint,
  heading,
  children,
}: {
  readonly title: string
  readonly hint: string
  /** Receives the focus. */
  readonly heading?: Ref<HTMLHeadingElement>
  readonly children: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="grow basis-44">
        <h3 ref={heading} tabIndex={-1} className="font-sans text-base font-normal">
          {title}
        </h3>
        <p className="text-sm text-muted">{hint}</p>
      </div>
      {children}
    </div>
  )
}
