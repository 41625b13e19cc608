import { goalText } from './goal-text.ts'
import { useGoal } from './use-goal.ts'

/** The goal of today in a line; nothing without a goal, and in quiet practice. */
export function GoalLine({ className }: { readonly className: string }) {
  const today = useGoal()
  if (today === null) return null
  const text = goalText(today)
  return (
    <span key={text} className={className}>
      {text}
    </span>
  )
}
