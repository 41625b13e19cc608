import { isPaused, reachedOf } from '#quiz/practice/goal.ts'

import type { GoalToday } from './use-goal.ts'

/** Returns how far the goal of today is, in a sentence. */
export function goalText({ goal, work, pause, day }: GoalToday): string {
  const reached = reachedOf(goal, work, day)
  if (reached >= goal.amount) return 'You have reached your goal for today.'
  if (isPaused(pause, day)) return 'You have a pause today. Practice counts all the same.'
  const unit = goal.unit === 'questions' ? 'questions' : 'min'
  return `${reached} of ${goal.amount} ${unit} of your goal for today.`
}
