import { expect, test } from 'vitest'

import { askable as everything } from '#quiz/learning/askable.ts'
import { NEW_LEARNER } from '#quiz/learning/learner.ts'
import { planSession } from '#quiz/learning/plan.ts'
import { isSkillId, skill, skills as allSkills, topicOfSkill } from '#quiz/skills.ts'
import { templates, wholeBank } from '#quiz/templates/whole-bank.ts'
import { topicIds } from '#quiz/topics.ts'

import {
  coverageOf,
  gapsOf,
  inOrderOf,
  skillsOfCourse,
  skillsOfUnit,
  topicsOfUnits,
  weightsOf,
} from './course.ts'
import { courseOf, courses } from './courses.ts'
import { upcomingSkills } from './upcoming-skills.ts'

const units = courses.flatMap((course) =>
  course.units.map((unit) => ({ name: `${course.id} ${unit.id}`, unit })),
)

test('Q62 every skill that a course asks for is one of ours, or noted as one to come', () => {
  const unknown = units.flatMap(({ name, unit }) =>
    unit.parts.flatMap(({ skills }) =>
      skills
        .filter((id) => !isSkillId(id) && !Object.hasOwn(upcomingSkills, id))
        .map((id) => `${name}: ${id}`),
    ),
  )
  expect(unknown).toEqual([])
})

test('courses, the units of a course and their parts have ids of their own', () => {
  expect(new Set(courses.map(({ id }) => id)).size).toBe(courses.length)
  for (const course of courses) {
    const own = course.units.map(({ id }) => id)
    const parts = course.units.flatMap((unit) => unit.parts.map(({ id }) => id))
    expect([new Set(own).size, new Set(parts).size]).toEqual([own.length, parts.length])
    expect(courseOf(course.id)).toBe(course)
  }
  expect(courseOf('alchemy')).toBe(null)
})

test('the weights of a course are printed for all of its units or for none, and can sum up to 100', () => {
  for (const course of courses) {
    const weights = course.units.flatMap(({ weight }) => (weight === null ? [] : [weight]))
    expect([0, course.units.length]).toContain(weights.length)
    if (weights.length === 0) continue
    expect(weights.reduce((sum, [from]) => sum + from, 0)).toBeLessThanOrEqual(100)
    expect(weights.reduce((sum, [, to]) => sum + to, 0)).toBeGreaterThanOrEqual(100)
  }
})

test('Q62 a part is covered as a whole only when all of its skills have questions', () => {
  const part = { id: '1', title: 'Gases', skills: ['gas-laws'] }
  expect(coverageOf(part)).toBe('whole')
  expect(coverageOf({ ...part, skills: ['gas-laws', 'of-a-later-version'] })).toBe('in part')
  expect(coverageOf({ ...part, missing: 'Liquid air' })).toBe('in part')
  expect(coverageOf({ ...part, skills: ['of-a-later-version'] })).toBe('none')
  expect(coverageOf({ ...part, skills: [] })).toBe('none')
})

test('Q62 the gaps of a part are the skills to come and the rest of it, and only a whole part has none', () => {
  for (const { parts } of units.map(({ unit }) => unit)) {
    for (const part of parts) {
      const { skills, missing } = part
      const toCome = skills.filter((id) => !isSkillId(id)).map((id) => upcomingSkills[id])
      expect(gapsOf(part)).toEqual([...toCome, ...(missing === undefined ? [] : [missing])])
      expect(
        skills.length === 0 || (gapsOf(part).length === 0) === (coverageOf(part) === 'whole'),
      ).toBe(true)
    }
  }
})

test('a part without questions says what it asks for', () => {
  const silent = units.flatMap(({ name, unit }) =>
    unit.parts
      .filter((part) => coverageOf(part) === 'none' && gapsOf(part).length === 0)
      .map(({ id }) => `${name} ${id}`),
  )
  expect(silent).toEqual([])
})

test('AP Chemistry lists no skill that its exam leaves out', () => {
  const course = courseOf('ap-chemistry')
  const own: ReadonlySet<string> = new Set(course?.units.flatMap(skillsOfUnit))
  // The board excludes quantum numbers, exceptions of the filling order, phase diagrams and colligative properties.
  const excluded = ['quantum-numbers', 'configuration-exceptions', 'phase-diagrams', 'colligative']
  expect(excluded.filter((id) => !isSkillId(id) || own.has(id))).toEqual([])
})

test('only skills of later terms and of physics are of no course', () => {
  const listed = new Set(courses.flatMap((course) => [...skillsOfCourse(course)]))
  expect(allSkills.flatMap(({ id }) => (isSkillId(id) && !listed.has(id) ? [id] : []))).toEqual([
    'colligative',
    'solubility-curves',
    'colloids',
    'radiation-safety',
    'binding-energy',
    'radioisotopes',
    'hard-water',
    'formation-constants',
  ])
})

test('every course has questions for a part of its units', () => {
  for (const course of courses) {
    const askable = course.units.filter((unit) => skillsOfUnit(unit).length > 0)
    expect(askable.length).toBeGreaterThan(0)
  }
})

test('a unit that counts in a mixed set has questions, also without any topic', () => {
  for (const { name, unit } of units) {
    const own = skillsOfUnit(unit)
    const asked = own.flatMap((id) =>
      (['easy', 'medium', 'hard'] as const).flatMap((level) =>
        wholeBank
          .templatesFor(skill(id).category, level, topicIds)
          .filter((template) => template.skill === id),
      ),
    )
    expect([name, asked.length > 0]).toEqual([name, (weightsOf([unit])[0] ?? 0) > 0])
  }
})

test('the topics of a course are those of its skills', () => {
  for (const course of courses) {
    const ids = course.units.flatMap((unit) => skillsOfUnit(unit))
    const own = topicIds.filter((topic) => ids.some((id) => topicOfSkill(id) === topic))
    expect(topicsOfUnits(course.units).toSorted()).toEqual(own.toSorted())
  }
  expect(topicsOfUnits(courseOf('ap-chemistry')?.units ?? [])).toContain('gases')
})

test('K6 new skills follow the units of the chosen course, and those of no unit come after them', () => {
  for (const course of courses) {
    const ordered = inOrderOf(course, everything)
    const own = [...skillsOfCourse(course)].filter((id) => everything.has(id))
    expect([...ordered.keys()].slice(0, own.length)).toEqual(own)
    expect(new Set(ordered.keys())).toEqual(new Set(everything.keys()))
  }
  const course = courseOf('ap-chemistry')
  if (course === null) throw new Error('There is no such course.')
  const context = { day: 0, goal: 'medium', size: 12, asked: [], ideas: [] } as const
  const [first] = planSession(NEW_LEARNER, { ...context, askable: inOrderOf(course, everything) })
  const [usual] = planSession(NEW_LEARNER, { ...context, askable: everything })
  expect([...skillsOfCourse(course)]).toContain(first?.skill)
  expect(first?.skill).not.toBe(usual?.skill)
})

test('of the parts of each course nine in ten have questions, and of AP Chemistry all', () => {
  const asked: ReadonlySet<string> = new Set(templates.map((template) => template.skill))
  const shares = courses.map(({ id, units: own }) => {
    const parts = own.flatMap((unit) => unit.parts)
    const withQuestions = parts.filter(({ skills }) => skills.some((one) => asked.has(one)))
    return { id, share: withQuestions.length / parts.length }
  })
  expect(shares.filter(({ share }) => share < 0.9)).toEqual([])
  expect(shares.find(({ id }) => id === 'ap-chemistry')?.share).toBe(1)
})
