import { Link } from 'react-router'

import { reachedOf } from '#quiz/practice/goal.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

import { goalText } from './goal-text.ts'
import { useGoal } from './use-goal.ts'
import { WeekView } from './week-view.tsx'

/** The goal of today and the week; nothing without a goal, and in quiet practice. */
export function GoalPanel({
  isLink = false,
  className = '',
}: {
  /** With a way to Today. */
  readonly isLink?: boolean
  readonly className?: string
}) {
  const today = useGoal()
  if (today === null) return null
  const { goal, work, day } = today
  const text = goalText(today)
  return (
    <Panel title="Your Goal" className={className}>
      <p key={text}>{text}</p>
      <div
        aria-hidden
        className="mt-2 mb-5 h-2.5 overflow-hidden rounded-full border border-line bg-sunken"
      >
        <div
          className="h-full bg-accent"
          style={{ width: `${(100 * reachedOf(goal, work, day)) / goal.amount}%` }}
        />
      </div>
      <WeekView goal={today} />
      {isLink ? (
        <p className="mt-5">
          <Link viewTransition to="/dashboard/today" className={buttonClass('secondary')}>
            Practice today
          </Link>
        </p>
      ) : null}
    </Panel>
  )
}
