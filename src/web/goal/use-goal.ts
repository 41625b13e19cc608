import { type Goal, goalOf, type Pause, type Work, workOf } from '#quiz/practice/goal.ts'
import { clockOf, inOrder } from '#web/learner/in-order.ts'
import { localDay } from '#web/learner/local-day.ts'
import { useDay } from '#web/learner/use-day.ts'
import { useStored } from '#web/store/use-stored.ts'
import { type SavedProgress, storedProgress } from '#web/user-data/progress.ts'
import { storedSettings } from '#web/user-data/settings.ts'

import { pauseOf } from './pause.ts'

/** The goal of a day, and the work that counts for it. */
export type GoalToday = {
  readonly goal: Goal
  readonly work: Work
  readonly pause: Pause | null
  readonly day: number
}

/** The last result: several parts of a screen ask for the same answers. */
let latest: {
  readonly progress: SavedProgress
  readonly clock: number | null
  readonly work: Work
} | null = null

/** Returns the work of the listed answers; the same answers give the same object. */
export function workFrom(progress: SavedProgress, now = Date.now()): Work {
  const clock = clockOf(progress.answers, now)
  if (latest?.progress === progress && latest.clock === clock) return latest.work
  const work = workOf(
    inOrder(progress.answers.toReversed(), now).map(({ answer, at }) => ({
      questionId: answer.questionId,
      day: localDay(at),
      at,
      seconds: answer.timeSpent,
    })),
  )
  latest = { progress, clock, work }
  return work
}

/** The goal of today. Null while there is none, and in quiet practice. */
export function useGoal(): GoalToday | null {
  const { dailyGoal, plannedPause, quietPractice } = useStored(storedSettings)
  const progress = useStored(storedProgress)
  const day = useDay()
  const goal = goalOf(dailyGoal)
  if (goal === null || quietPractice) return null
  return { goal, work: workFrom(progress), pause: pauseOf(plannedPause), day }
}
