import { Link } from 'react-router'

import { dayName, dayOfText } from '#web/learner/local-day.ts'
import { buttonClass } from '#web/ui/button.tsx'
import type { SavedProgress } from '#web/user-data/progress.ts'

import { latestDays } from './latest-days.ts'

const SHOWN = 5

/**
 * The latest days with answers, each a way on: to the question that went wrong last, and to Today where
 * everything was right.
 */
export function DayLinks({ answers }: { readonly answers: SavedProgress['answers'] }) {
  const days = latestDays(answers, SHOWN)
  if (days.length === 0) return null
  return (
    <ul aria-label="Go on from a day" className="mt-4 flex flex-wrap gap-2">
      {days.map(({ day, wrong, question }) => (
        <li key={day}>
          <Link
            viewTransition
            to={
              question === null ? '/dashboard/today' : `/dashboard/questions?question=${question}`
            }
            className={buttonClass('secondary')}
          >
            <span>{dayName(dayOfText(day))}</span>
            <span className="text-muted">
              {question === null
                ? 'something new'
                : wrong === 1
                  ? '1 to see again'
                  : `${wrong} to see again`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
