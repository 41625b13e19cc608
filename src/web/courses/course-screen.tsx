import { Suspense, useState } from 'react'

import type { Course } from '#quiz/courses/course.ts'
import { useOwnData } from '#web/store/use-own-data.ts'
import { AccountMissing } from '#web/ui/account-missing.tsx'
import { lazyPart } from '#web/wire/lazy-part.ts'

import { CoursePanel } from './course-panel.tsx'
import type { SkillViews } from './skill-views.ts'
import { UnitPanel } from './unit-panel.tsx'

/** How far the visitor is comes after the page, and leaves what was opened on it as it is. */
const KnownSkills = lazyPart(async () => (await import('./known-skills.tsx')).KnownSkills)

/** One course: its units with their demands, and the visitor's progress with each. */
export function CourseScreen({ course }: { readonly course: Course }) {
  const data = useOwnData()
  const [views, setViews] = useState<SkillViews | null>(null)
  return (
    <>
      <p>{course.about}</p>
      <p className="mt-1 mb-5 text-sm text-muted">{`${course.by}. ${course.edition}.`}</p>
      {data === 'out of reach' ? (
        <AccountMissing />
      ) : (
        <fieldset disabled={data === 'coming'} className="mb-5 min-w-0">
          <CoursePanel course={course} />
        </fieldset>
      )}
      <Suspense fallback={null}>
        {data === 'here' ? <KnownSkills course={course} onKnown={setViews} /> : null}
      </Suspense>
      <div className="grid gap-5 lg:grid-cols-2">
        {course.units.map((unit) => (
          <UnitPanel key={unit.id} course={course} unit={unit} views={views} />
        ))}
      </div>
    </>
  )
}
