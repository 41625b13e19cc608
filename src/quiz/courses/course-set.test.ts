import { expect, test } from 'vitest'

import { limitedTo, questionTypes } from '#quiz/practice/question-types.ts'
import { questionOf, wholeBank } from '#quiz/templates/whole-bank.ts'

import { apChemistry } from './ap-chemistry.ts'
import { drawCourseSet, type SetRequest, sharesOf } from './course-set.ts'
import { skillsOfUnit, weightsOf } from './course.ts'
import { courses } from './courses.ts'

const mixed: SetRequest = {
  course: apChemistry,
  unit: null,
  size: 20,
  seed: 'k3f9',
  difficulty: 'medium',
}
const seeds = Array.from({ length: 20 }, (_, place) => String(place))

test('Q63 the same seed gives the same set, another one another set', () => {
  expect(drawCourseSet(mixed, wholeBank)).toEqual(drawCourseSet(mixed, wholeBank))
  expect(drawCourseSet({ ...mixed, seed: 'k3fa' }, wholeBank)).not.toEqual(
    drawCourseSet(mixed, wholeBank),
  )
})

test.each(courses)('Q63 a mixed set of $title has its size and no question twice', (course) => {
  for (const seed of seeds) {
    const set = drawCourseSet({ ...mixed, course, seed }, wholeBank)
    expect([set.length, new Set(set).size]).toEqual([20, 20])
  }
})

test('Q63 every unit has its share of a mixed set by its weight', () => {
  const { units } = apChemistry
  const shares = sharesOf(weightsOf(units), mixed.size)
  for (const seed of seeds) {
    const asked = drawCourseSet({ ...mixed, seed }, wholeBank).map((id) => questionOf(id)?.skill)
    // A skill may be of several units, so the questions of a unit are at least its share.
    for (const [place, unit] of units.entries()) {
      const own = skillsOfUnit(unit)
      const count = asked.filter((id) => id !== undefined && own.includes(id)).length
      // Which of the units of equal weight get one more is drawn for each set.
      expect(count).toBeGreaterThanOrEqual((shares[place] ?? 0) - 1)
    }
  }
})

test('Q63 questions with options have the share that they have in the exam', () => {
  for (const seed of seeds) {
    const set = drawCourseSet({ ...mixed, seed }, wholeBank)
    const chosen = set.filter((id) => questionOf(id)?.type === 'mcq').length
    expect(Math.abs(chosen - 10)).toBeLessThanOrEqual(1)
  }
})

test('Q63 the kinds that are off are not asked', () => {
  const identity = questionTypes.map(({ id }) => id)
  const set = drawCourseSet(mixed, limitedTo(wholeBank, identity))
  expect(set.length).toBe(20)
  expect(set.filter((id) => questionOf(id)?.type !== 'mcq')).toEqual([])
})

test('Q63 the set of a unit asks about its skills alone, each before one comes again', () => {
  for (const course of courses) {
    for (const unit of course.units) {
      const own = skillsOfUnit(unit)
      const set = drawCourseSet({ ...mixed, course, unit: unit.id, size: 10 }, wholeBank)
      const asked = set.flatMap((id) => questionOf(id)?.skill ?? [])
      expect(asked.filter((id) => !own.includes(id))).toEqual([])
      expect(new Set(asked).size).toBe(Math.min(10, own.length))
    }
  }
})

test('Q63 a unit without questions, and one that is not there, give an empty set', () => {
  const empty = { id: '1', title: 'Alchemy', weight: null, parts: [] }
  const course = { ...apChemistry, units: [empty] }
  expect(drawCourseSet({ ...mixed, course }, wholeBank)).toEqual([])
  expect(drawCourseSet({ ...mixed, unit: '99' }, wholeBank)).toEqual([])
})

test('Q63 no unit is the one that never gets the question more', () => {
  const { units } = apChemistry
  const last = units.at(-1)
  const others = new Set(units.slice(0, -1).flatMap(skillsOfUnit))
  const own = last === undefined ? [] : skillsOfUnit(last).filter((id) => !others.has(id))
  const counts = seeds.map((seed) => {
    const asked = drawCourseSet({ ...mixed, size: 30, seed }, wholeBank)
    return asked.filter((id) => own.some((skill) => skill === questionOf(id)?.skill)).length
  })
  expect(Math.max(...counts)).toBeGreaterThan(2)
  expect(sharesOf([1, 1, 1], 10, [2, 0, 1])).toEqual([3, 4, 3])
})

test('Q63 shares are whole numbers that sum up to the size', () => {
  expect(sharesOf([1, 1, 1], 10)).toEqual([4, 3, 3])
  expect(sharesOf([8, 20, 13, 0], 20)).toEqual([4, 10, 6, 0])
  expect(sharesOf([0, 0], 20)).toEqual([0, 0])
  expect(sharesOf([], 20)).toEqual([])
})
