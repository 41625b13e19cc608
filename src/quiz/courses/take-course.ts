import type { Settings } from '#quiz/practice/settings.ts'

import { type Course, topicsOfUnits } from './course.ts'

/** The settings about courses. */
type Taking = Pick<Settings, 'course' | 'topics'>

/** Takes a course: its topics come on, those of other courses stay. */
export function taking({ id, units }: Course, { topics }: Taking): Taking {
  return { course: id, topics: [...new Set([...topics, ...topicsOfUnits(units)])] }
}

/** Leaves a course: its topics go off. */
export function leaving({ units }: Course, { topics }: Taking): Taking {
  const own: ReadonlySet<string> = new Set(topicsOfUnits(units))
  return { course: null, topics: topics.filter((topic) => !own.has(topic)) }
}

/** Returns the topics of a course that are off, as when they came after it was taken. */
export function topicsOff({ units }: Course, { topics }: Taking): readonly string[] {
  return topicsOfUnits(units).filter((topic) => !topics.includes(topic))
}
