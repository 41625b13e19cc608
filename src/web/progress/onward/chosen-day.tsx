import { useEffect, useRef } from 'react'

import { type Day, type DayCount, dayOf } from '#web/progress/charts/practice-days.ts'
import { RecentAnswers } from '#web/progress/recent-answers.tsx'
import type { SavedProgress } from '#web/user-data/progress.ts'

import { resultOfDay, unlistedText } from './day-text.ts'
import { WayOn } from './way-on.tsx'

const NOTHING: DayCount = { answered: 0, correct: 0 }

/** The answers of a day, and the way on from it: to its mistakes, else to Today. */
export function ChosenDay({
  day,
  count = NOTHING,
  answers,
  isFromAddress,
}: {
  readonly day: Day
  readonly count: DayCount | undefined
  readonly answers: SavedProgress['answers']
  /** The visitor has come for this day from another screen. */
  readonly isFromAddress: boolean
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFromAddress) heading.current?.focus()
  }, [isFromAddress])
  const own = answers.filter(({ timestamp }) => dayOf(new Date(timestamp)) === day)
  const mistakes = [
    ...new Set(own.flatMap(({ isCorrect, questionId }) => (isCorrect ? [] : [questionId]))),
  ]
  const unlisted = unlistedText(count.answered, own.length)
  return (
    <section
      aria-live="polite"
      className="mt-4 border-t border-line pt-4 sm:rounded-md sm:border sm:p-4"
    >
      <h3 ref={heading} key={day} tabIndex={-1} className="text-base">
        {nameOf(day)}
      </h3>
      <p key={`${day} ${count.answered}`} className="mt-1">
        {resultOfDay(count)}
      </p>
      {unlisted === null ? null : <p className="mt-1 text-sm text-muted">{unlisted}</p>}
      <ul aria-label="Go on from this day" className="mt-3 flex flex-wrap gap-2">
        <WayOn look="secondary" when={null} mistakes={mistakes} />
      </ul>
      {own.length === 0 ? null : (
        <div className="mt-2">
          <RecentAnswers key={day} answers={own} most={own.length} />
        </div>
      )}
    </section>
  )
}

function nameOf(day: Day): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
}
