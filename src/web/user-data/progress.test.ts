import { expect, test } from 'vitest'

import { memoryStorage } from '#web/testing/memory-storage.ts'

import { progressIn } from './progress.ts'
import { saveAnswer } from './save-answer.ts'

function answer(timestamp: number) {
  return {
    questionId: 'as-e1.1.k3f9',
    selectedAnswer: 1,
    isCorrect: true,
    timeSpent: 2,
    timestamp,
  }
}

test('S2 with storage full the oldest answers go, the totals stay, and this visit loses nothing', () => {
  const storage = memoryStorage({}, 20_000)
  const place = progressIn(storage)
  for (let time = 1; time <= 300; time += 1) saveAnswer(answer(time), place)
  expect([place.get().answers.length, place.persistence()]).toEqual([300, 'stored'])

  const next = progressIn(storage).get()
  expect(next.totals).toEqual({
    totalAnswered: 300,
    correctAnswers: 300,
    incorrectAnswers: 0,
    totalTimeSpent: 600,
    currentStreak: 300,
    bestStreak: 300,
  })
  expect(next.answers.length).toBeGreaterThanOrEqual(50)
  expect(next.answers).toEqual(place.get().answers.slice(0, next.answers.length))
})
