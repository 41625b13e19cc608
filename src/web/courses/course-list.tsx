import { Link } from 'react-router'

import { coverageOf, type Unit } from '#quiz/courses/course.ts'
import { courses } from '#quiz/courses/courses.ts'
import { useOwnData } from '#web/store/use-own-data.ts'
import { useStored } from '#web/store/use-stored.ts'
import { storedSettings } from '#web/user-data/settings.ts'

/** Every course, with the one that the visitor takes marked. */
export function CourseList() {
  const { course: taken } = useStored(storedSettings)
  const isHere = useOwnData() === 'here'
  return (
    <>
      <p className="mb-5 text-muted">
        Choose the course you take. Its units put your practice in order, and its topics beyond the
        first year come on. Each course says plainly what is not here yet.
      </p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {courses.map((course) => (
          <li
            key={course.id}
            className="relative flex flex-col rounded-lg border border-line bg-surface p-4 shadow-card transition hover:border-accent sm:p-5"
          >
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 className="text-lg">
                <Link
                  viewTransition
                  to={`/courses/${course.id}`}
                  className="after:absolute after:inset-0"
                >
                  {course.title}
                </Link>
              </h2>
              {isHere && taken === course.id ? (
                <p className="rounded-full bg-accent-soft px-3 py-0.5 text-xs">Your course</p>
              ) : null}
            </div>
            <p className="mt-1 text-sm">{course.about}</p>
            <p className="mt-2 text-sm text-muted">{`${course.by}. ${course.edition}.`}</p>
            <p className="mt-1 text-sm text-muted">{coveredText(course.units)}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Says for how many topics of the course there are questions. */
function coveredText(units: readonly Unit[]): string {
  const parts = units.flatMap((unit) => unit.parts)
  const covered = parts.filter((part) => coverageOf(part) !== 'none')
  const partly = covered.filter((part) => coverageOf(part) === 'in part').length
  const all = `Questions for ${covered.length} of ${parts.length} topics`
  return partly === 0 ? all : `${all} so far, for ${partly} of them only in part`
}
