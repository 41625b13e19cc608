import type { ReactNode } from 'react'

import { taskName } from './task.tsx'

/** One answer, with the way back to where it was asked. */
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
    <div id={`answer-${kind}-${number}`} className="answer">
      <dt>
        <a href={`#${kind}-${number}`}>
          {taskName(kind, number)}
          <span className="sr-only">: back to it</span>
        </a>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
