import { Link, useParams } from 'react-router'

import { courseOf } from '#quiz/courses/courses.ts'
import { EmptyCellArt } from '#web/ui/art/empty-cell-art.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

import { CourseList } from './course-list.tsx'
import { CourseScreen } from './course-screen.tsx'

export function meta({ params }: { readonly params: { readonly course?: string } }) {
  const course = courseOf(params.course ?? '')
  return course === null
    ? pageMeta(
        'Courses',
        'Chemistry by the course you take: AP, IB, GCSE, A level, NGSS and general chemistry.',
      )
    : pageMeta(course.title, `${course.about} Practice by unit, and sets like the exam.`)
}

/** Every course, or the one that the address names. */
export default function CoursesRoute() {
  const { course: id } = useParams()
  const course = courseOf(id ?? '')
  return (
    <div className="screen-frame min-h-[110dvh]">
      <ScreenTitle backTo={id === undefined ? '/dashboard/learn' : '/courses'}>
        {course?.title ?? 'Courses'}
      </ScreenTitle>
      {id === undefined ? (
        <CourseList />
      ) : course === null ? (
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
        <CourseScreen course={course} />
      )}
    </div>
  )
}
