import type { Answer } from './session.ts'

/** Right answers in a row: up to now, and the most there have been. */
export type Streaks = { readonly currentStreak: number; readonly bestStreak: number }

/** The running totals of a learner. Times are seconds. */
export type Progress = Streaks & {
  readonly totalAnswered: number
  readonly correctAnswers: number
  readonly incorrectAnswers: number
  readonly totalTimeSpent: number
}

const NO_STREAKS: Streaks = { currentStreak: 0, bestStreak: 0 }

export const emptyProgress: Progress = {
  totalAnswered: 0,
  correctAnswers: 0,
  incorrectAnswers: 0,
  totalTimeSpent: 0,
  ...NO_STREAKS,
}

/** The totals after one more answer. */
export function recordAnswer(
  progress: Progress,
  answer: Pick<Answer, 'isCorrect' | 'timeSpent'>,
): Progress {
  return {
    totalAnswered: progress.totalAnswered + 1,
    correctAnswers: progress.correctAnswers + (answer.isCorrect ? 1 : 0),
    incorrectAnswers: progress.incorrectAnswers + (answer.isCorrect ? 0 : 1),
    totalTimeSpent: progress.totalTimeSpent + answer.timeSpent,
    ...streaksAfter(progress, answer.isCorrect),
  }
}

/** The streaks after one more answer. */
export function streaksAfter(streaks: Streaks, isCorrect: boolean): Streaks {
  const currentStreak = isCorrect ? streaks.currentStreak + 1 : 0
  return { currentStreak, bestStreak: Math.max(streaks.bestStreak, currentStreak) }
}

/** The streak after the last of these answers. They are listed newest first. */
export function currentStreakOf(newestFirst: readonly boolean[]): number {
  return newestFirst.reduceRight(streaksAfter, NO_STREAKS).currentStreak
}

/** The longer streaks of two records of one learner, for example a guest's and an account's. */
export function longerStreaks(one: Streaks, other: Streaks): Streaks {
  return {
    currentStreak: Math.max(one.currentStreak, other.currentStreak),
    bestStreak: Math.max(one.bestStreak, other.bestStreak),
  }
}

/** The streaks that so many right answers allow, when others have left the totals. */
export function streaksWithin(streaks: Streaks, correctAnswers: number): Streaks {
  return {
    currentStreak: Math.min(streaks.currentStreak, correctAnswers),
    bestStreak: Math.min(streaks.bestStreak, correctAnswers),
  }
}

/** Correct answers of all answers in rounded percent; 0 before the first answer. */
export function accuracy(progress: Pick<Progress, 'correctAnswers' | 'incorrectAnswers'>): number {
  const all = progress.correctAnswers + progress.incorrectAnswers
  return all === 0 ? 0 : Math.round((100 * progress.correctAnswers) / all)
}

/** Rounded seconds an answer; 0 before the first answer. */
export function averageTime(progress: Pick<Progress, 'totalTimeSpent' | 'totalAnswered'>): number {
  return progress.totalAnswered === 0
    ? 0
    : Math.round(progress.totalTimeSpent / progress.totalAnswered)
}

/** The ranks, highest first, with the accuracy in percent at which each begins. */
export const ranks = [
  { name: 'Master Wizard', begins: 90 },
  { name: 'Advanced', begins: 75 },
  { name: 'Learning', begins: 60 },
  { name: 'Beginner', begins: 0 },
] as const

/** The rank badge of an accuracy in percent. */
export function rank(percent: number): (typeof ranks)[number]['name'] {
  return ranks.find(({ begins }) => percent >= begins)?.name ?? 'Beginner'
}

/** The encouragement on the progress screen for an accuracy in percent. */
export function encouragement(
  percent: number,
): 'Excellent work!' | 'Great progress!' | 'Keep practicing!' {
  if (percent >= 90) return 'Excellent work!'
  return percent >= 70 ? 'Great progress!' : 'Keep practicing!'
}
