import { dueToday } from '#quiz/learning/predictions/forecast.ts'
import { useLearner } from '#web/learner/use-learner.ts'

/** How many skills are due for a learner with answers, and the duration of a session. */
export function DueLine({ size, length }: { readonly size: number; readonly length: string }) {
  const { learner, askable, day } = useLearner({ isExact: false })
  const due = dueToday(learner, askable, day)
  return <span key={`${due} ${length}`}>{dueText(due, size, length)}</span>
}

function dueText(due: number, size: number, length: string): string {
  if (due === 0) return `Something new: ${length}`
  if (due > size) return `Skills are due: ${length}, and the rest can wait`
  return due === 1 ? `One skill is due: ${length}` : `${due} skills are due: ${length}`
}
