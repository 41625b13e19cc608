import type { Progress } from '#quiz/practice/statistics.ts'
import { grouped } from '#web/ui/text/grouped.ts'

import { type Day, type DayCount, dayOf } from './practice-days.ts'

const SHORT_MINUTES = 10
/** Longer practice is counted in hours. */
const MAX_MINUTES = 120

/**
 * The time spent on answers: in minutes, with one decimal while it is short, and from two hours on in
 * hours and minutes.
 */
export function practiceTime({ totalTimeSpent }: Pick<Progress, 'totalTimeSpent'>): string {
  const exact = totalTimeSpent / 60
  const minutes = exact < SHORT_MINUTES ? Math.round(exact * 10) / 10 : Math.round(exact)
  if (minutes < MAX_MINUTES) return `${minutes} min`
  const hours = `${grouped(Math.floor(minutes / 60))} h`
  return minutes % 60 === 0 ? hours : `${hours} ${minutes % 60} min`
}

/** Answers a day, over those of these days that have any, with one decimal. 0 without answers. */
export function questionsPerDay(days: readonly Date[], counts: ReadonlyMap<Day, DayCount>): number {
  const active = days.flatMap((day) => counts.get(dayOf(day))?.answered ?? [])
  const answered = active.reduce((sum, count) => sum + count, 0)
  return active.length === 0 ? 0 : Math.round((10 * answered) / active.length) / 10
}
