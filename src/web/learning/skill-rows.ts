import { categories, type Category } from '#quiz/categories.ts'
import { askable } from '#quiz/learning/askable.ts'
import { isSkillId, skills } from '#quiz/skills.ts'
import { type SkillView, skillView } from '#web/learner/skill-view.ts'
import type { LearnerToday } from '#web/learner/use-learner.ts'

/** The skills of a category that a session can ask. */
export type SkillRow = {
  readonly id: Category
  readonly label: string
  readonly views: readonly SkillView[]
}

export function skillRows(today: LearnerToday): readonly SkillRow[] {
  return categories.map(({ id, label }) => ({
    id,
    label,
    views: skills.flatMap((one) =>
      one.category === id && isSkillId(one.id) && askable.has(one.id)
        ? [skillView(one.id, today)]
        : [],
    ),
  }))
}
