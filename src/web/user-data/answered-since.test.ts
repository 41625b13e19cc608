import { expect, test } from 'vitest'

import { memoryStorage } from '#web/testing/memory-storage.ts'

import { progressIn } from './progress.ts'
import { isAnsweredSince, saveAnswer, saveOnce } from './save-answer.ts'

test('an answer of a copy of the tab counts once, and one of a clock that was ahead stops none', () => {
  const place = progressIn(memoryStorage())
  const answer = {
    questionId: 'as-m3.1.1' as const,
    selectedAnswer: 0,
    isCorrect: true,
    timeSpent: 5,
  }
  saveAnswer({ ...answer, timestamp: 9000 }, place)
  const isHere = (from: number, to: number) => isAnsweredSince('as-m3.1.1', { from, to }, place)
  expect([isHere(8000, 9500), isHere(9001, 9500), isHere(2000, 3000)]).toEqual([true, false, false])
  expect(isAnsweredSince('as-m3.1.2', { from: 0, to: 9500 }, place)).toBe(false)
  expect([9500, 15_000].map((timestamp) => saveOnce({ ...answer, timestamp }, place))).toEqual([
    false,
    true,
  ])
  expect(place.get().answers.map(({ timestamp }) => timestamp)).toEqual([15_000, 9000])
})
