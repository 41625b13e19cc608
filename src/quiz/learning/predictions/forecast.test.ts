import { assert, double, property } from 'fast-check'
import { expect, test } from 'vitest'

import { askable } from '#quiz/learning/askable.ts'
import { know, NEW_LEARNER, NEW_SKILL } from '#quiz/learning/learner.ts'
import { courseOrder } from '#quiz/prerequisites.ts'

import { dueByDay, dueDay, dueSkills, estimatedOn, expectedOn } from './forecast.ts'

test('K11 the due day is the first after practice on which less than 0.7 is known', () => {
  expect(dueDay(NEW_SKILL)).toBe(null)
  const ability = double({ min: -3, max: 4, noNaN: true })
  const halfLife = double({ min: 1.5, max: 40, noNaN: true })
  assert(
    property(ability, halfLife, (logits, half) => {
      const state = { ...NEW_SKILL, answered: 1, ability: logits, halfLife: half, lastDay: 5 }
      const due = dueDay(state) ?? 0
      expect(due).toBeGreaterThan(5)
      expect(know(state, 'medium', due)).toBeLessThan(0.7)
      // The first day after practice may be due although more was known on the day itself.
      expect(due === 6 || know(state, 'medium', due - 1) > 0.7 - 1e-9).toBe(true)
    }),
  )
})

test('K11 a backlog too large for one day is shared out over the next', () => {
  const due = [0, 0, 0, 0, 0, 1, 4].map((inDays, place) => ({
    skill: courseOrder[place] ?? 'symbols',
    inDays,
  }))
  const byDay = dueByDay(due, 6, 2)
  expect(byDay.map(({ length }) => length)).toEqual([2, 2, 2, 0, 1, 0])
  expect(byDay.flat()).toEqual(courseOrder.slice(0, 7))
  expect(dueByDay([], 3, 2)).toEqual([[], [], []])
})

test('K11 after a holiday all that was due is due today, the longest due first', () => {
  const state = { ...NEW_SKILL, answered: 1, ability: 0, lastDay: 10 }
  const skills = new Map([
    ['symbols', { ...state, lastDay: 20 }],
    ['isotopes', state],
    ['families', { ...state, ability: 3, halfLife: 60, lastDay: 50 }],
  ] as const)
  const due = dueSkills({ skills, drift: 0 }, askable, 50)
  expect(due.slice(0, 2)).toEqual([
    { skill: 'isotopes', inDays: 0 },
    { skill: 'symbols', inDays: 0 },
  ])
  expect(due[2]?.inDays).toBeGreaterThan(30)
})

test('K11 the expected knowledge of a day is the mean over all skills, guesses left out', () => {
  expect(estimatedOn(NEW_LEARNER, askable, 5)).toBeCloseTo(1 / (1 + Math.exp(0.5)), 10)
  expect(estimatedOn(NEW_LEARNER, new Map(), 5)).toBe(0)
  // A forecast expects nothing of what was never asked.
  expect(expectedOn(NEW_LEARNER, askable, 5)).toBe(0)
  const skills = new Map([
    ['symbols', { ...NEW_SKILL, answered: 3, ability: 2, lastDay: 5 }],
  ] as const)
  const learner = { skills, drift: 0 }
  expect(expectedOn(learner, askable, 5)).toBeGreaterThan(expectedOn(learner, askable, 40))
  expect(expectedOn(learner, new Map(), 5)).toBe(0)
})
