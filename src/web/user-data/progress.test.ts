import { expect, test } from 'vitest'

import { shortAnswers } from '#quiz/practice/short-answers.ts'
import { memoryStorage } from '#web/testing/memory-storage.ts'

import { progressIn } from './progress.ts'
import { saveAnswer, saveSecondTry } from './save-answer.ts'

function answer(timestamp: number) {
  return {
    questionId: 'as-e1.1.k3f9',
    selectedAnswer: 1,
    isCorrect: true,
    timeSpent: 2,
    timestamp,
  }
}

test('Q50 the second try is kept with its wrong answer, once, and moves no totals', () => {
  const place = progressIn(memoryStorage())
  const wrong = { ...answer(7), isCorrect: false, response: '105 g', hintsTaken: 1 }
  saveAnswer(answer(3), place)
  saveAnswer(wrong, place)
  const { totals } = place.get()
  const second = {
    questionId: 'as-e1.1.k3f9',
    recordedAt: 7,
    response: '47.9 g',
    isCorrect: true,
  } as const
  saveSecondTry(second, place)
  saveSecondTry({ ...second, response: '9', isCorrect: false }, place)
  // A right answer has no second try.
  saveSecondTry({ ...second, recordedAt: 3 }, place)
  expect(place.get().totals).toEqual(totals)
  expect(place.get().answers).toEqual([
    { ...wrong, secondResponse: '47.9 g', secondCorrect: true },
    answer(3),
  ])
})

test('S2 with storage full the oldest answers become short, the totals stay, and this visit loses nothing', () => {
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
  // Learning still knows all of them.
  expect(shortAnswers(next.past ?? '').map(({ timestamp }) => timestamp)).toEqual(
    Array.from({ length: 300 - next.answers.length }, (_, index) => index + 1),
  )
})
