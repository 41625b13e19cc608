import type { ReactNode } from 'react'

/** A step of a worked example that its reader opens after thinking about it. */
export function Step({
  number,
  children,
}: {
  readonly number: string
  readonly children: ReactNode
}) {
  return (
    <details className="step">
      <summary>
        <span>Show step {number}</span>
      </summary>
      <div>{children}</div>
    </details>
  )
}
