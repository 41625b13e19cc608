import type { ReactNode } from 'react'

import { taskName } from './task.tsx'

/** The answer to a question, folded in below it until a reader opens it. */
export function Answer({
  kind,
  number,
  children,
}: {
  readonly kind: 'question' | 'turn'
  readonly number: string
  readonly children: ReactNode
}) {
  return (
    <details id={`answer-${kind}-${number}`} className="answer">
      <summary>
        Answer<span className="sr-only"> to {taskName(kind, number)}</span>
      </summary>
      <div>{children}</div>
    </details>
  )
}
