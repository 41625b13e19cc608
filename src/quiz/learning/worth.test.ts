import { expect, test } from 'vitest'

import type { SkillAnswer } from './answers.ts'
import { learnAll } from './learn.ts'
import { worthOf } from './worth.ts'

function answer(day: number, right: number): SkillAnswer {
  return {
    id: `${day}`,
    at: day * 86_400_000,
    day,
    skill: 'molar-mass',
    level: 'medium',
    right,
    isTyped: true,
    isSure: null,
  }
}

function stateAfter(...worths: readonly number[]) {
  const { skills } = learnAll(worths.map((right, place) => answer(3 * place, right)))
  const state = skills.get('molar-mass')
  if (state === undefined) throw new Error('nothing was learned')
  return state
}

test('K15 a hint makes a right answer Hard, however many were taken, and a wrong one no worse', () => {
  expect(worthOf({ isCorrect: true })).toBe(1)
  expect(worthOf({ isCorrect: true, hintsTaken: 0 })).toBe(1)
  expect(worthOf({ isCorrect: true, hintsTaken: 1 })).toBe(0.5)
  expect(worthOf({ isCorrect: true, hintsTaken: 3 })).toBe(0.5)
  expect(worthOf({ isCorrect: false, hintsTaken: 3 })).toBe(0)
})

test('K15 Hard lies between wrong and right, for the chance of knowing and for how long it lasts', () => {
  const [wrong, hard, right] = [0, 0.5, 1].map((worth) => stateAfter(1, worth))
  if (wrong === undefined || hard === undefined || right === undefined) throw new Error('no states')
  expect(hard.ability).toBeGreaterThan(wrong.ability)
  expect(hard.ability).toBeLessThan(right.ability)
  expect(hard.halfLife).toBeCloseTo((stateAfter(1).halfLife + right.halfLife) / 2, 9)
  expect(wrong.halfLife).toBeLessThan(stateAfter(1).halfLife)
})

test('K16 the second try changes what its answer was worth, and adds no answer', () => {
  expect(worthOf({ isCorrect: false, isSecondCorrect: true })).toBe(0.5)
  expect(worthOf({ isCorrect: false, isSecondCorrect: false })).toBe(0)
  expect(worthOf({ isCorrect: false, isSecondCorrect: true, hintsTaken: 2 })).toBe(0.5)
  expect(stateAfter(worthOf({ isCorrect: false, isSecondCorrect: true })).answered).toBe(1)
})
