import { categories, type Category } from '#quiz/categories.ts'
import { type Course, skillsOfUnit } from '#quiz/courses/course.ts'
import { askable } from '#quiz/learning/askable.ts'
import { isSkillId, type SkillId, skills, topicOfSkill } from '#quiz/skills.ts'
import { type SkillView, skillView } from '#web/learner/skill-view.ts'
import type { LearnerToday } from '#web/learner/use-learner.ts'

/** Skills that belong together: those of a category, or of a unit of a course. */
export type SkillRow = {
  readonly id: string
  readonly label: string
  /** Null for a unit. */
  readonly category: Category | null
  /** Empty for a unit without questions. */
  readonly views: readonly SkillView[]
}

/**
 * Returns the skills by category: those that a session can ask, and those of topics that are off but were
 * practiced.
 * @param topics the topics beyond the first year that are on
 */
export function categoryRows(today: LearnerToday, topics: readonly string[]): readonly SkillRow[] {
  return categories.map(({ id, label }) => ({
    id,
    label,
    category: id,
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

/** Returns the skills of a course by its units, in their order. A skill may belong to several. */
export function unitRows(today: LearnerToday, { units }: Course): readonly SkillRow[] {
  return units.map((unit) => ({
    id: unit.id,
    label: `${unit.id} ${unit.title}`,
    category: null,
    views: skillsOfUnit(unit).map((id) => skillView(id, today)),
  }))
}
