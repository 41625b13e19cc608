import { useEffect } from 'react'

import { type Course, skillsOfUnit } from '#quiz/courses/course.ts'
import { skillView } from '#web/learner/skill-view.ts'
import { useLearner } from '#web/learner/use-learner.ts'

import type { SkillViews } from './skill-views.ts'

/** Tells how far the visitor is with the skills of a course, now and after each change. Shows nothing. */
export function KnownSkills({
  course,
  onKnown,
}: {
  readonly course: Course
  readonly onKnown: (views: SkillViews) => void
}) {
  const { learner, day, goal } = useLearner({ isExact: true })
  useEffect(() => {
    const ids = new Set(course.units.flatMap((unit) => skillsOfUnit(unit)))
    onKnown(new Map([...ids].map((id) => [id, skillView(id, { learner, day, goal })])))
  }, [course, onKnown, learner, day, goal])
  return null
}
