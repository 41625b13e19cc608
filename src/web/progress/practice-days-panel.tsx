import { useState } from 'react'
import { useSearchParams } from 'react-router'

import type { SavedProgress } from '#web/user-data/progress.ts'

import { DayCalendar } from './charts/day-calendar.tsx'
import { dayOf } from './charts/practice-days.ts'
import { ChosenDay } from './onward/chosen-day.tsx'
import { DayLinksPart } from './onward/onward-parts.tsx'
import type { PracticeSummary } from './practice-summary.ts'

/** The calendar of practice with the day that was chosen in it, or by the address. */
export function PracticeDays({
  answers,
  weeks,
  days,
}: {
  readonly answers: SavedProgress['answers']
  readonly weeks: readonly (readonly Date[])[]
  readonly days: PracticeSummary['days']
}) {
  const [search, setSearch] = useSearchParams()
  const chosen = search.get('day')
  const day =
    weeks
      .flat()
      .map(dayOf)
      .find((one) => one === chosen) ?? null
  const [first] = useState(day)
  return (
    <>
      <DayCalendar
        weeks={weeks}
        counts={days}
        chosen={day}
        onChoose={(one) => setSearch({ day: one }, { replace: true, preventScrollReset: true })}
      />
      {day === null ? null : (
        <ChosenDay
          day={day}
          count={days.get(day)}
          answers={answers}
          isFromAddress={day === first}
        />
      )}
      <DayLinksPart answers={answers} />
    </>
  )
}
