import { type Course, skillsOfUnit, type Unit } from '#quiz/courses/course.ts'
import type { SkillId } from '#quiz/skills.ts'
import type { SkillView } from '#web/learner/skill-view.ts'

import { UnitPanel } from './unit-panel.tsx'

/** How far a visitor is with each skill of a course. */
export type SkillViews = ReadonlyMap<SkillId, SkillView>

/** The units of a course in order; `views` is null as long as the visitor is not known. */
export function UnitList({
  course,
  views,
}: {
  readonly course: Course
  readonly views: SkillViews | null
}) {
  return (
    <div className="flex flex-col gap-5">
      {course.units.map((unit) => (
        <UnitPanel key={unit.id} course={course} unit={unit} views={viewsOf(unit, views)} />
      ))}
    </div>
  )
}

function viewsOf(unit: Unit, views: SkillViews | null): readonly SkillView[] | null {
  return views === null ? null : skillsOfUnit(unit).flatMap((id) => views.get(id) ?? [])
}
