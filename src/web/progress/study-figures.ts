import type { Progress } from '#quiz/statistics.ts'

import { countByDay } from './practice-days.ts'

const SHORT_MINUTES = 10

/** The time spent on answers in minutes, with one decimal while it is short. */
export function practiceMinutes({ totalTimeSpent }: Pick<Progress, 'totalTimeSpent'>): number {
  const minutes = totalTimeSpent / 60
  return minutes < SHORT_MINUTES ? Math.round(minutes * 10) / 10 : Math.round(minutes)
}

/** Answers a day, over the local days that have any, with one decimal. 0 without answers. */
export function questionsPerDay(
  answers: readonly { readonly timestamp: number; readonly isCorrect: boolean }[],
): number {
  const days = countByDay(answers).size
  return days === 0 ? 0 : Math.round((10 * answers.length) / days) / 10
}
