import type { Bank } from '#quiz/bank.ts'
import { drawCourseSet } from '#quiz/courses/course-set.ts'
import { topicsOfUnits } from '#quiz/courses/course.ts'
import { courseOf } from '#quiz/courses/courses.ts'
import type { PracticeSession } from '#quiz/practice/session.ts'
import { sessionOf } from '#quiz/practice/set.ts'
import { SEEDS } from '#quiz/question-id.ts'
import type { AccountPractice, CourseRequest, Issued } from '#web/store/account-practice.ts'

/** A set of a course, ready to be asked. */
type CourseSet = {
  readonly session: PracticeSession
  /** The issued questions by their place. */
  readonly issues: ReadonlyMap<number, Issued>
  readonly bank: Bank
}

/** Returns a seed by chance. */
export function randomSeed(): string {
  return Math.floor(Math.random() * SEEDS).toString(36)
}

/**
 * Makes a set of a course: of the questions that the server hands out, else here. Null for a course or a unit
 * that has no questions.
 * @param bankOf the questions of the first year and of these topics, without what is switched off
 */
export async function courseSet(
  request: CourseRequest,
  bankOf: (topics: readonly string[]) => Promise<Bank>,
  practice: Pick<AccountPractice, 'courseSet'> | null,
): Promise<CourseSet | null> {
  const { unit, size, seed, wish } = request
  const course = courseOf(request.course)
  if (course === null) return null
  const units = course.units.filter(({ id }) => unit === null || id === unit)
  const issued = practice === null ? null : await practice.courseSet(request)
  const bank = await bankOf(topicsOfUnits(units))
  const own = { course, unit, size, seed, difficulty: wish.difficulty }
  const questions =
    issued === null
      ? drawCourseSet(own, bank).flatMap((id) => bank.questionOf(id) ?? [])
      : issued.map(({ question }) => question)
  const session = sessionOf(questions, Date.now())
  return session === null ? null : { session, issues: new Map((issued ?? []).entries()), bank }
}
