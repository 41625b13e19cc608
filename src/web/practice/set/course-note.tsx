import { Link } from 'react-router'

import { courseOf } from '#quiz/courses/courses.ts'

/** Says of which course and unit the questions are, with the way back to it. */
export function CourseNote({
  course: id,
  unit: unitId,
}: {
  readonly course: string
  readonly unit: string | null
}) {
  const course = courseOf(id)
  if (course === null) return null
  const unit = course.units.find((one) => one.id === unitId)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-line bg-sunken px-4 py-1 text-sm text-muted">
      <p className="min-w-0 grow basis-56 py-1">
        {unit === undefined
          ? `${course.title}: a mixed set like the exam.`
          : `${course.title}, ${unit.id}: ${unit.title}.`}
      </p>
      <Link
        to={`/courses/${course.id}`}
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
      >
        Back to the course
      </Link>
    </div>
  )
}
