import { Check, Coffee, Umbrella } from 'lucide-react'
import { Link } from 'react-router'

import { daysInARow, type DayMark, weekOf, type WeekDay } from '#quiz/practice/goal.ts'
import { textOfDay } from '#web/learner/local-day.ts'

import type { GoalToday } from './use-goal.ts'

const WORDS: Readonly<Record<DayMark, string>> = {
  counts: 'counts',
  pause: 'pause',
  free: 'free day',
  open: 'today',
  none: 'no practice that counts',
}

const LOOKS: Readonly<Record<DayMark, string>> = {
  counts: 'bg-accent text-on-accent',
  pause: 'border-2 border-line text-muted',
  free: 'border-2 border-line text-muted',
  open: 'border-2 border-accent',
  none: 'border-2 border-line',
}

/** Seven days up to today, each with its work. One with practice leads to its answers, one without is only empty. */
export function WeekView({ goal }: { readonly goal: GoalToday }) {
  const { work, pause, day: today } = goal
  const row = daysInARow(work, pause, today)
  return (
    <>
      <ol aria-label="The last seven days" className="grid grid-cols-7 gap-1 text-center">
        {weekOf(work, pause, today).map((day) => (
          <Day key={day.day} day={day} />
        ))}
      </ol>
      {row < 2 ? null : (
        <p key={row} className="mt-3 text-sm text-muted">
          {`${row} days in a row count. A pause and a free day a week do not end the row.`}
        </p>
      )}
    </>
  )
}

function Day({ day: { day, answered, minutes, mark } }: { readonly day: WeekDay }) {
  const words = `${weekday(day, 'long')}: ${questionsText(answered)}, ${minutes} min, ${WORDS[mark]}`
  const look = (
    <>
      <span className="sr-only">{words}</span>
      <span aria-hidden className="flex flex-col items-center gap-1">
        <span className="text-xs text-muted">{weekday(day, 'short')}</span>
        <span className={`grid size-9 place-items-center rounded-full ${LOOKS[mark]}`}>
          {mark === 'counts' ? <Check className="size-5" /> : null}
          {mark === 'pause' ? <Umbrella className="size-4" /> : null}
          {mark === 'free' ? <Coffee className="size-4" /> : null}
        </span>
        <span className="min-h-4 text-xs text-muted tabular-nums">
          {answered === 0 ? '' : answered}
        </span>
      </span>
    </>
  )
  return (
    <li>
      {answered === 0 ? (
        look
      ) : (
        <Link
          viewTransition
          to={`/dashboard/progress?day=${textOfDay(day)}`}
          className="block rounded-md hover:bg-accent-soft"
        >
          {look}
        </Link>
      )}
    </li>
  )
}

function questionsText(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`
}

function weekday(day: number, length: 'short' | 'long'): string {
  return new Date(textOfDay(day)).toLocaleDateString('en-US', { weekday: length, timeZone: 'UTC' })
}
