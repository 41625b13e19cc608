/** A local day as `2026-03-01`. */
export type Day = string

/** The answers of one day, counted. */
export type DayCount = { readonly answered: number; readonly correct: number }

export const WEEKS = 20
const DAYS_OF_WEEK = 7

/** The answers of each local day that has any, newest first. */
export function countByDay(
  answers: readonly { readonly timestamp: number; readonly isCorrect: boolean }[],
): ReadonlyMap<Day, DayCount> {
  const days = new Map<Day, DayCount>()
  for (const { timestamp, isCorrect } of answers) {
    const day = dayOf(new Date(timestamp))
    const { answered, correct } = days.get(day) ?? { answered: 0, correct: 0 }
    days.set(day, { answered: answered + 1, correct: correct + (isCorrect ? 1 : 0) })
  }
  return days
}

/**
 * The last twenty weeks from Monday to Sunday, oldest first; the last is the week of `now`, and its
 * days to come are left out.
 */
export function lastWeeks(now: Date): readonly (readonly Date[])[] {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  const sinceMonday = (today.getDay() + 6) % DAYS_OF_WEEK
  const first = sinceMonday + (WEEKS - 1) * DAYS_OF_WEEK
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (__, weekday) =>
      daysAfter(today, week * DAYS_OF_WEEK + weekday - first),
    ).filter((day) => day <= today),
  )
}

/** The midnights between which the days of these weeks are, each as its instant. */
export function midnightsOf(weeks: readonly (readonly Date[])[]): readonly Date[] {
  const days = weeks.flat()
  const last = days.at(-1)
  return last === undefined ? [] : [...days, daysAfter(last, 1)]
}

export function dayOf(date: Date): Day {
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}

/** Counted on the calendar, so that a day of 23 or 25 hours is one day too. */
function daysAfter(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)
}

function twoDigits(figure: number): string {
  return String(figure).padStart(2, '0')
}
