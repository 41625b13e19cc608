import { expect, test } from 'vitest'

import { courseOf } from '#quiz/courses/courses.ts'
import { askable } from '#quiz/learning/askable.ts'
import { NEW_LEARNER, NEW_SKILL } from '#quiz/learning/learner.ts'
import { isSkillId, skills, topicOfSkill } from '#quiz/skills.ts'
import type { LearnerToday } from '#web/learner/use-learner.ts'

import { categoryRows, unitRows } from './skill-rows.ts'

const today: LearnerToday = {
  learner: NEW_LEARNER,
  expected: [],
  day: 100,
  askable,
  goal: 'medium',
}

function shown(topics: readonly string[], learner = NEW_LEARNER) {
  return categoryRows({ ...today, learner }, topics).flatMap(({ views }) =>
    views.map(({ id }) => id),
  )
}

test('categories have the skills of the first year, and of topics that are on or were practiced', () => {
  const ofFirstYear = skills.filter(
    ({ id }) => isSkillId(id) && topicOfSkill(id) === null && askable.has(id),
  )
  expect(shown([]).toSorted()).toEqual(ofFirstYear.map(({ id }) => id).toSorted())
  const beyond = [...askable.keys()].find((id) => topicOfSkill(id) !== null)
  const topic = beyond === undefined ? null : topicOfSkill(beyond)
  if (beyond === undefined || topic === null) throw new Error('No topic is there.')
  expect(shown([topic])).toContain(beyond)
  const practiced = { skills: new Map([[beyond, NEW_SKILL]]), drift: 0 }
  expect(shown([], practiced)).toContain(beyond)
})

test('a course has its units in their order, with their skills, and one without questions stays', () => {
  const course = courseOf('ap-chemistry')
  if (course === null) throw new Error('There is no such course.')
  const empty = { id: '99', title: 'Nothing here', weight: null, parts: [] }
  const rows = unitRows(today, { ...course, units: [...course.units, empty] })
  expect(rows.map(({ label }) => label)).toEqual([
    ...course.units.map(({ id, title }) => `${id} ${title}`),
    '99 Nothing here',
  ])
  expect(rows[0]?.views.length).toBeGreaterThan(3)
  expect(rows.at(-1)?.views).toEqual([])
})
