import { useEffect, useState } from 'react'

import type { Course } from '#quiz/courses/course.ts'

/** The course of this id; null for none, and for one that this version does not know. Undefined until it is here. */
export function useCourse(id: string | null): Course | null | undefined {
  const [found, setFound] = useState<{
    readonly id: string
    readonly course: Course | null
  } | null>(null)
  useEffect(() => {
    if (id === null) return undefined
    let isOver = false
    // Without a connection new skills come in their usual order.
    courseOf(id).then(
      (course) => (isOver ? undefined : setFound({ id, course })),
      () => (isOver ? undefined : setFound({ id, course: null })),
    )
    return () => {
      isOver = true
    }
  }, [id])
  if (id === null) return null
  return found?.id === id ? found.course : undefined
}

/** All courses; none until they are here, and without a connection. */
export function useCourses(): readonly Course[] {
  const [courses, setCourses] = useState<readonly Course[]>([])
  useEffect(() => {
    import('#quiz/courses/courses.ts').then(
      (loaded) => setCourses(loaded.courses),
      () => undefined,
    )
  }, [])
  return courses
}

/** Only learners who have chosen a course load the courses. */
async function courseOf(id: string): Promise<Course | null> {
  return (await import('#quiz/courses/courses.ts')).courseOf(id)
}
