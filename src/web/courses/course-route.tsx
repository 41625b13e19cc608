import { lazy, Suspense } from 'react'
import { Link, useParams } from 'react-router'

import { courseOf } from '#quiz/courses/courses.ts'
import { useOwnData } from '#web/store/use-own-data.ts'
import { EmptyCellArt } from '#web/ui/art/empty-cell-art.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

import { UnitList } from './unit-list.tsx'

/** What is known of the visitor comes after the page. */
const KnownCourse = lazy(async () => ({
  default: (await import('./known-course.tsx')).KnownCourse,
}))

export function meta({ params }: { readonly params: { readonly id?: string } }) {
  const course = courseOf(params.id ?? '')
  return course === null
    ? pageMeta('Courses', 'Chemistry by the course you take.')
    : pageMeta(course.title, `${course.about} Practice by unit, and sets like the exam.`)
}

/** One course: its units with what they ask for, and how far the visitor is with each. */
export default function CourseScreen() {
  const course = courseOf(useParams().id ?? '')
  const isHere = useOwnData() === 'here'
  return (
    <div className="mx-auto min-h-[110dvh] w-full max-w-3xl">
      <ScreenTitle backTo="/courses">{course?.title ?? 'Courses'}</ScreenTitle>
      {course === null ? (
        <Notice
          art={<EmptyCellArt />}
          title="There is no such course"
          actions={
            <Link viewTransition to="/courses" className={buttonClass('primary')}>
              See the courses
            </Link>
          }
        >
          <p>The address may be incomplete, or from another version.</p>
        </Notice>
      ) : (
        <>
          <p>{course.about}</p>
          <p className="mt-1 mb-5 text-sm text-muted">{`${course.by}. ${course.edition}.`}</p>
          {isHere ? (
            <Suspense fallback={<UnitList course={course} views={null} />}>
              <KnownCourse key={course.id} course={course} />
            </Suspense>
          ) : (
            <UnitList course={course} views={null} />
          )}
        </>
      )}
    </div>
  )
}
