import { expect, test } from 'vitest'

import type { Difficulty } from '#quiz/categories.ts'
import type { SkillAnswer } from '#quiz/learning/answers.ts'
import { askable } from '#quiz/learning/askable.ts'
import { type Expectation, learnAll } from '#quiz/learning/learn.ts'
import { randomFrom } from '#quiz/random.ts'

import { expectedOn } from './forecast.ts'
import { levelGap, USUAL_GAP } from './level-gap.ts'

const SKILLS = ['symbols', 'isotopes', 'bond-type', 'ion-charge', 'density', 'families'] as const
const DAYS = 60

/** Sixty days of easy and medium questions, with a share of right answers for each level. */
function practiced(shares: Readonly<Record<'easy' | 'medium', number>>, isTyped = false) {
  const random = randomFrom(JSON.stringify(shares))
  const answers = Array.from({ length: DAYS * SKILLS.length }, (_, at): SkillAnswer => {
    const level: Difficulty & ('easy' | 'medium') = random() < 0.5 ? 'easy' : 'medium'
    return {
      id: `${at}`,
      at,
      day: Math.floor(at / SKILLS.length),
      skill: SKILLS[at % SKILLS.length] ?? 'symbols',
      level,
      right: random() < shares[level] ? 1 : 0,
      isTyped,
      isSure: null,
    }
  })
  const expected: Expectation[] = []
  const learner = learnAll(answers, (one) => expected.push(one))
  return { learner, expected }
}

test('K11 without reviews the gap is the usual one', () => {
  expect(levelGap([], 5)).toBe(USUAL_GAP)
  const { expected } = practiced({ easy: 0.8, medium: 0.8 })
  expect(levelGap(expected.slice(0, SKILLS.length), 0)).toBe(USUAL_GAP)
})

test.each([false, true])(
  'K11 whoever knows medium questions like easy ones has a smaller gap, and a better forecast (typed: %s)',
  (isTyped) => {
    const alike = practiced({ easy: 0.75, medium: 0.75 }, isTyped)
    const apart = practiced({ easy: 0.95, medium: 0.5 }, isTyped)
    const small = levelGap(alike.expected, DAYS)
    expect(small).toBeLessThan(0.85 * USUAL_GAP)
    expect(levelGap(apart.expected, DAYS)).toBeGreaterThan(USUAL_GAP)
    const forecast = expectedOn(alike.learner, askable, DAYS, small)
    expect(forecast).toBeGreaterThan(expectedOn(alike.learner, askable, DAYS))
  },
)

test('K11 hard questions and old ones say little of the gap', () => {
  const { expected } = practiced({ easy: 0.75, medium: 0.75 })
  const hard = expected.map((one) => ({ ...one, level: 'hard' as const }))
  expect(levelGap(hard, DAYS)).toBe(USUAL_GAP)
  const later = levelGap(expected, DAYS + 300)
  expect(Math.abs(later - USUAL_GAP)).toBeLessThan(Math.abs(levelGap(expected, DAYS) - USUAL_GAP))
})

test('K11 the gap stays a number, whatever was predicted', () => {
  const { expected } = practiced({ easy: 0, medium: 1 })
  const certain = expected.map((one) => ({ ...one, known: one.level === 'easy' ? 1 : 0 }))
  const gap = levelGap(certain, DAYS)
  expect(gap).toBeGreaterThanOrEqual(0)
  expect(gap).toBeLessThanOrEqual(2 * USUAL_GAP)
})
