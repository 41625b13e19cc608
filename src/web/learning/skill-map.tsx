import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { useCourses } from '#web/learner/use-course.ts'
import type { LearnerToday } from '#web/learner/use-learner.ts'
import { useStored } from '#web/store/use-stored.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { storedSettings } from '#web/user-data/settings.ts'

import { MasteryMap } from './mastery-map.tsx'
import { SkillList } from './skill-list.tsx'
import { categoryRows, unitRows } from './skill-rows.ts'

const CATEGORIES = 'categories'

/**
 * How far the learner is with all skills: by category, or by the units of a course. The address names it, else it is the
 * course that the learner takes. A look at another course changes nothing else.
 */
export function SkillMap({
  today,
  children,
}: {
  readonly today: LearnerToday
  /** Stands between the picture and the list. */
  readonly children: ReactNode
}) {
  const { topics, course: taken } = useStored(storedSettings)
  const [search, setSearch] = useSearchParams()
  const courses = useCourses()
  const wanted = search.get('by') ?? taken
  const course = courses.find(({ id }) => id === wanted) ?? null
  const rows = course === null ? categoryRows(today, topics) : unitRows(today, course)
  return (
    <>
      <div className="sm:w-80">
        <SelectField
          label="Show skills by"
          options={[{ id: CATEGORIES, label: 'Category' }, ...courses.map(optionOf)]}
          chosen={course?.id ?? CATEGORIES}
          onChoose={(id) => setSearch({ by: id }, { replace: true, preventScrollReset: true })}
        />
      </div>
      <MasteryMap rows={rows} />
      {children}
      <SkillList rows={rows} />
    </>
  )
}

function optionOf({ id, title }: { readonly id: string; readonly title: string }) {
  return { id, label: title }
}
