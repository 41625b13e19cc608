import { type Course, skillsOfUnit } from '#quiz/courses/course.ts'
import { skillView } from '#web/learner/skill-view.ts'
import { useLearner } from '#web/learner/use-learner.ts'

import { CoursePanel } from './course-panel.tsx'
import { UnitList } from './unit-list.tsx'

/** A course as the visitor takes it: whether they do, sets of it, and how far they are. */
export function KnownCourse({ course }: { readonly course: Course }) {
  const today = useLearner({ isExact: true })
  const ids = new Set(course.units.flatMap((unit) => skillsOfUnit(unit)))
  return (
    <>
      <CoursePanel course={course} />
      <UnitList course={course} views={new Map([...ids].map((id) => [id, skillView(id, today)]))} />
    </>
  )
}
