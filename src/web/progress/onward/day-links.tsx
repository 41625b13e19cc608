import { dayName, dayOfText } from '#web/learner/local-day.ts'
import { useDay } from '#web/learner/use-day.ts'
import type { SavedProgress } from '#web/user-data/progress.ts'

import { answeredDays, mistakesSince } from './answered-days.ts'
import { WayOn } from './way-on.tsx'

const SHOWN = 5
const WEEK = 7

/**
 * The mistakes of a week, and the latest days with listed answers, each a way on: to a set of the questions that went
 * wrong, and to Today where everything was right. The calendar leads to the other days.
 */
export function DayLinks({ answers }: { readonly answers: SavedProgress['answers'] }) {
  const today = useDay()
  const days = answeredDays(answers)
  if (days.length === 0) return null
  const ofWeek = mistakesSince(answers, today - WEEK + 1)
  return (
    <ul aria-label="Go on from a day" className="mt-4 flex flex-wrap gap-2">
      {ofWeek.length === 0 ? null : (
        <WayOn look="primary" when={`Last ${WEEK} days`} mistakes={ofWeek} />
      )}
      {days.slice(0, SHOWN).map(({ day, mistakes }) => (
        <WayOn key={day} look="secondary" when={dayName(dayOfText(day))} mistakes={mistakes} />
      ))}
    </ul>
  )
}
