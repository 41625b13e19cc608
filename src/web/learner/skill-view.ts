import { difficulties } from '#quiz/categories.ts'
import { askable as everything } from '#quiz/learning/askable.ts'
import { know, stateOf } from '#quiz/learning/learner.ts'
import { type LevelName, levelOf } from '#quiz/learning/level.ts'
import { LEARNING } from '#quiz/learning/parameters.ts'
import { dueDay } from '#quiz/learning/predictions/forecast.ts'
import { skill, type SkillId } from '#quiz/skills.ts'

import type { LearnerToday } from './use-learner.ts'

/** One skill as a screen shows it. */
export type SkillView = {
  readonly id: SkillId
  readonly label: string
  readonly level: LevelName
  readonly answered: number
  /** In percent, for a question at medium level. */
  readonly known: number
  /** Days until it is due, 0 today; null before the first answer. */
  readonly inDays: number | null
}

export function skillView(
  id: SkillId,
  { learner, day, goal }: Pick<LearnerToday, 'learner' | 'day' | 'goal'>,
): SkillView {
  const state = stateOf(learner, id)
  const levels = difficulties.filter((level) => everything.get(id)?.templates.has(level))
  const due = dueDay(state)
  return {
    id,
    label: skill(id).label,
    level: levelOf(state, levels, goal, day),
    answered: state.answered,
    known: Math.round(100 * know(state, 'medium', day)),
    inDays: due === null ? null : Math.max(0, due - day),
  }
}

/** Returns when a skill is due and why, in words. */
export function whyDueText({ inDays, known }: Pick<SkillView, 'inDays' | 'known'>): string {
  const due = dueText(inDays)
  if (inDays === null) return due
  const bound = Math.round(100 * LEARNING.dueBelow)
  return known < bound
    ? `${due}, because you know less than ${bound}% of it`
    : `${due}, before you know less than ${bound}% of it`
}

/** Returns when a skill is due, in words. */
function dueText(inDays: number | null): string {
  if (inDays === null) return 'Comes when you have what it needs'
  if (inDays === 0) return 'Due today'
  return inDays === 1 ? 'Due tomorrow' : `Due in ${inDays} days`
}
