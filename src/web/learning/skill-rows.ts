import { categories, type Category } from '#quiz/categories.ts'
import { askable } from '#quiz/learning/askable.ts'
import { isSkillId, type SkillId, skills, topicOfSkill } from '#quiz/skills.ts'
import { type SkillView, skillView } from '#web/learner/skill-view.ts'
import type { LearnerToday } from '#web/learner/use-learner.ts'

/** The skills of a category that a session can ask, and those of topics that are off but were practiced. */
export type SkillRow = {
  readonly id: Category
  readonly label: string
  readonly views: readonly SkillView[]
}

/** @param topics the topics beyond the first year that are on */
export function skillRows(today: LearnerToday, topics: readonly string[]): readonly SkillRow[] {
  return categories.map(({ id, label }) => ({
    id,
    label,
    views: skills.flatMap((one) =>
      one.category === id && isSkillId(one.id) && askable.has(one.id) && isShown(one.id)
        ? [skillView(one.id, today)]
        : [],
    ),
  }))

  function isShown(id: SkillId): boolean {
    const topic = topicOfSkill(id)
    return topic === null || topics.includes(topic) || today.learner.skills.has(id)
  }
}
