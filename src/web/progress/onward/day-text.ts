import type { DayCount } from '#web/progress/charts/practice-days.ts'

/** Says how a day went. */
export function resultOfDay({ answered, correct }: DayCount): string {
  if (answered === 0) return 'Nothing was answered on this day.'
  if (answered === 1) {
    return correct === 1 ? 'One answer, and it was right.' : 'One answer, not right yet.'
  }
  if (correct === answered) return `${answered} answers, all of them right.`
  if (correct === 0) return `${answered} answers, none of them right yet.`
  if (correct === 1) return `${answered} answers, one of them right.`
  return `${answered} answers, ${correct} of them right.`
}

/** Says which answers of a day are not listed; null where all are. */
export function unlistedText(answered: number, listed: number): string | null {
  if (listed >= answered) return null
  if (listed === 0) return 'They count, but single answers of that day are no longer listed here.'
  return listed === 1
    ? 'Only the latest of them is still listed here.'
    : `Only the latest ${listed} of them are still listed here.`
}
