import { useState } from 'react'
import { Link } from 'react-router'

import { dayName, dayOfText } from '#web/learner/local-day.ts'
import { useDay } from '#web/learner/use-day.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import type { SavedProgress } from '#web/user-data/progress.ts'

import { answeredDays, mistakesSince } from './answered-days.ts'

const SHOWN_FIRST = 5
const WEEK = 7

/**
 * The mistakes of a week, and the days with listed answers, each a way on: to a set of the questions that went
 * wrong, and to Today where everything was right.
 */
export function DayLinks({ answers }: { readonly answers: SavedProgress['answers'] }) {
  const today = useDay()
  const [showsAll, setShowsAll] = useState(false)
  const days = answeredDays(answers)
  if (days.length === 0) return null
  const shown = showsAll ? days : days.slice(0, SHOWN_FIRST)
  const ofWeek = mistakesSince(answers, today - WEEK + 1)
  return (
    <ul aria-label="Go on from a day" className="mt-4 flex flex-wrap gap-2">
      {ofWeek.length === 0 ? null : (
        <WayOn look="primary" when={`Last ${WEEK} days`} mistakes={ofWeek} />
      )}
      {shown.map(({ day, mistakes }) => (
        <WayOn key={day} look="secondary" when={dayName(dayOfText(day))} mistakes={mistakes} />
      ))}
      {shown.length === days.length ? null : (
        <li>
          <Button look="quiet" onClick={() => setShowsAll(true)}>
            {`Show all ${days.length} days`}
          </Button>
        </li>
      )}
    </ul>
  )
}

function WayOn({
  look,
  when,
  mistakes,
}: {
  readonly look: 'primary' | 'secondary'
  readonly when: string
  readonly mistakes: readonly string[]
}) {
  const isRight = mistakes.length === 0
  return (
    <li>
      <Link
        viewTransition
        to={isRight ? '/dashboard/today' : '/dashboard/questions?saved'}
        state={isRight ? null : mistakes}
        className={buttonClass(look)}
      >
        <span>{when}</span>
        <span className={look === 'primary' ? '' : 'text-muted'}>
          {isRight ? 'something new' : `${mistakes.length} to see again`}
        </span>
      </Link>
    </li>
  )
}
