import { expect, test } from 'vitest'

import { difficulties } from '#quiz/categories.ts'

import { NEW_SKILL, type SkillState } from './learner.ts'
import { levelOf, nearestLevel } from './level.ts'

const DAY = 50
const practiced: SkillState = {
  ...NEW_SKILL,
  answered: 3,
  rightDays: 3,
  lastRightDay: DAY,
  sureMistake: false,
  lastDay: DAY,
}

function name(change: Partial<SkillState>, levels = difficulties, day = DAY) {
  return levelOf({ ...practiced, ...change }, [...levels], 'medium', day)
}

test('K10 the name follows what is known at the lowest level, at the goal and at the highest', () => {
  expect(levelOf(NEW_SKILL, difficulties, 'medium', DAY)).toBe('new')
  expect([-1.1, -0.9, 1, 1.2, 2.2].map((ability) => name({ ability }))).toEqual([
    'started',
    'familiar',
    'familiar',
    'proficient',
    'proficient',
  ])
  expect(name({ ability: 2.2, halfLife: 21 })).toBe('mastered')
  expect(name({ ability: 2, halfLife: 21 })).toBe('proficient')
})

test('K10 three answers and right ones on two days come first, on three days above Familiar', () => {
  const changes = [{ answered: 2 }, { rightDays: 1 }, { rightDays: 2 }, { rightDays: 3 }]
  expect(changes.map((change) => name({ ability: 3, halfLife: 21, ...change }))).toEqual([
    'started',
    'started',
    'familiar',
    'mastered',
  ])
})

test('K10 a level falls with time, and fades below 0.7 of its demand', () => {
  // Of a medium question 0.77 are known at first, 0.71 after two days, 0.5 after some twenty-four.
  expect([0, 2, 25].map((days) => name({ ability: 1.2 }, difficulties, DAY + days))).toEqual([
    'proficient',
    'familiar',
    'fading',
  ])
})

test('K8 of two levels that are equally near the easier is asked', () => {
  expect(nearestLevel('medium', ['hard', 'easy'])).toBe('easy')
  expect(nearestLevel('easy', ['hard'])).toBe('hard')
})
