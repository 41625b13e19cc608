import { expect, test } from 'vitest'

import { latestDays } from './latest-days.ts'

function answer(questionId: string, day: number, isCorrect: boolean) {
  const timestamp = new Date(2026, 2, day, 12).getTime()
  return { questionId, selectedAnswer: 0, isCorrect, timeSpent: 5, timestamp }
}

test('each of the latest days leads to the question that went wrong on it last', () => {
  const answers = [
    answer('as-e1.1.4', 5, true),
    answer('as-e1.1.3', 3, true),
    answer('as-e1.1.2', 3, false),
    answer('as-e1.1.1', 3, false),
    answer('as-e1.1.0', 1, false),
  ]
  expect(latestDays(answers, 2)).toEqual([
    { day: '2026-03-05', wrong: 0, question: null },
    { day: '2026-03-03', wrong: 2, question: 'as-e1.1.2' },
  ])
  expect(latestDays([], 2)).toEqual([])
})
