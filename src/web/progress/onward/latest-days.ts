import { type Day, dayOf } from '#web/progress/charts/practice-days.ts'
import type { SavedProgress } from '#web/user-data/progress.ts'

/** A day with answers, and the latest question that went wrong on it. */
export type LatestDay = {
  readonly day: Day
  readonly wrong: number
  /** Null when all answers were right. */
  readonly question: string | null
}

/** Returns the latest days with answers, newest first. Answers are listed newest first. */
export function latestDays(answers: SavedProgress['answers'], most: number): readonly LatestDay[] {
  const days = new Map<Day, LatestDay>()
  for (const { timestamp, isCorrect, questionId } of answers) {
    const day = dayOf(new Date(timestamp))
    const { wrong, question } = days.get(day) ?? { wrong: 0, question: null }
    days.set(day, {
      day,
      wrong: wrong + (isCorrect ? 0 : 1),
      question: question ?? (isCorrect ? null : questionId),
    })
  }
  return Array.from(days.values())
    .toSorted((one, other) => (one.day < other.day ? 1 : -1))
    .slice(0, most)
}
