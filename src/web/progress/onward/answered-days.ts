import { localDay } from '#web/learner/local-day.ts'
import { type Day, dayOf } from '#web/progress/charts/practice-days.ts'
import type { SavedProgress } from '#web/user-data/progress.ts'

/** A day with answers, and the questions that went wrong on it, the latest first. */
export type AnsweredDay = { readonly day: Day; readonly mistakes: readonly string[] }

/** Returns the days with answers, newest first. Answers are listed newest first. */
export function answeredDays(answers: SavedProgress['answers']): readonly AnsweredDay[] {
  const days = new Map<Day, Set<string>>()
  for (const { timestamp, isCorrect, questionId } of answers) {
    const day = dayOf(new Date(timestamp))
    const mistakes = days.get(day) ?? new Set()
    days.set(day, isCorrect ? mistakes : mistakes.add(questionId))
  }
  return Array.from(days, ([day, mistakes]) => ({ day, mistakes: [...mistakes] })).toSorted(
    (one, other) => (one.day < other.day ? 1 : -1),
  )
}

/** Returns the questions that went wrong from a local day on and were not answered right since, the latest first. */
export function mistakesSince(answers: SavedProgress['answers'], day: number): readonly string[] {
  const met = new Set<string>()
  return answers.flatMap(({ questionId, isCorrect, timestamp }) => {
    if (met.has(questionId)) return []
    met.add(questionId)
    return isCorrect || localDay(timestamp) < day ? [] : [questionId]
  })
}
