import type { ReactNode } from 'react'

type TaskProps = {
  readonly kind: 'question' | 'turn'
  readonly number: string
  readonly children: ReactNode
}

/** A question, or a variant of a worked example, with its answer folded in. */
export function Task({ kind, number, children }: TaskProps) {
  return (
    <div id={`${kind}-${number}`} className="task" data-kind={kind}>
      <p className="task-word">{taskName(kind, number)}</p>
      <div>{children}</div>
    </div>
  )
}

/** Names a task: 'Question 2', 'Your turn', 'Your turn 2'. */
export function taskName(kind: TaskProps['kind'], number: string): string {
  if (kind === 'question') return `Question ${number}`
  return number === '1' ? 'Your turn' : `Your turn ${number}`
}
